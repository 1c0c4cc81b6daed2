package dev.stopline.line.rules;

import java.util.List;

/** Facts that become clues; accounts and controls. */
public sealed interface RevealEvent extends LineEvent {

    /** A reveal is owed; {@code hire} 0 = any in play (GAP-53). */
    record RevealOwed(String owedId, int hire, List<RecordType> types, Via via, int count) implements RevealEvent {
        public RevealOwed {
            types = List.copyOf(types);
        }
    }

    record NothingMoreOnFile(String owedId, int hire) implements RevealEvent {}

    /** {@code clue} counts the clues of the case; {@code owedId} empty = nothing was owed (a tier step by the card). */
    record FactRevealed(int clue, String owedId, int hire, RecordType type, String text, Via via)
            implements RevealEvent {}

    /** How a fact became a clue (L-FACT-01). */
    enum Via {
        PULL_LOG,
        QUESTION,
        CHECK,
        TIER_STEP,
        PROBE,
        MEETING
    }

    record FactNatureNoted(int clue, String factId, Identity identity, String explanation) implements RevealEvent {}

    /** GAP-44: comrades-only: a hire has one clue more. */
    record ClueCounted(int hire) implements RevealEvent {}

    record PaymentHeld(int hire, String actionId) implements RevealEvent {}

    record PaymentReleased(int hire) implements RevealEvent {}

    record ControlClosed(String controlId, String text, String actionId) implements RevealEvent {}
}
