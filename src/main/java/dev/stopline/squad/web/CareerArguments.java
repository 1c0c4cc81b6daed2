package dev.stopline.squad.web;

import dev.stopline.platform.moves.Asking;
import dev.stopline.squad.aggregate.SquadCareer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Gives handlers their {@link CareerMover} or {@link CareerReader}. */
@Configuration(proxyBeanMethods = false)
class CareerArguments implements WebMvcConfigurer {

    private final CareerAdmission admission;

    CareerArguments(CareerAdmission admission) {
        this.admission = admission;
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new Resolver());
    }

    private final class Resolver implements HandlerMethodArgumentResolver {

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.getParameterType() == CareerMover.class
                    || parameter.getParameterType() == CareerReader.class;
        }

        @Override
        public Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer container,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binders) {
            var careerId = Asking.pathVariable(request, "careerId");
            var by = admission.mover(Asking.caller(), careerId);
            return parameter.getParameterType() == CareerReader.class
                    ? new CareerReader(careerId, by.equals(SquadCareer.ORGANIZER))
                    : new CareerMover(careerId, by, Asking.ifMatch(request));
        }
    }
}
