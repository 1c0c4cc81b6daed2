package dev.stopline.platform.moves;

import dev.stopline.decide.RefusalCode;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.core.MethodParameter;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;

/** What the operations on a game share in the contract: the path, the conditions, and which refusals they may meet. */
public abstract class MoveContract implements OperationCustomizer {

    private static final String VERSION = "^\"[0-9]{1,9}(-explained)?\"$";

    private final Class<?> mover;
    private final List<Class<?>> readers;

    /**
     * The contract of one kind of game.
     *
     * @param mover the argument of the handlers that play a move
     * @param readers the arguments of the handlers that read
     */
    protected MoveContract(Class<?> mover, Class<?>... readers) {
        this.mover = mover;
        this.readers = List.of(readers);
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(mover);
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(readers);
    }

    /** The game's id in the path. */
    protected abstract Parameter gameId();

    /** The refusals that an operation may meet, in the order in which the rules ask; empty for one that plays no move. */
    protected abstract List<? extends RefusalCode> refusals(HandlerMethod handler);

    /** What the contract calls whoever is asking. */
    protected abstract Words words();

    /**
     * What the contract calls whoever is asking.
     *
     * @param you {@code your seat}
     * @param game {@code session}
     * @param version what its ETag is
     */
    public record Words(String you, String game, String version) {}

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        if (has(handler, mover)) {
            operation.addParametersItem(gameId());
            answer(operation, "409", "The rules refuse the move now, or other moves came first.");
        }
        boolean versioned = !handler.hasMethodAnnotation(WithoutVersion.class);
        if (has(handler, mover) && versioned) {
            operation.addParametersItem(ifMatch());
            ok(operation).setDescription("What the move brought, as " + words().you() + " saw it.");
            addEtag(operation);
            answer(operation, "412", "If-Match names an older version than the present one. Nothing has changed.");
        }
        boolean reads = readers.stream().anyMatch(reader -> has(handler, reader));
        if (reads) {
            operation.addParametersItem(gameId());
        }
        if (reads && versioned && handler.getReturnType().getParameterType() == ResponseEntity.class) {
            operation.addParametersItem(ifNoneMatch());
            addEtag(operation);
            answer(operation, "304", "Nothing has changed since the version in If-None-Match.");
        }
        if (operation.getRequestBody() != null && mayBeLeftOut(handler)) {
            operation.getRequestBody().setRequired(false);
        }
        addRefusals(operation, handler);
        return operation;
    }

    private static boolean has(HandlerMethod handler, Class<?> argument) {
        return Arrays.stream(handler.getMethodParameters())
                .anyMatch(parameter -> parameter.getParameterType() == argument);
    }

    /** Whether all of the body's fields may be left out, and so the body itself. */
    private static boolean mayBeLeftOut(HandlerMethod handler) {
        return Arrays.stream(handler.getMethodParameters())
                .filter(parameter -> parameter.hasParameterAnnotation(RequestBody.class))
                .map(MethodParameter::getParameterType)
                .filter(Class::isRecord)
                .anyMatch(body -> Arrays.stream(body.getRecordComponents())
                        .map(component -> component.getAccessor())
                        .noneMatch(field ->
                                field.isAnnotationPresent(NotNull.class) || field.isAnnotationPresent(NotBlank.class)));
    }

    private static Parameter ifMatch() {
        return new Parameter()
                .in("header")
                .name("If-Match")
                .required(false)
                .description(
                        "The version that your board must have for the move to count: the ETag of the board that you"
                                + " decided on.")
                .schema(new StringSchema()
                        .maxLength(12)
                        .pattern("^(\\*|\"[0-9]{1,9}\")$")
                        .example("\"41\""));
    }

    private static Parameter ifNoneMatch() {
        return new Parameter()
                .in("header")
                .name("If-None-Match")
                .required(false)
                .description("The ETag of the last answer: if nothing has changed, there is no body.")
                .schema(new StringSchema().maxLength(40).pattern("^[ -~]+$").example("\"41\""));
    }

    private void addEtag(Operation operation) {
        ok(operation)
                .addHeaderObject(
                        "ETag",
                        new Header()
                                .description(words().version())
                                .required(true)
                                .schema(new StringSchema()
                                        .maxLength(24)
                                        .pattern(VERSION)
                                        .example("\"42\"")));
    }

    private static ApiResponse ok(Operation operation) {
        return operation.getResponses().computeIfAbsent("200", absent -> new ApiResponse());
    }

    private static void answer(Operation operation, String status, String description) {
        operation.getResponses().computeIfAbsent(status, absent -> new ApiResponse().description(description));
    }

    private void addRefusals(Operation operation, HandlerMethod handler) {
        var codes = new LinkedHashSet<RefusalCode>(refusals(handler));
        if (codes.isEmpty()) {
            return;
        }
        say(
                operation,
                codes,
                RefusalCode.Kind.INVALID,
                "400",
                "What was sent cannot be taken; errors say where and why.");
        say(operation, codes, RefusalCode.Kind.FORBIDDEN, "403", capital(words().you()) + " may not do this.");
        say(
                operation,
                codes,
                RefusalCode.Kind.UNKNOWN,
                "404",
                "An id names nothing, or there is no such " + words().game() + " for you.");
        say(
                operation,
                codes,
                RefusalCode.Kind.NOT_NOW,
                "409",
                "The rules refuse the move now, or other moves came first.");
        operation.addExtension(
                "x-refusals", codes.stream().map(RefusalCode::name).toList());
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Codes only: what some of them mean, not everybody may read yet. */
    private static void say(
            Operation operation, Set<RefusalCode> codes, RefusalCode.Kind kind, String status, String sentence) {
        var named = new ArrayList<String>();
        codes.stream()
                .filter(code -> code.kind() == kind)
                .map(code -> "`" + code.name() + "`")
                .forEach(named::add);
        if (!named.isEmpty()) {
            operation
                    .getResponses()
                    .addApiResponse(
                            status,
                            new ApiResponse()
                                    .description(sentence + " Codes: "
                                            + named.stream().collect(Collectors.joining(", ")) + "."));
        }
    }
}
