package dev.stopline.line.rules;

/** What a table can wait for. */
public enum Waits {
    SEATS("to seat every table and load the card"),
    OPENING("to say what a call costs"),
    START("to start the case"),
    REVEAL("to state the tier and what has happened"),
    DISCUSSION("to close the discussion"),
    ACTIONS("to act or to hold"),
    ROLL_OR_NOT("to call the roll, waive it, or tell it as a story"),
    DIE("to throw the die"),
    COVER_DIE("to throw the cover die"),
    FACT("to choose the fact that comes to light"),
    OTHER_SIDE("to let the other side move"),
    VISIT("to go to the other table"),
    NEXT_STEP("to go on to the next step"),
    END_OF_ROUND("to end the round"),
    FINGERS("to point or to fold"),
    THREE("to say three"),
    SENTENCES("to say one sentence each"),
    REVOTE("to open the vote again"),
    QUESTION("to put a question or to close the meeting"),
    ANSWER("to answer"),
    GROUND("to name a ground, or to let it be"),
    RULING("to rule on the ground"),
    APPROVAL("to approve the cut, or to leave it"),
    BOARD("to end the board"),
    OPEN_DEBRIEF("to open the debrief"),
    DEBRIEF("to read out the debrief"),
    NOTHING("");

    private final String phrase;

    Waits(String phrase) {
        this.phrase = phrase;
    }

    /** What those who are waited for are to do, after "waits for somebody"; empty where nothing is waited for. */
    public String phrase() {
        return phrase;
    }
}
