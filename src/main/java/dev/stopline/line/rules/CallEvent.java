package dev.stopline.line.rules;

import java.util.List;

/** Stop-the-line: the call and the vote. */
public sealed interface CallEvent extends LineEvent {

    /** {@code cue}: the three parts of what the Incident Master says (L-CALL-09). */
    record LineCalled(String lineId, String seat, Table table, int stage, int round, List<String> cue)
            implements CallEvent {
        public LineCalled {
            cue = List.copyOf(cue);
        }
    }

    record LineQueued(String lineId, String seat, Table table) implements CallEvent {}

    record LineVoided(String lineId, String seat, Table table) implements CallEvent {}

    record VoteOpened(String lineId, List<String> voters) implements CallEvent {
        public VoteOpened {
            voters = List.copyOf(voters);
        }
    }

    record RevoteOpened(String lineId, List<String> voters, List<String> lockedFolders) implements CallEvent {
        public RevoteOpened {
            voters = List.copyOf(voters);
            lockedFolders = List.copyOf(lockedFolders);
        }
    }

    /** Only when the count moves. */
    record BallotsCounted(int cast, int of) implements CallEvent {}

    /** Sealed until three: for that seat alone; {@code hire} 0 = folded. */
    record FingerPointed(String seat, int hire) implements CallEvent {}

    record VoteRevealed(int ballot, List<Finger> fingers, List<Tally> tally) implements CallEvent {
        public VoteRevealed {
            fingers = List.copyOf(fingers);
            tally = List.copyOf(tally);
        }
    }

    /** A seat's finger; {@code hire} 0 = folded. */
    record Finger(String seat, int hire) {}

    /** How many fingers a hire got. */
    record Tally(int hire, int fingers) {}

    record TieDeclared(List<Integer> hires, List<String> tiedPointers) implements CallEvent {
        public TieDeclared {
            hires = List.copyOf(hires);
            tiedPointers = List.copyOf(tiedPointers);
        }
    }

    record TiedSentenceSpoken(String sentenceId, String seat, String text) implements CallEvent {}

    record TiedSentenceSkipped(String seat) implements CallEvent {}

    /** L-VOTE-11: {@code citedFactId} empty = cited none. */
    record SentenceNoted(String sentenceId, String citedFactId) implements CallEvent {}

    record AccusationMade(int hire, int fingers) implements CallEvent {}

    record NoAccusation(NoAccusationReason reason) implements CallEvent {}

    /** Why a vote picked nobody. */
    enum NoAccusationReason {
        NO_FINGERS,
        SECOND_TIE
    }
}
