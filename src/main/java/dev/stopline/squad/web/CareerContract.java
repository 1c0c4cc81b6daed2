package dev.stopline.squad.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.moves.MoveContract;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;

/** The operations on a career in the contract. */
@Component
class CareerContract extends MoveContract {

    private static final Words WORDS = new Words("you", "career", "Your version.");

    CareerContract() {
        super(CareerMover.class, CareerReader.class);
    }

    @Override
    protected Words words() {
        return WORDS;
    }

    @Override
    protected Parameter gameId() {
        return new Parameter()
                .in("path")
                .name("careerId")
                .required(true)
                .description("The career.")
                .schema(new StringSchema()
                        .maxLength(64)
                        .pattern("^[A-Za-z0-9-]+$")
                        .example("squad-7d0c"));
    }

    @Override
    protected List<? extends RefusalCode> refusals(HandlerMethod handler) {
        var codes = new ArrayList<RefusalCode>();
        boolean isMove = Stream.of(handler.getMethodParameters())
                .anyMatch(each -> each.getParameterType().equals(CareerMover.class));
        if (isMove) {
            // The general guard, asked ahead of each move's own.
            codes.add(SquadRefusal.CAREER_OVER);
        }
        var refuses = handler.getMethodAnnotation(SquadRefuses.class);
        codes.addAll(refuses == null ? List.of() : List.of(refuses.value()));
        return codes;
    }
}
