package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.List;

/** What the Incident Master may play for the side that has no players. */
final class CandidatesOfOwnSide {

    private CandidatesOfOwnSide() {}

    static void add(Candidates to) {
        if (to.state.mode().incidentMasterPlays(Table.COMRADES)) {
            addScript(to);
        }
        if (to.state.mode().incidentMasterPlays(Table.COMPANY)) {
            addCompany(to);
        }
    }

    private static void addScript(Candidates to) {
        for (var move : to.state.setup().card().scriptedMoves()) {
            to.add(
                    "",
                    true,
                    "",
                    new ActionCommand.PlayScriptedMove(move.moveId()),
                    move.covered() ? Candidates.COVER_AND_DIE : Candidates.ONE_DIE);
        }
        for (var role : Role.of(Table.COMRADES)) {
            to.add(new ActionCommand.ChooseCoverHolder(to.state.clock().stage(), role));
        }
    }

    private static void addCompany(Candidates to) {
        for (var verb : Verb.values()) {
            if (verb.table() == Table.COMPANY && verb != Verb.APPROVE_CUT) {
                for (var control : CandidatesOfWaiting.controls(to.state, verb)) {
                    to.hiresOrNone().forEach(hire -> addCompanyMove(to, verb, hire, control));
                }
            }
        }
        to.add(new StopTheLineCommand.CallStopTheLine());
    }

    private static void addCompanyMove(Candidates to, Verb verb, int hire, String control) {
        var move = new ActionCommand.PlayImCompanyMove(verb, hire, control, CommandFields.WORDS);
        to.add(
                "",
                ImCompany.isDue(to.state, move),
                "",
                move,
                verb.rolls() && !Actions.isTooEarly(to.state, verb) ? Candidates.ONE_DIE : List.of());
    }
}
