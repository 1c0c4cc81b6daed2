package dev.stopline.line.rules;

import dev.stopline.decide.RefusalCode;
import dev.stopline.decide.SharedBoard;
import java.util.List;

/** Every refusal code of the game (section 3.3), with its rules and what to say to a person. */
public enum LineRefusal implements RefusalCode {
    ABSTAINER_LOCKED(Kind.NOT_NOW, "A seat that folded in the first vote folds again.", "L-VOTE-07"),
    ACCOUNT_HELD(
            Kind.NOT_NOW, "Payments to this hire's account are held; use another verb or another hire.", "L-VERB-09"),
    ACTION_NOT_OPEN(Kind.NOT_NOW, "That action is not open for this any more; choose one that waits.", "L-ROLL-03"),
    APPEARANCE_ONLY(
            Kind.NOT_NOW, "This note cannot carry a ground; link something else or reject the ground.", "L-CUT-13"),
    APPROVE_CUT_MISSING(Kind.NOT_NOW, "A line closes with a cut only through Approve-cut.", "L-CUT-01", "L-CUT-02"),
    BAD_REQUEST(Kind.INVALID, "A value of this move is not one that it can have; see the schema.", "L-ACT-04"),
    BAND_MISMATCH(
            Kind.NOT_NOW,
            "A Company roll has the band of the clue tier, unless the table is stuck.",
            "L-ROLL-08",
            "L-ROUND-11"),
    BOARD_FIXED(Kind.NOT_NOW, "On a shared board card and rules are the same at every table.", "T-BRD-01", "T-BRD-04"),
    BOARD_STILL_OPEN(SharedBoard.STILL_OPEN),
    CALL_IS_NOT_A_ROLL(Kind.NOT_NOW, "Stopping the line is not a roll; no die is thrown for it.", "L-CALL-08"),
    CALL_SPENT(Kind.NOT_NOW, "This table's call of the stage is spent.", "L-CALL-02", "L-CALL-06"),
    CARD_INVALID(Kind.INVALID, "The case card has faults; each is listed with its place and rule.", "L-SETUP-01"),
    CASE_OVER(Kind.NOT_NOW, "The case has ended; nothing more is played.", "L-CUT-19", "L-END-01"),
    CONTROL_NOT_ON_CARD(
            Kind.NOT_NOW, "Link this ground to something on the suspect's own sheet, or reject it.", "L-CUT-11"),
    COVER_NOT_SCORING(Kind.NOT_NOW, "Cover shields scoring moves only.", "L-COVER-07", "L-COVER-10"),
    COVER_PENDING(Kind.NOT_NOW, "Cover is announced for this action: throw the cover die first.", "L-COVER-07"),
    COVER_TOO_LATE(
            Kind.NOT_NOW, "Too late: cover comes before the move's own die, and in the current stage.", "L-COVER-07"),
    COVER_USED(Kind.NOT_NOW, "This stage's cover is used or already announced.", "L-COVER-01"),
    DIE_OUT_OF_RANGE(Kind.INVALID, "Enter the face of each die that was thrown: 1 to 20.", "L-ROLL-02"),
    ENDING_FIRST(Kind.NOT_NOW, "The ending is read before the process condition.", "L-PROC-01"),
    FACT_NOT_ELIGIBLE(
            Kind.NOT_NOW, "That fact cannot be used here; choose one that is offered.", "L-VERB-05", "L-SETUP-08"),
    FREE_ACTION_NEVER_ROLLS(Kind.NOT_NOW, "Ask, Look and Hold never roll.", "L-ACT-04"),
    GATE_NOT_MET(Kind.NOT_NOW, "The cut gate is not met.", "L-CUT-03", "L-CUT-05"),
    GROUND_REQUIRED(
            Kind.NOT_NOW,
            "A cut needs an accepted ground first: a named control or a human cost.",
            "L-CUT-01",
            "L-CUT-02"),
    GROUND_RULED(Kind.NOT_NOW, "This ground has been ruled on; offer another.", "L-CUT-09"),
    HIRE_NOT_IN_PLAY(Kind.NOT_NOW, "Name a hire who is in play and has what the move needs.", "L-CUT-18", "L-CUT-22"),
    HOLDER_NOT_ON_CARD(Kind.NOT_NOW, "The case card names another cover holder for this stage.", "L-COVER-05"),
    HOLDER_REPEATED(Kind.NOT_NOW, "Choose a seated role that has not held the cover yet.", "L-COVER-03", "L-COVER-04"),
    IDENTITY_SEALED(Kind.NOT_NOW, "Who a hire is stays sealed until the debrief.", "L-CUT-24", "L-DEB-03"),
    IMPROVISED_ANSWER(
            Kind.NOT_NOW, "Answer with a line of the card, or that the file does not say.", "L-MEET-09", "L-MEET-11"),
    IM_DOES_NOT_POINT(Kind.FORBIDDEN, "The Incident Master never points.", "L-VOTE-14", "L-VOTE-15"),
    LINE_OPEN(Kind.NOT_NOW, "The line is stopped; finish it first.", "L-CALL-07"),
    LOOKS_QUESTION(Kind.NOT_NOW, "Ask from process and money, never from looks.", "L-MEET-06"),
    MUST_ROLL(Kind.NOT_NOW, "A scoring move always rolls.", "L-ROLL-12"),
    NOT_A_VOTER(Kind.FORBIDDEN, "This seat has no finger in this vote.", "L-VOTE-14", "L-VOTE-15"),
    NOT_CLUE_LEADER(
            Kind.NOT_NOW,
            "The Company, as the Incident Master plays it, cuts only the hire that leads on clues.",
            "L-CUT-17"),
    NOT_COVER_HOLDER(Kind.FORBIDDEN, "Only this stage's cover holder throws the cover die.", "L-COVER-06"),
    NOT_FINANCE_LEGAL(Kind.FORBIDDEN, "Approve-cut is for Finance & Legal.", "L-CUT-02"),
    NOT_HELD(Kind.NOT_NOW, "No payment to this hire is held.", "L-VERB-09"),
    NOT_READY(
            Kind.NOT_NOW, "Load a card and seat every table of the mode first.", "L-MODE-01", "L-MODE-02", "L-MODE-03"),
    NOT_STARTED(Kind.NOT_NOW, "The case has not started.", "L-ROUND-01"),
    NOT_THE_ASKER(
            Kind.FORBIDDEN, "In this mode somebody else asks the questions of the meeting.", "L-MEET-04", "L-MEET-09"),
    NOT_TIED_POINTER(Kind.FORBIDDEN, "Only those who pointed at a tied hire speak a sentence.", "L-VOTE-06"),
    NOT_YOUR_SEAT(Kind.FORBIDDEN, "This move belongs to another seat.", "L-MODE-02"),
    NO_ACTION_LEFT(Kind.NOT_NOW, "No action is left this round; free actions still are.", "L-ACT-01"),
    NO_COVER_HOLDER(Kind.NOT_NOW, "Choose this stage's cover holder first.", "L-COVER-03"),
    NO_HUMAN_COST_FACT(
            Kind.NOT_NOW,
            "Link a harm with a named victim that the card or the file shows, or reject the ground.",
            "L-CUT-12"),
    NO_LOOKUP_LEFT(Kind.NOT_NOW, "No lookup is left this stage; nothing was spent.", "L-LOOK-01"),
    NO_OPEN_QUESTION(Kind.NOT_NOW, "No question waits for an answer.", "L-MEET-02"),
    NO_PICKED_HIRE(Kind.NOT_NOW, "No vote has picked a hire.", "L-CUT-01"),
    NO_TIE(Kind.NOT_NOW, "Only a tie in the first vote opens another.", "L-VOTE-06"),
    OPENING_NOT_BRIEFED(Kind.NOT_NOW, "Tell the table first what a call costs and that it is spent.", "L-SETUP-11"),
    PROCESS_NOT_READ(Kind.NOT_NOW, "Read the process condition before closing the session.", "L-PROC-01"),
    PURPOSE_MISMATCH(
            Kind.NOT_NOW, "The stated purpose does not fit this verb or this control.", "L-VERB-03", "L-ROLL-04"),
    QUESTION_LIMIT(Kind.NOT_NOW, "All questions of the meeting are used.", "L-MEET-02"),
    QUESTION_OPEN(Kind.NOT_NOW, "A question still waits for its answer.", "L-MEET-02"),
    ROLLS_STOPPED(Kind.NOT_NOW, "The line was stopped: no more rolls this round.", "L-CALL-07"),
    ROLL_LIMIT(Kind.NOT_NOW, "The table's rolls of the round are taken; narrate the action instead.", "L-ROLL-13"),
    ROLL_NOT_CALLED(Kind.NOT_NOW, "No roll is called for this; the Incident Master calls every roll.", "L-ROLL-01"),
    ROUND_NOT_RESOLVED(
            Kind.NOT_NOW,
            "Something of this round still waits: a roll, a reveal, a visit, or an open line.",
            "L-ROUND-06"),
    RULED_NOT_OVERRIDABLE(
            Kind.INVALID,
            "No such value can be set: what is not a key that listRules gives is fixed.",
            "L-CALL-02",
            "L-VOTE-10"),
    SEAT_REFUSED(Kind.NOT_NOW, "That seat or role is taken, or does not belong to this table or mode.", "L-MODE-03"),
    SENTENCES_PENDING(Kind.NOT_NOW, "Each tied pointer speaks or is passed over first.", "L-VOTE-06"),
    SENTENCE_SPENT(Kind.NOT_NOW, "One sentence each; this one is spent.", "L-VOTE-06"),
    UNKNOWN_ID(Kind.UNKNOWN, "That id names nothing here.", "L-ROUND-03"),
    USE_OWN_COMMAND(Kind.NOT_NOW, "This verb has an operation of its own.", "L-ACT-03"),
    VALUE_NOT_ALLOWED(
            Kind.INVALID,
            "That value is not allowed here: a key of the ruleset takes the values that listRules gives with its rule,"
                    + " and dice that the server throws are left out.",
            "L-ROLL-02"),
    VERB_NEVER_ROLLS(Kind.NOT_NOW, "This verb never rolls.", "L-ACT-03", "L-CUT-15"),
    VERB_NOT_AVAILABLE(Kind.NOT_NOW, "This verb is on another role's card, and that role is seated.", "L-ACT-08"),
    VOTE_CLOSED(Kind.NOT_NOW, "No vote is open; after three no finger changes.", "L-VOTE-02"),
    WRONG_LINE_PHASE(Kind.NOT_NOW, "The line is not at that point.", "L-MEET-01", "L-CUT-01"),
    WRONG_PHASE(Kind.NOT_NOW, "The session is not in the phase for this.", "L-PROC-01"),
    WRONG_STEP(Kind.NOT_NOW, "Not in this step of the round.", "L-ROUND-02", "L-ROUND-05"),
    WRONG_TABLE_ORDER(Kind.NOT_NOW, "The other table is visited first this round.", "L-ROUND-08");

    private final Meaning meaning;

    LineRefusal(Meaning meaning) {
        this.meaning = meaning;
    }

    LineRefusal(Kind kind, String sentence, String... rules) {
        this.meaning = new Meaning(kind, sentence, List.of(rules));
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
