package dev.stopline.platform.moves;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Where each operation on a game or an event is sent to: read from the handlers themselves. */
@Component
public class MoveAddresses {

    /** The id of the game or event, the first variable of each such path. */
    private static final Pattern GAME_ID = Pattern.compile("\\{(sessionId|careerId|tournamentId)}");

    private final ObjectProvider<RequestMappingHandlerMapping> mappings;
    private volatile Map<String, String> paths = Map.of();

    MoveAddresses(@Qualifier("requestMappingHandlerMapping") ObjectProvider<RequestMappingHandlerMapping> mappings) {
        this.mappings = mappings;
    }

    /**
     * The address of an operation on this game or event.
     *
     * @throws NullPointerException if no handler serves the operation
     */
    public String of(String operationId, String gameId) {
        // Read on first use: the handlers are known only once the service has started.
        if (paths.isEmpty()) {
            paths = read();
        }
        return GAME_ID.matcher(Objects.requireNonNull(paths.get(operationId), operationId))
                .replaceFirst(gameId);
    }

    private Map<String, String> read() {
        return mappings.getObject().getHandlerMethods().entrySet().stream()
                .filter(each -> isMove(each.getKey(), each.getValue()))
                .collect(Collectors.toUnmodifiableMap(
                        each -> operationId(each.getValue()),
                        each -> each.getKey().getPatternValues().iterator().next()));
    }

    private static boolean isMove(RequestMappingInfo mapping, HandlerMethod handler) {
        return handler.hasMethodAnnotation(Operation.class)
                && mapping.getMethodsCondition().getMethods().contains(RequestMethod.POST)
                && mapping.getPatternValues().stream()
                        .anyMatch(path -> GAME_ID.matcher(path).find());
    }

    private static String operationId(HandlerMethod handler) {
        return Objects.requireNonNull(handler.getMethodAnnotation(Operation.class))
                .operationId();
    }
}
