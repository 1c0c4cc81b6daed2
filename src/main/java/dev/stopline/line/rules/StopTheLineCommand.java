package dev.stopline.line.rules;

/** Call, vote, meeting, cut (section 3.3). */
public sealed interface StopTheLineCommand extends LineCommand {

    /** L-CALL-01: stops the line. */
    record CallStopTheLine() implements StopTheLineCommand {}

    /** L-VOTE-01: points at a hire, or folds ({@code hire} 0). */
    record CastVote(int hire) implements StopTheLineCommand {}

    /** L-VOTE-01: says three. */
    record RevealVote() implements StopTheLineCommand {}

    /** L-VOTE-06: the one sentence of a tied pointer. */
    record SpeakTiedSentence(String text) implements StopTheLineCommand {}

    /** GAP-27: passes over a silent tied pointer. */
    record SkipTiedSentence(String seat) implements StopTheLineCommand {}

    /** L-VOTE-06: opens the vote again. */
    record OpenRevote() implements StopTheLineCommand {}

    /** L-VOTE-11: notes which fact a sentence cited; {@code factId} empty = none. */
    record NoteSentence(String sentenceId, String factId) implements StopTheLineCommand {}

    /**
     * L-MEET-02: asks a question of the meeting.
     *
     * @param aboutType what the question is drawn from
     * @param cardLineId the line of the card behind it, Incident Master only; empty = none
     * @param suggestedBy the Company seat that suggested it, Incident Master only (AMB-26); empty = none
     */
    record AskMeetingQuestion(String text, Topic aboutType, String cardLineId, String suggestedBy)
            implements StopTheLineCommand {}

    /** L-MEET-04, -09: answers the oldest open question; {@code argument} and {@code cardLineId} empty = none. */
    record AnswerMeetingQuestion(Answer answer, String argument, String cardLineId) implements StopTheLineCommand {}

    /** L-MEET-12: reads the explanation of a fact of the suspect. */
    record ReadExplanation(String factId) implements StopTheLineCommand {}

    /** AMB-27: closes the meeting. */
    record CloseMeeting() implements StopTheLineCommand {}

    /** L-CUT-09: wants a cut; the Incident Master asks for a ground. */
    record ProposeCut() implements StopTheLineCommand {}

    /** L-CUT-10: offers a named control as the ground. */
    record NameControl(String text) implements StopTheLineCommand {}

    /** L-CUT-12: offers a human cost as the ground. */
    record ShowHumanCost(String text) implements StopTheLineCommand {}

    /** L-CUT-11..14: accepts a ground with the fact or entry it ties to, or rejects it with a reason. */
    record RuleOnGround(String groundId, boolean accept, String linkedTo, GroundReason reason)
            implements StopTheLineCommand {}

    /** L-CUT-04: says aloud whether the gate is met. */
    record CheckCutGate() implements StopTheLineCommand {}

    /** L-CUT-15: approves the cut; {@code controlId} is the stopping control of the IM-Company (L-CUT-16), else empty. */
    record ApproveCut(String controlId) implements StopTheLineCommand {}

    /** GAP-46: closes the line without a cut. */
    record CloseLine(LineOutcome outcome) implements StopTheLineCommand {}
}
