package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.NOT_THE_ASKER;
import static dev.stopline.line.rules.LineRefusal.NOT_YOUR_SEAT;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatsTest {

    @Test
    @Rule({"L-MEET-04", "L-COVER-06"})
    void nobodyWhoOnlyWatchesThrowsOrAnswersForASeat() {
        var played = PlayedCase.started(Mode.COMRADES_ONLY).act();
        played.by(Role.MONEY, new ActionCommand.ChooseCoverHolder(1, Role.MONEY));
        var action = played.declare(Role.MONEY, Verb.SWAP_PAYEE, 1);
        played.by(Role.MONEY, new ActionCommand.AnnounceCover(action));
        played.refuses(NOT_YOUR_SEAT, watching("money", new ActionCommand.ThrowCover(action), 12));
        played.by(Role.FACE, new StopTheLineCommand.CallStopTheLine());
        played.by(Role.FACE, new StopTheLineCommand.CastVote(1));
        played.im(new StopTheLineCommand.RevealVote());
        played.im(new StopTheLineCommand.AskMeetingQuestion("Was it moved?", Topic.PROCESS, "", ""));
        var answer = new StopTheLineCommand.AnswerMeetingQuestion(Answer.NO, "", "");
        played.refuses(NOT_YOUR_SEAT, watching("face", answer));
        played.refuses(
                NOT_THE_ASKER,
                watching("", new StopTheLineCommand.AskMeetingQuestion("Was it?", Topic.PROCESS, "", "")));
    }

    @Test
    @Rule({"L-MEET-04", "L-ROLL-02"})
    void aSeatMovesForItselfAndTheIncidentMasterOnlyForASeatThatIsAway() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY).act();
        var look = new ActionCommand.TakeFreeAction(FreeAction.LOOK, "");
        played.refuses(NOT_YOUR_SEAT, new Move(PlayedCase.seat(Role.HR), "secops", look, List.of()));
        played.refuses(NOT_YOUR_SEAT, new Move(Viewer.IM, "secops", look, List.of()));
        var action = played.declare(Role.HR, Verb.VERIFY, 1);
        played.im(new ActionCommand.CallRoll(action, Band.HARD, Purpose.INFORM, "", false));
        played.refuses(NOT_YOUR_SEAT, new Move(Viewer.IM, "", new ActionCommand.ThrowDie(action), List.of(3)));
        played.play(new Move(Viewer.IM, "hr", new ActionCommand.ThrowDie(action), List.of(3)));
    }

    private static Move watching(String forSeat, LineCommand command, Integer... faces) {
        return new Move(Viewer.SPECTATOR, forSeat, command, List.of(faces));
    }
}
