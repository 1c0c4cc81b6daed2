package dev.stopline.line.rules;

import java.util.List;

/**
 * The stopped line, open or last (L-CALL-01, L-VOTE-01, L-MEET-02, L-CUT-14). What is said in it everybody hears.
 *
 * @param lineId empty while no line has been called
 * @param seat who called, {@code table} for which table; meaningless without a line
 * @param ballot 1, or 2 for the vote after a tie; 0 before the first vote
 * @param voters the seats with a finger in the vote
 * @param cast how many fingers of the open ballot have been cast
 * @param fingers those that the viewer knows: a seat's own until three, then all
 * @param lockedFolders the seats that folded in the first vote and fold again (L-VOTE-07)
 * @param suspect the picked hire; 0 = none
 * @param questionsAllowed how many questions the meeting has
 */
public record GlimpseOfLine(
        String lineId,
        Line.Phase phase,
        String seat,
        Table table,
        int ballot,
        List<String> voters,
        int cast,
        List<CallEvent.Finger> fingers,
        List<String> lockedFolders,
        List<Integer> tiedHires,
        List<String> tiedPointers,
        List<SpokenSentence> sentences,
        List<String> skipped,
        int suspect,
        int questionsAllowed,
        List<AskedQuestion> questions,
        List<GivenAnswer> answers,
        List<OfferedGround> grounds) {

    public GlimpseOfLine {
        voters = List.copyOf(voters);
        fingers = List.copyOf(fingers);
        lockedFolders = List.copyOf(lockedFolders);
        tiedHires = List.copyOf(tiedHires);
        tiedPointers = List.copyOf(tiedPointers);
        sentences = List.copyOf(sentences);
        skipped = List.copyOf(skipped);
        questions = List.copyOf(questions);
        answers = List.copyOf(answers);
        grounds = List.copyOf(grounds);
    }

    /** A tied pointer's sentence. */
    public record SpokenSentence(String sentenceId, String seat, String text) {}

    /** A question of the meeting; {@code suggestedBy} empty = nobody. */
    public record AskedQuestion(int n, String asker, String text, String suggestedBy) {}

    /** The answer to question {@code n}; {@code argument} and {@code spokenText} empty = none. */
    public record GivenAnswer(int n, Answer answer, String argument, String spokenText) {}

    /** A ground that was offered; {@code reason} {@code NONE} unless it was rejected. */
    public record OfferedGround(
            String groundId, String seat, GroundKind kind, String text, Line.Verdict verdict, GroundReason reason) {}

    static GlimpseOfLine of(Line line) {
        return new GlimpseOfLine(
                line.id(),
                line.phase(),
                line.seat(),
                line.table(),
                line.ballot(),
                line.voters(),
                line.cast(),
                line.fingers(),
                line.folders(),
                line.tiedHires(),
                line.tiedPointers(),
                line.sentences().stream()
                        .map(each -> new SpokenSentence(each.sentenceId(), each.seat(), each.text()))
                        .toList(),
                line.skipped(),
                line.suspect(),
                line.questionsAllowed(),
                line.questions().stream()
                        .map(each -> new AskedQuestion(each.n(), each.asker(), each.text(), each.suggestedBy()))
                        .toList(),
                answers(line),
                line.grounds().stream()
                        .map(each -> new OfferedGround(
                                each.groundId(), each.seat(), each.kind(), each.text(), each.verdict(), each.reason()))
                        .toList());
    }

    private static List<GivenAnswer> answers(Line line) {
        return line.questions().stream()
                .filter(Line.Question::answered)
                .map(each -> new GivenAnswer(each.n(), each.answer(), each.argument(), each.spokenText()))
                .toList();
    }
}
