package dev.stopline.line.rules;

import dev.stopline.decide.Lists;

/** What each revealed fact, held account and closed control changes. */
final class AfterReveal {

    private AfterReveal() {}

    static LineState of(LineState s, RevealEvent event) {
        var evidence = s.evidence();
        return switch (event) {
            case RevealEvent.RevealOwed e -> s.withEvidence(owed(evidence, e));
            case RevealEvent.NothingMoreOnFile e ->
                s.withEvidence(evidence.withOwed(
                        Lists.without(evidence.owed(), each -> each.owedId().equals(e.owedId()))));
            case RevealEvent.FactRevealed e ->
                s.withEvidence(evidence.settled(e.owedId())
                        .withClues(Lists.plus(
                                evidence.clues(),
                                new Evidence.Clue(e.clue(), e.hire(), e.type(), e.text(), e.via(), ""))));
            case RevealEvent.FactNatureNoted e ->
                s.withEvidence(evidence.withClues(Lists.change(
                        evidence.clues(),
                        each -> each.number() == e.clue(),
                        each -> new Evidence.Clue(
                                each.number(), each.hire(), each.type(), each.text(), each.via(), e.factId()))));
            case RevealEvent.ClueCounted e ->
                s.withEvidence(evidence.withCounted(Lists.plus(evidence.counted(), e.hire())));
            case RevealEvent.PaymentHeld e ->
                s.withEvidence(evidence.withAccountsHeld(
                        Lists.plus(Lists.without(evidence.accountsHeld(), each -> each == e.hire()), e.hire())));
            case RevealEvent.PaymentReleased e ->
                s.withEvidence(
                        evidence.withAccountsHeld(Lists.without(evidence.accountsHeld(), each -> each == e.hire())));
            case RevealEvent.ControlClosed e ->
                s.withEvidence(evidence.withClosedControls(
                        Lists.plus(evidence.closedControls(), new Evidence.ClosedControl(e.controlId(), e.text()))));
        };
    }

    private static Evidence owed(Evidence evidence, RevealEvent.RevealOwed e) {
        var owed = new Evidence.Owed(e.owedId(), e.hire(), e.types(), e.via(), e.count());
        var more = evidence.withOwed(Lists.plus(evidence.owed(), owed));
        return e.via() == RevealEvent.Via.TIER_STEP ? more.withTierSteps(evidence.tierSteps() + 1) : more;
    }
}
