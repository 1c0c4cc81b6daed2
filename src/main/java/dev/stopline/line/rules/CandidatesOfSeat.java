package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.Arrays;

/** The moves of a player's seat outside the line (section 3.3). */
final class CandidatesOfSeat {

    private CandidatesOfSeat() {}

    static void add(Candidates to, Viewer.Seat seat) {
        var state = to.state;
        for (var action : state.sheet().actions()) {
            if (action.isPending() && action.seat().equals(seat.id())) {
                to.add(action.id(), true, "", new ActionCommand.ThrowDie(action.id()), Candidates.ONE_DIE);
            }
        }
        if (seat.table() == Table.COMRADES) {
            addCover(to);
        }
        for (var verb : Verb.values()) {
            if (verb.table() == seat.table()) {
                to.hiresOrNone()
                        .forEach(hire -> to.add(new ActionCommand.DeclareAction(verb, hire, CommandFields.WORDS)));
            }
        }
        if (seat.table() == Table.COMPANY) {
            for (var hire : to.hiresOrNone()) {
                to.add(new ActionCommand.PullLog(hire));
                to.add(new ActionCommand.QuestionHire(hire, CommandFields.WORDS));
            }
        }
        Arrays.stream(FreeAction.values())
                .forEach(kind -> to.add(new ActionCommand.TakeFreeAction(kind, CommandFields.WORDS)));
    }

    private static void addCover(Candidates to) {
        var state = to.state;
        for (var action : state.sheet().actions()) {
            if (action.isPending()) {
                to.add(action.id(), false, new ActionCommand.AnnounceCover(action.id()));
                to.add(action.id(), true, "", new ActionCommand.ThrowCover(action.id()), Candidates.ONE_DIE);
            }
        }
        for (var role : Role.of(Table.COMRADES)) {
            to.add(new ActionCommand.ChooseCoverHolder(state.clock().stage(), role));
        }
    }
}
