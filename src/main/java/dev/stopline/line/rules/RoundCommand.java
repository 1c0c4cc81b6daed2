package dev.stopline.line.rules;

/** The round loop (section 3.3). */
public sealed interface RoundCommand extends LineCommand {

    /** L-ROUND-03: states the tier and any event; {@code eventId} empty = none. */
    record AnnounceReveal(String eventId, String text) implements RoundCommand {}

    /**
     * Says something to one table or to all.
     *
     * @param to whom it is said to
     * @param replyTo the ASK or the QuestionHire it answers; empty = none
     * @param cardLineId the line of the card that a hire's answer speaks; empty = none
     */
    record Narrate(String text, Hearers to, String replyTo, String cardLineId) implements RoundCommand {}

    /** L-ROUND-02: enters the next step of the round. */
    record EnterStep(Step step) implements RoundCommand {}

    /** L-ROUND-08: goes to a table (both-chairs). */
    record VisitTable(Table table) implements RoundCommand {}

    /** L-ROUND-05: the other side moves now (one-table modes). */
    record HandOverSide() implements RoundCommand {}

    /** L-ROUND-06: ends the round. */
    record EndRound() implements RoundCommand {}
}
