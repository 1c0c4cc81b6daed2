package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * A stopped line: vote, meeting, cut window (section 3.2).
 *
 * @param fingers the open ballot's fingers that the viewer knows; after the reveal, all
 * @param cast how many fingers of the open ballot have been cast
 * @param folders the seats that folded in the first vote (L-VOTE-07)
 * @param skipped the tied pointers that were passed over
 * @param suspect the picked hire; 0 = none
 * @param ballot 1 or 2
 */
@RecordBuilder
public record Line(
        String id,
        String seat,
        Table table,
        int stage,
        Phase phase,
        List<String> voters,
        List<CallEvent.Finger> fingers,
        int cast,
        int ballot,
        List<String> folders,
        List<Integer> tiedHires,
        List<String> tiedPointers,
        List<Sentence> sentences,
        List<String> skipped,
        int suspect,
        int questionsAllowed,
        List<Question> questions,
        List<Ground> grounds)
        implements LineBuilder.With {

    /** Where the line is. */
    public enum Phase {
        NONE,
        VOTE,
        TIE_SENTENCES,
        REVOTE,
        MEETING,
        CUT_WINDOW,
        CLOSED
    }

    /** No line has been called yet. */
    public static final Line NONE = new Line(
            "",
            "",
            Table.COMPANY,
            0,
            Phase.NONE,
            List.of(),
            List.of(),
            0,
            0,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0,
            0,
            List.of(),
            List.of());

    /** A tied pointer's sentence; {@code noted} says that the Incident Master has said what it cited. */
    public record Sentence(String sentenceId, String seat, String text, boolean noted, String citedFactId) {}

    /** A question of the meeting; {@code answered} false until its answer is recorded. */
    @RecordBuilder
    public record Question(
            int n,
            String asker,
            String text,
            String suggestedBy,
            Topic aboutType,
            boolean answered,
            Answer answer,
            String argument,
            String spokenText,
            String cardLineId,
            Answer cardTruth)
            implements LineQuestionBuilder.With {}

    /** A ground that was offered. */
    @RecordBuilder
    public record Ground(
            String groundId,
            String seat,
            GroundKind kind,
            String text,
            Verdict verdict,
            GroundReason reason,
            String linkedTo)
            implements LineGroundBuilder.With {}

    /** What the Incident Master said to a ground. */
    public enum Verdict {
        PENDING,
        ACCEPTED,
        REJECTED
    }

    /** Whether the line is open: while it is, only its own commands run. */
    public boolean isOpen() {
        return phase != Phase.NONE && phase != Phase.CLOSED;
    }

    /** Whether fingers may be cast. */
    public boolean takesFingers() {
        return phase == Phase.VOTE || phase == Phase.REVOTE;
    }

    /** Whether the meeting has a question left (L-MEET-02). */
    public boolean mayBeAsked() {
        return questions.size() < questionsAllowed;
    }

    /** The ground of this id. */
    public Optional<Ground> ground(String groundId) {
        return grounds.stream().filter(each -> each.groundId().equals(groundId)).findFirst();
    }

    /** The first accepted ground: the one that a cut stands on. */
    public Optional<Ground> acceptedGround() {
        return grounds.stream()
                .filter(each -> each.verdict() == Verdict.ACCEPTED)
                .findFirst();
    }

    /** The oldest question without an answer. */
    public Optional<Question> openQuestion() {
        return questions.stream().filter(each -> !each.answered()).findFirst();
    }
}
