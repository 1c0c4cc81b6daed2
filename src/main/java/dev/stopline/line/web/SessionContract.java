package dev.stopline.line.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.platform.moves.MoveContract;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.util.LinkedHashSet;
import java.util.List;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;

/** The operations on a session in the contract. */
@Component
class SessionContract extends MoveContract {

    private static final Words WORDS = new Words("your seat", "session", "The version of your seat.");

    SessionContract() {
        super(Mover.class, Reader.class);
    }

    @Override
    protected Words words() {
        return WORDS;
    }

    @Override
    protected Parameter gameId() {
        return new Parameter()
                .in("path")
                .name("sessionId")
                .required(true)
                .description("The session.")
                .schema(new StringSchema()
                        .maxLength(64)
                        .pattern("^[A-Za-z0-9-]+$")
                        .example("line-7d0c"));
    }

    @Override
    protected List<? extends RefusalCode> refusals(HandlerMethod handler) {
        var refuses = handler.getMethodAnnotation(Refuses.class);
        if (refuses == null) {
            return List.of();
        }
        var codes = new LinkedHashSet<LineRefusal>(refuses.when().codes());
        codes.addAll(List.of(refuses.value()));
        return List.copyOf(codes);
    }
}
