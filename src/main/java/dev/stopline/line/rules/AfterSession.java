package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceSource;
import java.util.List;

/** What each event of the set-up changes. */
final class AfterSession {

    private AfterSession() {}

    static LineState of(LineState s, SessionEvent event) {
        return switch (event) {
            case SessionEvent.SessionCreated e ->
                s.withMode(e.mode()).withSetup(s.setup().withOpened(true));
            case SessionEvent.CardChosen e -> s.withSetup(s.setup().withCardId(e.cardId()));
            case SessionEvent.BoardDealt e -> s.withSetup(s.setup().withBoard(new SharedBoard(e.board(), false)));
            case SessionEvent.BoardOpened e ->
                s.withSetup(s.setup().withBoard(s.setup().board().open()));
            case SessionEvent.RulesetOverridden e -> overridden(s, e);
            case SessionEvent.RulesetNoted e -> s.withRuleset(s.ruleset().with(e.key(), e.value()));
            case SessionEvent.DiceCommitted e -> s.withSetup(s.setup().withCommitment(e.commitment()));
            case SessionEvent.HiresListed e -> listed(s, e);
            case SessionEvent.CaseCardSealed e -> sealed(s, e.card());
            case SessionEvent.OperatorShown e -> shown(s, e);
            case SessionEvent.PlayerSeated e ->
                s.withSetup(s.setup()
                        .withSeats(Lists.plus(s.setup().seats(), new Setup.Seated(e.seat(), e.table(), e.role()))));
            case SessionEvent.SpectatorAdmitted e -> s.withSetup(s.setup().withSpectators(e.admitted()));
            case SessionEvent.OpeningBriefed e -> s.withSetup(s.setup().withBriefed(true));
            case SessionEvent.CaseStarted e -> started(s);
            case SessionEvent.ReadingNoteRecorded e ->
                s.withSetup(s.setup().withReadingNotes(Lists.plus(s.setup().readingNotes(), e.text())));
            case SessionEvent.CaseAbandoned e ->
                s.withOutcome(s.outcome()
                                .withAbandoned(true)
                                .withEnded(s.outcome().hasEnded() ? s.outcome().ended() : EndReason.ABANDONED))
                        .withTracks(s.tracks().withWaiting(List.of()));
        };
    }

    private static LineState overridden(LineState s, SessionEvent.RulesetOverridden e) {
        boolean briefedOnIt = e.key() == RulesetKey.CALL_PAYOFF || e.key() == RulesetKey.CALL_EXPOSURE;
        var changed = s.withRuleset(s.ruleset().with(e.key(), e.value()));
        if (changed.ruleset().is(RulesetKey.DICE_SOURCE, DiceSource.ENTERED.name())) {
            changed = changed.withSetup(changed.setup().withCommitment(""));
        }
        return briefedOnIt ? changed.withSetup(changed.setup().withBriefed(false)) : changed;
    }

    private static LineState listed(LineState s, SessionEvent.HiresListed e) {
        return s.withSetup(s.setup().withTitle(e.title()).withFile(e.file()))
                .withHires(e.hires().stream()
                        .map(each -> new Hire(each.number(), each.name(), Identity.SEALED, true, true))
                        .toList());
    }

    private static LineState sealed(LineState s, CaseCard card) {
        var known = s.withSetup(s.setup().withCard(card).withCardId(card.cardId()));
        for (var hire : card.hires()) {
            known = known.changeHire(hire.number(), each -> each.withIdentity(hire.identity()));
        }
        return known;
    }

    private static LineState shown(LineState s, SessionEvent.OperatorShown e) {
        return s.withSetup(s.setup().withCoverLines(e.coverLines()))
                .withHires(s.hires().stream()
                        .map(each -> each.withIdentity(each.number() == e.hire() ? Identity.OPERATOR : Identity.DECOY))
                        .toList());
    }

    private static LineState started(LineState s) {
        int payoff = s.ruleset().number(RulesetKey.PAYOFF_START);
        int cap = s.ruleset().number(RulesetKey.PAYOFF_SHOWN_CAP);
        return s.withPhase(Phase.PLAY)
                .withTracks(s.tracks()
                        .withPayoffTotal(payoff)
                        .withPayoffShown(Math.min(payoff, cap))
                        .withExposure(s.ruleset().number(RulesetKey.EXPOSURE_START)));
    }
}
