package dev.stopline.tournament.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.moves.MoveContract;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;

/** The operations on an event in the contract. */
@Component
class TournamentContract extends MoveContract {

    private static final Words WORDS =
            new Words("you", "event", "Your version: how many of the event's changes you have seen.");

    TournamentContract() {
        super(TournamentMover.class, TournamentReader.class, PublicReader.class);
    }

    @Override
    protected Words words() {
        return WORDS;
    }

    @Override
    protected Parameter gameId() {
        return new Parameter()
                .in("path")
                .name("tournamentId")
                .required(true)
                .description("The event.")
                .schema(new StringSchema()
                        .maxLength(64)
                        .pattern("^[A-Za-z0-9-]+$")
                        .example("event-k3x8m2q0w7ab"));
    }

    @Override
    protected List<? extends RefusalCode> refusals(HandlerMethod handler) {
        var refuses = handler.getMethodAnnotation(TournamentRefuses.class);
        if (refuses == null) {
            return List.of();
        }
        var codes = new ArrayList<TournamentRefusal>();
        if (Arrays.stream(handler.getMethodParameters())
                .anyMatch(each -> each.getParameterType() == TournamentMover.class)) {
            codes.add(TournamentRefusal.NOT_YOURS);
            codes.add(TournamentRefusal.TOURNAMENT_CLOSED);
        }
        codes.addAll(List.of(refuses.value()));
        return codes;
    }
}
