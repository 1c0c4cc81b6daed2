package dev.stopline.line.web;

import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Gives handlers their {@link Mover} or {@link Reader}. */
@Configuration(proxyBeanMethods = false)
class Arguments implements WebMvcConfigurer {

    private static final Pattern VERSION = Pattern.compile("\"([0-9]{1,9})\"");

    private final Admission admission;

    Arguments(Admission admission) {
        this.admission = admission;
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new Resolver());
    }

    private final class Resolver implements HandlerMethodArgumentResolver {

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.getParameterType() == Mover.class || parameter.getParameterType() == Reader.class;
        }

        @Override
        public Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer container,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binders) {
            var sessionId = sessionId(request);
            return parameter.getParameterType() == Reader.class
                    ? new Reader(sessionId, admission.reader(caller(), sessionId))
                    : new Mover(sessionId, admission.mover(caller(), sessionId), ifMatch(request));
        }
    }

    private static Caller caller() {
        var authentication = SecurityContextHolder.getContext().getAuthentication();
        if (authentication != null && authentication.getPrincipal() instanceof Caller caller) {
            return caller;
        }
        throw new AccessDeniedException("nobody is asking");
    }

    private static String sessionId(NativeWebRequest request) {
        var variables =
                request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE, RequestAttributes.SCOPE_REQUEST);
        return variables instanceof Map<?, ?> map && map.get("sessionId") instanceof String id ? id : "";
    }

    private static @Nullable Long ifMatch(NativeWebRequest request) {
        var header = Optional.ofNullable(request.getHeader(HttpHeaders.IF_MATCH))
                .map(String::strip)
                .orElse("*");
        if (header.equals("*")) {
            return null;
        }
        var version = VERSION.matcher(header);
        if (!version.matches()) {
            throw new InvalidRequest(List.of(Fault.inParameter(
                    HttpHeaders.IF_MATCH, "must be one version in quotes, as the ETag of a board, or *")));
        }
        return Long.valueOf(version.group(1));
    }
}
