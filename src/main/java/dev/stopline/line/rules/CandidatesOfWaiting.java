package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.ArrayList;
import java.util.List;

/** What the Incident Master may do about each action that waits: call, waive, tell, or throw for a seat that is away. */
final class CandidatesOfWaiting {

    private static final List<Band> BANDS = List.of(Band.EASY, Band.STANDARD, Band.HARD);

    private CandidatesOfWaiting() {}

    static void add(Candidates to) {
        for (var action : to.state.sheet().actions()) {
            if (action.isPending()) {
                addCalls(to, action);
                addOthers(to, action);
            }
        }
    }

    private static void addCalls(Candidates to, Action action) {
        var usual = band(to.state, action);
        for (var control : controls(to.state, action.verb())) {
            var purpose = Rolls.purpose(action.verb(), control);
            for (var band : BANDS) {
                to.add(
                        action.id(),
                        band == usual && control.isEmpty(),
                        new ActionCommand.CallRoll(action.id(), band, purpose, control, false));
                to.add(action.id(), false, new ActionCommand.CallRoll(action.id(), band, purpose, control, true));
            }
        }
    }

    private static void addOthers(Candidates to, Action action) {
        for (var control : controls(to.state, action.verb())) {
            to.add(action.id(), false, new ActionCommand.WaiveRoll(action.id(), control, CommandFields.WORDS));
        }
        to.add(
                action.id(),
                to.state.clock().rollsStopped(),
                new ActionCommand.NarrateAction(action.id(), CommandFields.WORDS));
        to.add(action.id(), false, action.seat(), new ActionCommand.ThrowDie(action.id()), Candidates.ONE_DIE);
        to.state
                .cover()
                .holderIn(to.state.clock().stage())
                .flatMap(to.state.setup()::holding)
                .ifPresent(holder -> to.add(
                        action.id(),
                        false,
                        holder.seat(),
                        new ActionCommand.ThrowCover(action.id()),
                        Candidates.ONE_DIE));
    }

    /** No control, and every control of the card that the verb may close. */
    static List<String> controls(LineState state, Verb verb) {
        var controls = new ArrayList<String>(List.of(""));
        for (var control : state.setup().card().controls()) {
            if (control.closableBy().contains(verb)) {
                controls.add(control.controlId());
            }
        }
        return controls;
    }

    /** L-ROLL-08, -09: the tier's band for the Company, for the cell by the live controls in the move's way. */
    static Band band(LineState state, Action action) {
        return action.table() == Table.COMPANY
                ? Rolls.companyBand(state)
                : Controls.suggestBand(state, action.verb(), false);
    }
}
