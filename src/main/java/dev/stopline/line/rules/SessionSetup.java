package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.BOARD_FIXED;
import static dev.stopline.line.rules.LineRefusal.CARD_INVALID;
import static dev.stopline.line.rules.LineRefusal.NOT_READY;
import static dev.stopline.line.rules.LineRefusal.OPENING_NOT_BRIEFED;
import static dev.stopline.line.rules.LineRefusal.RULED_NOT_OVERRIDABLE;
import static dev.stopline.line.rules.LineRefusal.SEAT_REFUSED;
import static dev.stopline.line.rules.LineRefusal.VALUE_NOT_ALLOWED;
import static dev.stopline.line.rules.LineRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** L-SETUP-11, GAP-02..04, GAP-42, GAP-47, L-TEL-02: create, override, load, seat, brief, start; and abandon. */
final class SessionSetup {

    /** The rule that there are values to set at all. */
    private static final String EVERY_KEY = "L-MODE-06";

    private SessionSetup() {}

    static Optional<Refusal> refuse(LineState s, SessionCommand command) {
        return switch (command) {
            case SessionCommand.CreateSession c -> Refusal.refuseIf(s.setup().opened(), WRONG_PHASE);
            case SessionCommand.OverrideRuleset c -> refuse(s, c);
            case SessionCommand.LoadCaseCard c -> refuse(s, c);
            case SessionCommand.SeatPlayer c -> refuse(s, c);
            case SessionCommand.AdmitSpectator c -> Refusal.refuseIf(s.phase() == Phase.CLOSED, WRONG_PHASE);
            case SessionCommand.BriefOpening c -> Refusal.refuseIf(!inSetup(s), WRONG_PHASE);
            case SessionCommand.StartCase c -> refuseStart(s);
            case SessionCommand.RecordReadingNote c -> refuseText(s, c.text());
            case SessionCommand.AbandonCase c ->
                s.outcome().abandoned() ? Refusal.refuse(WRONG_PHASE) : refuseText(s, c.reason());
        };
    }

    private static Optional<Refusal> refuse(LineState s, SessionCommand.LoadCaseCard c) {
        if (!inSetup(s)) {
            return Refusal.refuse(WRONG_PHASE);
        }
        return s.setup().board().shared() ? Refusal.refuse(BOARD_FIXED) : refuseCard(s, c.card());
    }

    /** Whether a card is still to be loaded: none is there, or the one that is there no longer fits the ruleset. */
    static boolean lacksCard(LineState s) {
        boolean sealed = s.setup().card().equals(CaseCard.SEALED);
        return !s.setup().hasCard()
                || !sealed && refuseCard(s, s.setup().card()).isPresent();
    }

    private static boolean inSetup(LineState s) {
        return s.phase() == Phase.SETUP && !s.outcome().hasEnded();
    }

    private static Optional<Refusal> refuseText(LineState s, String text) {
        return s.phase() == Phase.CLOSED ? Refusal.refuse(WRONG_PHASE) : Refusal.refuseIf(text.isBlank(), BAD_REQUEST);
    }

    private static Optional<Refusal> refuse(LineState s, SessionCommand.OverrideRuleset c) {
        if (!inSetup(s)) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (s.setup().board().shared()) {
            return Refusal.refuse(BOARD_FIXED);
        }
        var key = RulesetKey.of(c.key());
        if (key.isEmpty()) {
            var said = c.key() + " is no key of the ruleset; listRules gives those that there are, each with its rule.";
            return Refusal.refuse(RULED_NOT_OVERRIDABLE, List.of(new Refusal.Fault("/key", EVERY_KEY, said)));
        }
        return key.get().allows(c.value())
                ? refuseIfInconsistent(s, key.get(), c.value())
                : notAllowed(key.get(), key.get().range());
    }

    private static Optional<Refusal> refuseIfInconsistent(LineState s, RulesetKey key, String value) {
        return s.ruleset().with(key, value).isConsistent()
                ? Refusal.allow()
                : notAllowed(key, "a value that fits the others: " + Ruleset.CONSISTENCY);
    }

    private static Optional<Refusal> notAllowed(RulesetKey key, String allowed) {
        var said = key.key() + " takes " + allowed + ".";
        return Refusal.refuse(VALUE_NOT_ALLOWED, List.of(new Refusal.Fault("/value", key.rule(), said)));
    }

    private static Optional<Refusal> refuseCard(LineState s, CaseCard card) {
        var faults = CardCheck.faults(card, s.mode(), s.ruleset());
        return faults.isEmpty() ? Refusal.allow() : Refusal.refuse(CARD_INVALID, faults);
    }

