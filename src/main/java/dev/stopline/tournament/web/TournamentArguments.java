package dev.stopline.tournament.web;

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

/** Gives handlers their {@link TournamentMover}, {@link TournamentReader} or {@link PublicReader}. */
@Configuration(proxyBeanMethods = false)
class TournamentArguments implements WebMvcConfigurer {

    private static final List<Class<?>> KNOWN =
            List.of(TournamentMover.class, TournamentReader.class, PublicReader.class);

    private final TournamentAdmission admission;

    TournamentArguments(TournamentAdmission admission) {
        this.admission = admission;
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new Resolver());
    }

    private final class Resolver implements HandlerMethodArgumentResolver {

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return KNOWN.contains(parameter.getParameterType());
        }

        @Override
        public Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer container,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binders) {
            var tournamentId = Asking.pathVariable(request, "tournamentId");
            if (parameter.getParameterType() == PublicReader.class) {
                return new PublicReader(tournamentId);
            }
            var caller = Asking.caller();
            var reader = admission.reader(caller, tournamentId);
            return parameter.getParameterType() == TournamentReader.class
                    ? reader
                    : new TournamentMover(reader, TournamentAdmission.part(caller), Asking.ifMatch(request));
        }
    }
}
