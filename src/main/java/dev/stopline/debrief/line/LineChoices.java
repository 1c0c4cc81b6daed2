package dev.stopline.debrief.line;

import dev.stopline.debrief.Happening;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.MeetingEvent;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import java.util.Optional;

/** Which events of line are decisions, whose, and what was decided; what somebody said along with it does not count. */
final class LineChoices {

    private static final String IM = "The Incident Master";
    private static final String TABLE = "The table";

    private LineChoices() {}

    /** A decision: {@code owed} where an earlier one leads to it. */
    record Chosen(String who, String kind, boolean owed, String key, String what) {

        private static Optional<Chosen> free(String who, String kind, String what) {
            return Optional.of(new Chosen(who, kind, false, what, what));
        }

        private static Optional<Chosen> owed(String who, String kind, String what) {
            return Optional.of(new Chosen(who, kind, true, what, what));
        }
    }

    /** The decision that an event is, if it is one; {@code about} the action in question, in words. */
    static Optional<Chosen> of(LineEvent event, Happening<LineEvent> move, String about) {
        return switch (event) {
            case ActionEvent e -> action(e, about);
            case RevealEvent e -> reveal(e, move);
            case CallEvent e -> call(e, move);
            case MeetingEvent e -> meeting(e);
            case CutEvent e -> cut(e);
            case SessionEvent.CaseAbandoned e -> Chosen.free(Words.capital(move.by()), "the case", "abandons the case");
            case LineEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> action(ActionEvent event, String about) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e ->
                Chosen.free(Words.capital(e.seat()), "free action", "takes the free action " + Wording.word(e.kind()));
            case ActionEvent.ActionDeclared e ->
                Chosen.free(Words.capital(e.seat()), "action", "uses " + Words.verb(e.verb()) + Words.on(e.hire()));
            case ActionEvent.LookupSpent e ->
                Chosen.free(Words.capital(e.seat()), "lookup", "uses " + Words.verb(e.verb()) + Words.on(e.hire()));
            case ActionEvent.RollCalled e ->
                Chosen.owed(
                        IM,
                        "the roll: " + about,
                        "calls for " + Wording.word(e.band()) + " to " + Wording.word(e.purpose()));
            case ActionEvent.RollWaived e ->
                Chosen.owed(IM, "the roll: " + about, "waives it to " + Wording.word(e.purpose()));
            case ActionEvent.CoverHolderChosen e ->
                Chosen.free("The cell", "the cover", "has it held by the " + Wording.word(e.role()));
            case ActionEvent.ScriptedMovePlayed e ->
                Chosen.free(IM, "the cell's move", "plays move " + e.moveId() + " of the card");
            case ActionEvent.ImCompanyMovePlayed e ->
                Chosen.free(IM, "the Company's move", "uses " + Words.verb(e.verb()) + Words.on(e.hire()));
            case ActionEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> reveal(RevealEvent event, Happening<LineEvent> move) {
        return switch (event) {
            case RevealEvent.FactNatureNoted e
            when move.move().equals("ChooseRevealedFact") ->
                Chosen.owed(Words.capital(move.by()), "the fact to reveal", "chooses the fact " + e.factId());
            case RevealEvent.PaymentReleased e ->
                Chosen.free(Words.capital(move.by()), "payments", "releases the payments to hire " + e.hire());
            case RevealEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> call(CallEvent event, Happening<LineEvent> move) {
        boolean calls = move.move().equals("CallStopTheLine");
        return switch (event) {
            case CallEvent.LineCalled e when calls -> Chosen.free(Words.capital(e.seat()), "call", "stops the line");
            case CallEvent.LineQueued e when calls -> Chosen.free(Words.capital(e.seat()), "call", "stops the line");
            case CallEvent.FingerPointed e ->
                Chosen.owed(Words.capital(e.seat()), "vote", e.hire() == 0 ? "folds" : "points at hire " + e.hire());
            case CallEvent.TiedSentenceSpoken e ->
                Chosen.owed(Words.capital(e.seat()), "sentence at the tie", "speaks");
            case CallEvent.TiedSentenceSkipped e ->
                Chosen.owed(Words.capital(e.seat()), "sentence at the tie", "is passed over");
            case CallEvent.AccusationMade e -> Chosen.owed(TABLE, "the accusation", "accuses hire " + e.hire());
            case CallEvent.NoAccusation e -> Chosen.owed(TABLE, "the accusation", "accuses nobody");
            case CallEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> meeting(MeetingEvent event) {
        return switch (event) {
            case MeetingEvent.QuestionBasisNoted e -> {
                var line = e.cardLineId().isEmpty() ? "" : ", line " + e.cardLineId() + " of the card";
                yield Chosen.owed(TABLE, "a question", "asks about " + Wording.word(e.aboutType()) + line);
            }
            case MeetingEvent.MeetingAnswerRecorded e ->
                Chosen.owed(Words.capital(e.answeredBy()), "the answer", "answers " + Wording.word(e.answer()));
            case MeetingEvent.ExplanationKindNoted e ->
                Chosen.owed(IM, "an explanation", "reads the one of " + e.factId());
            case MeetingEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> cut(CutEvent event) {
        return switch (event) {
            case CutEvent.CutProposed e -> Chosen.owed(Words.capital(e.seat()), "a cut", "wants it");
            case CutEvent.GroundOffered e ->
                Chosen.owed(Words.capital(e.seat()), "the ground", "offers a " + Wording.word(e.kind()));
            case CutEvent.GroundRuled e ->
                Chosen.owed(
                        IM,
                        "the ruling on the ground",
                        e.accepted() ? "lets it stand" : "rejects it: " + Wording.word(e.reason()));
            case CutEvent.CutApproved e ->
                Chosen.owed(Words.capital(e.seat()), "the cut", "approves it for hire " + e.hire());
            case CutEvent.LineClosed e ->
                Chosen.owed(TABLE, "the end of the line", "ends with " + Wording.word(e.outcome()));
            case CutEvent other -> Optional.empty();
        };
    }

    /** The action that an event carries on; empty for any other event. */
    static String actionId(LineEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> e.actionId();
            case ActionEvent.ActionDeclared e -> e.actionId();
            case ActionEvent.LookupSpent e -> e.actionId();
            case ActionEvent.ImCompanyMovePlayed e -> e.actionId();
            case ActionEvent.RollCalled e -> e.actionId();
            case ActionEvent.RollWaived e -> e.actionId();
            case ActionEvent.DieThrown e -> e.actionId();
            case ActionEvent.CoverThrown e -> e.actionId();
            case ActionEvent.ActionResolved e -> e.actionId();
            case ActionEvent.NotOnFileAnswered e -> e.actionId();
            case ActionEvent.RollAbandoned e -> e.actionId();
            case LineEvent other -> "";
        };
    }

    /** Whether an event says what came of a decision, rather than who did it or what was said along with it. */
    static boolean tells(LineEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> false;
            case ActionEvent.ActionDeclared e -> false;
            case ActionEvent.LookupSpent e -> false;
            case ActionEvent.ActionSpent e -> false;
            case ActionEvent.ActionNarrated e -> false;
            case ActionEvent.ImCompanyMovePlayed e -> false;
            case ActionEvent.ScriptedMoveTold e -> false;
            case RoundEvent.Narrated e -> false;
            case RoundEvent.NarrationSourceNoted e -> false;
            case CallEvent.FingerPointed e -> false;
            case CallEvent.BallotsCounted e -> false;
            case LineEvent other -> true;
        };
    }
}
