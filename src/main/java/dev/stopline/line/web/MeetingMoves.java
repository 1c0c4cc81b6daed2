package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The meeting with the hire whom the vote has picked. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Meeting", description = "The meeting with the hire whom the vote has picked")
class MeetingMoves {

    private final LineMoves moves;

    MeetingMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/meeting-questions")
    @Operation(
            operationId = "askMeetingQuestion",
            summary = "Asks a question of the meeting",
            description = "Who asks depends on the mode.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {
                LineRefusal.NOT_THE_ASKER,
                LineRefusal.WRONG_LINE_PHASE,
                LineRefusal.QUESTION_LIMIT,
                LineRefusal.LOOKS_QUESTION,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> askMeetingQuestion(
            Mover mover, @Valid @RequestBody MeetingRequests.AskMeetingQuestionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/meeting-answers")
    @Operation(
            operationId = "answerMeetingQuestion",
            summary = "Answers the oldest open question",
            description =
                    "Who answers depends on the mode. Without players in the cell the answer is a line of the card.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {
                LineRefusal.WRONG_LINE_PHASE,
                LineRefusal.NO_OPEN_QUESTION,
                LineRefusal.IMPROVISED_ANSWER,
                LineRefusal.BAD_REQUEST
            })
    ResponseEntity<LineOutcome> answerMeetingQuestion(
            Mover mover, @Valid @RequestBody MeetingRequests.AnswerMeetingQuestionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/explanations")
    @Operation(
            operationId = "readExplanation",
            summary = "Reads the explanation of a fact of the suspect",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE, LineRefusal.FACT_NOT_ELIGIBLE})
    ResponseEntity<LineOutcome> readExplanation(
            Mover mover, @Valid @RequestBody MeetingRequests.ReadExplanationBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/meeting-end")
    @Operation(operationId = "closeMeeting", summary = "Closes the meeting", description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE, LineRefusal.QUESTION_OPEN})
    ResponseEntity<LineOutcome> closeMeeting(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new StopTheLineCommand.CloseMeeting());
    }
}
