package dev.stopline.line.web;

import dev.stopline.platform.moves.Asking;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Gives handlers their {@link Mover} or {@link Reader}. */
@Configuration(proxyBeanMethods = false)
class Arguments implements WebMvcConfigurer {

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
            var sessionId = Asking.pathVariable(request, "sessionId");
            return parameter.getParameterType() == Reader.class
                    ? new Reader(sessionId, admission.reader(Asking.caller(), sessionId))
                    : new Mover(sessionId, admission.mover(Asking.caller(), sessionId), Asking.ifMatch(request));
        }
    }
}
