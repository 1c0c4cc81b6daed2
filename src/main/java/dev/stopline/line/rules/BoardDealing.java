package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.NOT_READY;
import static dev.stopline.line.rules.LineRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.Optional;

/**
 * T-BRD-04, T-CLO-01..04: a session on a shared board: dealt once with the server's dice, opened when all tables have ended;
 * where this one is still played then, it is abandoned, for everybody knows its dice from now on.
 */
final class BoardDealing {

    /** T-CLO-04: why a case that was still played is over. */
    private static final String CLOSED = "The board was closed before this table had ended.";

    private BoardDealing() {}

    static Optional<Refusal> refuse(LineState s, ServiceCommand command) {
        return switch (command) {
            case ServiceCommand.DealBoard c -> refuse(s, c);
            case ServiceCommand.OpenBoard c ->
                Refusal.refuseIf(!s.setup().board().shared(), WRONG_PHASE);
        };
    }

    private static Optional<Refusal> refuse(LineState s, ServiceCommand.DealBoard c) {
        var setup = s.setup();
        boolean fresh =
                setup.opened() && s.phase() == Phase.SETUP && !s.outcome().hasEnded();
        if (!fresh || setup.board().shared() || !setup.commitment().isEmpty()) {
            return Refusal.refuse(WRONG_PHASE);
        }
        return c.board().isBlank() ? Refusal.refuse(BAD_REQUEST) : Refusal.refuseIf(!setup.hasCard(), NOT_READY);
    }

    static void play(Draft<LineState, LineEvent> d, ServiceCommand command, Dice dice) {
        switch (command) {
            case ServiceCommand.DealBoard c -> deal(d, c.board(), dice);
            case ServiceCommand.OpenBoard c -> open(d);
        }
    }

    private static void open(Draft<LineState, LineEvent> d) {
        if (d.state().setup().board().shut()) {
            d.emitIf(!d.state().outcome().hasEnded(), new SessionEvent.CaseAbandoned(CLOSED));
            d.emit(new SessionEvent.BoardOpened());
        }
    }

    private static void deal(Draft<LineState, LineEvent> d, String board, Dice dice) {
        d.emit(new SessionEvent.BoardDealt(board));
        d.emit(new SessionEvent.RulesetOverridden(
                RulesetKey.DICE_SOURCE,
                DiceSource.SERVER.name(),
                d.state().ruleset().value(RulesetKey.DICE_SOURCE)));
        d.emit(new SessionEvent.DiceCommitted(dice.commitment()));
    }
}
