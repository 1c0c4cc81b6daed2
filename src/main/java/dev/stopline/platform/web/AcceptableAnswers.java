package dev.stopline.platform.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.accept.ContentNegotiationManager;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Turns a request away before anything is done if its answer could not be given in a media type that it accepts. The
 * framework finds that out when it writes the answer: by then the move would be stored, and the client told that it
 * failed.
 */
@Configuration(proxyBeanMethods = false)
class AcceptableAnswers implements WebMvcConfigurer, HandlerInterceptor {

    private static final List<MediaType> ANSWERS = List.of(MediaType.APPLICATION_JSON);

    private final ContentNegotiationManager accepted = new ContentNegotiationManager();

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns("/v1/**");
    }

    /**
     * Passes if the answer can be given.
     *
     * @throws HttpMediaTypeNotAcceptableException if it cannot
     */
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler)
            throws HttpMediaTypeNotAcceptableException {
        // Where a handler says itself what it answers, the framework has tested it already.
        if (request.getAttribute(HandlerMapping.PRODUCIBLE_MEDIA_TYPES_ATTRIBUTE) == null && !isAcceptable(request)) {
            throw new HttpMediaTypeNotAcceptableException(ANSWERS);
        }
        return true;
    }

    private boolean isAcceptable(HttpServletRequest request) throws HttpMediaTypeNotAcceptableException {
        return accepted.resolveMediaTypes(new ServletWebRequest(request)).stream()
                .anyMatch(type -> ANSWERS.stream().anyMatch(type::isCompatibleWith));
    }
}
