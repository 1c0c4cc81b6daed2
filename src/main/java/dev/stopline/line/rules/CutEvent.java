package dev.stopline.line.rules;

import java.util.List;

/** The cut and the end of a line. */
public sealed interface CutEvent extends LineEvent {

    record CutProposed(String seat) implements CutEvent {}

    /** {@code prompts}: the two of L-CUT-09. */
    record GroundAsked(List<String> prompts) implements CutEvent {
        public GroundAsked {
            prompts = List.copyOf(prompts);
        }
    }

    record GroundOffered(String groundId, String seat, GroundKind kind, String text) implements CutEvent {}

    record GroundRuled(String groundId, boolean accepted, GroundReason reason) implements CutEvent {}

    /** The fact or file entry that an accepted ground ties to. */
    record GroundFactNoted(String groundId, String linkedTo) implements CutEvent {}

    record HumanCostReadAloud(int hire, String text) implements CutEvent {}

    record CutGateChecked(boolean met, List<RecordType> missing) implements CutEvent {
        public CutGateChecked {
            missing = List.copyOf(missing);
        }
    }

    /** The clues that counted at the gate, by their number. */
    record CluesCounted(List<Integer> clues) implements CutEvent {
        public CluesCounted {
            clues = List.copyOf(clues);
        }
    }

    /** {@code seat} a seat or {@code IM}; {@code ground} the text of the ground; {@code cited} the control said aloud (L-CUT-16) or empty. */
    record CutApproved(String seat, int hire, String groundId, String ground, String cited) implements CutEvent {}

    record HireCut(int hire) implements CutEvent {}

    record KeysRemoved(int hire) implements CutEvent {}

    record HireGone(int hire) implements CutEvent {}

    /** Who was cut, for the Incident Master. */
    record CutVerdictNoted(int hire, Identity identity, String actionId) implements CutEvent {}

    record LineClosed(String lineId, LineOutcome outcome) implements CutEvent {}

    /** L-PROC-04: one line an accusation; {@code ground} the accepted ground's text, else LOOKS or NOTHING. */
    record TallyLineWritten(String lineId, int hire, String ground, boolean endedInCut, boolean wrongful)
            implements CutEvent {}

    record CaseEnded(int stage, int round) implements CutEvent {}

    record CaseEndNoted(EndReason reason, Ending ending, boolean processHeld) implements CutEvent {}
}
