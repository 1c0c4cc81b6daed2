package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACTION_NOT_OPEN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class DebriefOrderTest {

    @Test
    @Rule({"L-DEB-05", "L-ROUND-09"})
    void aControlIsNamedAfterAScoreEvenWhileItsEffectStillWaits() {
        var played = PlayedCase.started(Mode.BOTH_CHAIRS).act();
        var missed = played.declare(Role.MONEY, Verb.SWAP_PAYEE, 1);
        played.im(new ActionCommand.CallRoll(missed, Band.STANDARD, Purpose.SCORE, "", false));
        played.by(Role.MONEY, new ActionCommand.ThrowDie(missed), 11);
        played.refuses(ACTION_NOT_OPEN, Move.of(Viewer.IM, new ActionCommand.NoteStoppingControl(missed, "A call")));
        var action = played.declare(Role.MONEY, Verb.SWAP_PAYEE, 1);
        played.im(new ActionCommand.CallRoll(action, Band.STANDARD, Purpose.SCORE, "", false));
        played.by(Role.MONEY, new ActionCommand.ThrowDie(action), 12);
        assertThat(played.state().tracks().payoffTotal()).isZero();
        assertThat(played.im(new ActionCommand.NoteStoppingControl(action, "A call back")))
                .contains(new ActionEvent.StoppingControlNoted(1, Table.COMPANY, "A call back"));
    }

    @Test
    @Rule({"L-TRACK-04", "L-CUT-25"})
    void theReadEndingShowsTheTruePayoff() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY, "payoffStart", "10", "payoffEndAt", "20")
                .actIn(3, 1);
        played.reveal(2, "p2");
        played.reveal(2, "m2");
        played.lineTo(Role.HR, 2);
        played.ground("A call back", "m2");
        played.by(Role.FINANCE_LEGAL, new StopTheLineCommand.ApproveCut(""));
        assertThat(played.seenBy(PlayedCase.seat(Role.HR)).tracks().payoffShown())
                .isEqualTo(9);
    }

    @Test
    @Rule({"L-CUT-25", "T-CLO-03"})
    void onASharedBoardAWrongfulCutInTheLastStageEndsTheCaseAndShowsNothing() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY).actIn(3, 1);
        played.reveal(2, "p2");
        played.reveal(2, "m2");
        played.lineTo(Role.HR, 2);
        played.ground("A call back", "m2");
        played.onBoard("spring-B1");
        var cut = played.by(Role.FINANCE_LEGAL, new StopTheLineCommand.ApproveCut(""));

        assertThat(cut).anyMatch(CutEvent.CaseEnded.class::isInstance).noneMatch(DebriefEvent.class::isInstance);
        played.refuses(LineRefusal.BOARD_STILL_OPEN, Move.of(Viewer.IM, new DebriefCommand.OpenDebrief()));
        played.play(Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
        assertThat(played.im(new DebriefCommand.OpenDebrief())).contains(new DebriefEvent.DebriefOpened());
    }

    @Test
    @Rule("L-VIS-01")
    void theDebriefOfASessionThatNeverStartedPublishesEveryValue() {
        var played = PlayedCase.created(Mode.COMPANY_ONLY, "gateClues", "3", "wrongfulExposure", "4");
        played.im(new SessionCommand.AbandonCase("Nobody came."));
        played.im(new DebriefCommand.OpenDebrief());
        var seen = played.seenBy(Viewer.SPECTATOR).ruleset();
        assertThat(seen.number(RulesetKey.GATE_CLUES)).isEqualTo(3);
        assertThat(seen.number(RulesetKey.WRONGFUL_EXPOSURE)).isEqualTo(4);
    }
}
