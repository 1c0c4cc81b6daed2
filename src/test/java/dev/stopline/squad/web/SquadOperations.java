package dev.stopline.squad.web;

import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.ServiceCommand;
import dev.stopline.squad.rules.SquadCommand;
import io.swagger.v3.oas.annotations.Operation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.util.ClassUtils;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The moves of a career, the handlers that play them, and the bodies that these read. */
final class SquadOperations {

    private SquadOperations() {}

    /** Every command of a person but the one that opens a career, in the order of its chapters. */
    static List<Class<? extends SquadCommand>> commands() {
        return leaves(SquadCommand.class)
                .filter(each -> each != CareerCommand.CreateDetective.class)
                .filter(each -> !ServiceCommand.class.isAssignableFrom(each))
                .<Class<? extends SquadCommand>>map(each -> each.asSubclass(SquadCommand.class))
                .toList();
    }

    private static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SquadOperations::leaves)
                : Stream.of(type);
    }

    /** How the contract spells a command. */
    static String operationId(Class<?> command) {
        var name = command.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** The handlers of everything that is posted to a career, by operation. */
    static Map<String, List<Method>> handlers() {
        var scanner = new ClassPathScanningCandidateComponentProvider(false);
        scanner.addIncludeFilter(new AnnotationTypeFilter(RestController.class));
        return scanner.findCandidateComponents(SquadOperations.class.getPackageName()).stream()
                .map(each -> ClassUtils.resolveClassName(String.valueOf(each.getBeanClassName()), null))
                .filter(SquadOperations::isOfACareer)
                .flatMap(controller -> Arrays.stream(controller.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(PostMapping.class))
                .collect(Collectors.groupingBy(
                        method -> method.getAnnotation(Operation.class).operationId(),
                        TreeMap::new,
                        Collectors.toList()));
    }

    private static boolean isOfACareer(Class<?> controller) {
        var at = controller.getAnnotation(RequestMapping.class);
        return at != null && List.of(at.value()).contains(SquadMoves.CAREER);
    }

    /** The body that the handler of a command reads. */
    static Class<?> body(Class<?> command) {
        return handlers().getOrDefault(operationId(command), List.of()).stream()
                .flatMap(handler -> Arrays.stream(handler.getParameters()))
                .filter(parameter -> parameter.isAnnotationPresent(RequestBody.class))
                .<Class<?>>map(Parameter::getType)
                .findFirst()
                .orElseThrow();
    }
}
