package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;

/** What the Incident Master may do about each reveal that is owed, each score, and each held account. */
final class CandidatesOfReveals {

    private CandidatesOfReveals() {}

    static void add(Candidates to) {
        for (var owed : to.state.evidence().owed()) {
            for (var sheet : to.sheets(owed.hire())) {
                for (var fact : sheet.facts()) {
                    to.add(owed.owedId(), true, new ActionCommand.ChooseRevealedFact(owed.owedId(), fact.factId()));
                    to.add(owed.owedId(), false, new ActionCommand.RecordInconsistency(owed.owedId(), fact.factId()));
                }
            }
            to.add(owed.owedId(), true, new ActionCommand.ChooseRevealedFact(owed.owedId(), ""));
        }
        for (var scored : to.state.tracks().scored()) {
            boolean noted = to.state.outcome().stoppingControls().stream()
                    .anyMatch(each -> each.actionId().equals(scored));
            to.add(noted ? "" : scored, !noted, new ActionCommand.NoteStoppingControl(scored, CommandFields.WORDS));
        }
        for (var hire : to.state.hires()) {
            to.add(new ActionCommand.ReleasePayment(hire.number()));
        }
    }
}