    private static Optional<Refusal> refuse(LineState s, SessionCommand.SeatPlayer c) {
        if (!inSetup(s)) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean fits = s.mode().seats(c.table())
                && c.role().table() == c.table()
                && !c.seat().isBlank()
                && !c.seat().equals(Viewer.IM.text())
                && !c.seat().equals(Viewer.SPECTATOR.text())
                && !c.seat().equals(Viewer.SERVICE.text());
        boolean free = s.setup().seat(c.seat()).isEmpty()
                && s.setup().holding(c.role()).isEmpty();
        return Refusal.refuseIf(!fits || !free, SEAT_REFUSED);
    }

    private static Optional<Refusal> refuseStart(LineState s) {
        if (!inSetup(s)) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean seated = Arrays.stream(Table.values())
                .filter(s.mode()::seats)
                .noneMatch(table -> s.setup().at(table).isEmpty());
        if (!s.setup().hasCard() || !seated) {
            return Refusal.refuse(NOT_READY);
        }
        return s.setup().briefed() ? refuseCard(s, s.setup().card()) : Refusal.refuse(OPENING_NOT_BRIEFED);
    }

    static void play(Draft<LineState, LineEvent> d, SessionCommand command, Dice dice) {
        switch (command) {
            case SessionCommand.CreateSession c -> {
                d.emit(new SessionEvent.SessionCreated(c.mode()));
                d.emit(new SessionEvent.CardChosen(c.cardId()));
            }
            case SessionCommand.OverrideRuleset c -> override(d, c, dice);
            case SessionCommand.LoadCaseCard c -> load(d, c.card());
            case SessionCommand.SeatPlayer c -> d.emit(new SessionEvent.PlayerSeated(c.seat(), c.table(), c.role()));
            case SessionCommand.AdmitSpectator c ->
                d.emit(new SessionEvent.SpectatorAdmitted(d.state().setup().spectators() + 1));
            case SessionCommand.BriefOpening c ->
                d.emit(new SessionEvent.OpeningBriefed(
                        d.state().ruleset().number(RulesetKey.CALL_PAYOFF),
                        d.state().ruleset().number(RulesetKey.CALL_EXPOSURE)));
            case SessionCommand.StartCase c -> start(d);
            case SessionCommand.RecordReadingNote c -> d.emit(new SessionEvent.ReadingNoteRecorded(c.text()));
            case SessionCommand.AbandonCase c -> d.emit(new SessionEvent.CaseAbandoned(c.reason()));
        }
    }

    private static void override(Draft<LineState, LineEvent> d, SessionCommand.OverrideRuleset c, Dice dice) {
        var key = RulesetKey.of(c.key()).orElseThrow();
        var previous = d.state().ruleset().value(key);
        d.emit(
                key.readers() == RulesetKey.Readers.ALL
                        ? new SessionEvent.RulesetOverridden(key, c.value(), previous)
                        : new SessionEvent.RulesetNoted(key, c.value(), previous));
        boolean server = key == RulesetKey.DICE_SOURCE && c.value().equals(DiceSource.SERVER.name());
        d.emitIf(server && d.state().setup().commitment().isEmpty(), new SessionEvent.DiceCommitted(dice.commitment()));
    }

    private static void load(Draft<LineState, LineEvent> d, CaseCard card) {
        d.emit(new SessionEvent.HiresListed(
                card.title(),
                card.hires().stream()
                        .map(each -> new SessionEvent.ListedHire(each.number(), each.name()))
                        .toList(),
                card.file()));
        d.emit(new SessionEvent.CaseCardSealed(card));
        card.hires().stream()
                .filter(each -> each.identity() == Identity.OPERATOR)
                .forEach(each -> d.emit(new SessionEvent.OperatorShown(each.number(), each.lines())));
    }

    private static void start(Draft<LineState, LineEvent> d) {
        publish(d, RulesetKey.Readers.IN_PLAY);
        d.emit(new SessionEvent.CaseStarted());
        d.emit(new RoundEvent.StageStarted(1));
        d.emit(new RoundEvent.TierReset(Tier.NOISY));
        d.emit(new RoundEvent.TierResetNoted(RoundEvent.TierResetCause.STAGE_START));
        d.emit(new RoundEvent.RoundStarted(
                1, 1, Table.valueOf(d.state().ruleset().value(RulesetKey.FIRST_VISIT))));
    }

    /** Says aloud the values that everybody may read from now on: a fold that never saw them noted has them then. */
    static void publish(Draft<LineState, LineEvent> d, RulesetKey.Readers readers) {
        for (var each : d.state().ruleset().overrides()) {
            d.emitIf(
                    each.key().readers() == readers,
                    new SessionEvent.RulesetOverridden(
                            each.key(), each.value(), each.key().standard()));
        }
    }
}
