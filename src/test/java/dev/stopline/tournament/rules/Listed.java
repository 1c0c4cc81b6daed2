package dev.stopline.tournament.rules;

import dev.stopline.decide.moves.Field;
import dev.stopline.tournament.rules.TournamentMove.Part;

/** What the organizer of an event is listed. */
final class Listed {

    private static final TournamentRules RULES = new TournamentRules();

    private Listed() {}

    static OpenMoves ofOrganizer(TournamentState s, boolean explain) {
        return OpenMoves.of(RULES, s, Part.ORGANIZER, Organized.ORGANIZER, explain);
    }

    /** The first field of this name in the rows of an operation. */
    static Field field(Organized event, String operation, String name) {
        return ofOrganizer(event.state(), false).moves().stream()
                .filter(each -> each.operationId().equals(operation))
                .flatMap(each -> each.fields().stream())
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
