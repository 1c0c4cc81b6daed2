package dev.stopline.line.rules;

/** What a table can wait for. */
public enum Waits {
    SEATS("to seat every table and load the card", "seatPlayer"),
    OPENING("to say what a call costs", "briefOpening"),
    START("to start the case", "startCase"),
    REVEAL("to state the tier and what has happened", "announceReveal"),
    DISCUSSION("to close the discussion", "enterStep"),
    ACTIONS("to act or to hold", "declareAction"),
    ROLL_OR_NOT("to call the roll, waive it, or tell it as a story", "callRoll"),
    DIE("to throw the die", "throwDie"),
    COVER_DIE("to throw the cover die", "throwCover"),
    FACT("to choose the fact that comes to light", "chooseRevealedFact"),
    OTHER_SIDE("to let the other side move", "handOverSide"),
    VISIT("to go to the other table", "visitTable"),
    NEXT_STEP("to go on to the next step", "enterStep"),
    END_OF_ROUND("to end the round", "endRound"),
    FINGERS("to point or to fold", "castVote"),
    THREE("to say three", "revealVote"),
    SENTENCES("to say one sentence each", "speakTiedSentence"),
    REVOTE("to open the vote again", "openRevote"),
    QUESTION("to put a question or to close the meeting", "askMeetingQuestion"),
    ANSWER("to answer", "answerMeetingQuestion"),
    GROUND("to name a ground, or to let it be", "nameControl"),
    RULING("to rule on the ground", "ruleOnGround"),
    APPROVAL("to approve the cut, or to leave it", "approveCut"),
    BOARD("to end the board", ""),
    OPEN_DEBRIEF("to open the debrief", "openDebrief"),
    DEBRIEF("to read out the debrief", "revealIdentity"),
    NOTHING("", "");

    private final String phrase;
    private final String operation;

    Waits(String phrase, String operation) {
        this.phrase = phrase;
        this.operation = operation;
    }

    /** What those who are waited for are to do, after "waits for somebody"; empty where nothing is waited for. */
    public String phrase() {
        return phrase;
    }

    /** The operation that usually comes next; empty where it is nobody's. */
    public String operation() {
        return operation;
    }
}
