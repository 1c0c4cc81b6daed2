package dev.stopline.testkit.bots;

import dev.stopline.line.rules.Waits;
import java.util.EnumMap;
import java.util.Map;

/** What the players of a line table like to do at each wait, by weight: all of it brings the case on. */
final class LineTaste {

    private static final Map<Waits, Map<String, Integer>> LIKED = liked();

    private LineTaste() {}

    /** The operations that answer a wait, each with its weight; empty = whatever is suggested. */
    static Map<String, Integer> of(Waits waits) {
        return LIKED.getOrDefault(waits, Map.of());
    }

    private static Map<Waits, Map<String, Integer>> liked() {
        var liked = new EnumMap<Waits, Map<String, Integer>>(Waits.class);
        liked.put(Waits.ACTIONS, Map.of("takeFreeAction", 6, "declareAction", 9, "pullLog", 2, "questionHire", 2));
        liked.put(Waits.ROLL_OR_NOT, Map.of("callRoll", 16, "waiveRoll", 1, "narrateAction", 1));
        liked.put(Waits.DIE, Map.of("throwDie", 4, "announceCover", 1));
        liked.put(Waits.FACT, Map.of("chooseRevealedFact", 4, "recordInconsistency", 4));
        liked.put(
                Waits.OTHER_SIDE,
                Map.of("handOverSide", 4, "playImCompanyMove", 5, "callStopTheLine", 1, "playScriptedMove", 6));
        liked.put(Waits.NEXT_STEP, Map.of("enterStep", 1));
        liked.put(Waits.VISIT, Map.of("visitTable", 1));
        liked.put(Waits.END_OF_ROUND, Map.of("endRound", 1));
        liked.put(Waits.FINGERS, Map.of("castVote", 1));
        liked.put(Waits.THREE, Map.of("revealVote", 1));
        liked.put(Waits.SENTENCES, Map.of("speakTiedSentence", 1));
        liked.put(Waits.REVOTE, Map.of("openRevote", 1));
        liked.put(Waits.QUESTION, Map.of("askMeetingQuestion", 2, "closeMeeting", 1));
        liked.put(Waits.ANSWER, Map.of("answerMeetingQuestion", 1));
        liked.put(Waits.GROUND, Map.of("nameControl", 4, "showHumanCost", 4, "closeLine", 1));
        liked.put(Waits.RULING, Map.of("ruleOnGround", 1));
        liked.put(Waits.APPROVAL, Map.of("approveCut", 4, "closeLine", 1));
        return liked;
    }
}
