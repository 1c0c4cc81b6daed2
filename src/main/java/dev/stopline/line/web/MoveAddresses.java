package dev.stopline.line.web;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Where each operation on a session is sent to: read from the handlers themselves. */
@Component
class MoveAddresses {

    private static final String SESSION_ID = "{sessionId}";

    private final ObjectProvider<RequestMappingHandlerMapping> mappings;
    private volatile Map<String, String> paths = Map.of();

    MoveAddresses(@Qualifier("requestMappingHandlerMapping") ObjectProvider<RequestMappingHandlerMapping> mappings) {
        this.mappings = mappings;
    }

    /**
     * The address of an operation on this session.
     *
     * @throws NullPointerException if no handler serves the operation
     */
    String of(String operationId, String sessionId) {
        // Read on first use: the handlers are known only once the service has started.
        if (paths.isEmpty()) {
            paths = read();
        }
        return Objects.requireNonNull(paths.get(operationId), operationId).replace(SESSION_ID, sessionId);
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
                && mapping.getPatternValues().stream().anyMatch(path -> path.contains(SESSION_ID));
    }

    private static String operationId(HandlerMethod handler) {
        return Objects.requireNonNull(handler.getMethodAnnotation(Operation.class))
                .operationId();
    }
}
