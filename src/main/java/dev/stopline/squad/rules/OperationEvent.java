package dev.stopline.squad.rules;

import java.util.List;

/** Sessions, sources, and the rolls made in them. */
public sealed interface OperationEvent extends SquadEvent {

    /** S-SESS-01: a session, counted from 1 in the job. */
    record SessionOpened(int number, SessionMode mode) implements OperationEvent {}

    /** S-SESS-02: a session is over, of its three actions {@code actionsUsed} are used. */
    record SessionEnded(int number, int actionsUsed) implements OperationEvent {}

    /** S-GEN-16: {@code rerolls} = one step is rolled again. */
    record JuniorChecked(int die, boolean rerolls) implements OperationEvent {}

    /** S-ACT-06: somebody or something that an action may be pointed at. */
    record SourceRegistered(Source source) implements OperationEvent {}

    /** S-SESS-04: what the player has prepared about a source. */
    record PartialTruthsNoted(String sourceId, List<String> truths) implements OperationEvent {
        public PartialTruthsNoted {
            truths = List.copyOf(truths);
        }
    }

    /** Something to remember that has no number. */
    record NoteMade(String sourceId, Note note) implements OperationEvent {}

    /** What there is to remember. */
    enum Note {
        /** S-ACT-21: a partial truth about a source not yet reached. */
        PARTIAL_TRUTH,
        /** S-ACT-25: the source has warned somebody. */
        WARNED
    }

    /** S-ACT-24: {@code answers} that the source owes in all. */
    record ActiveContactGained(String sourceId, int answers) implements OperationEvent {}

    /** S-ACT-24: one answer is asked for. */
    record ActiveContactUsed(String sourceId, String question) implements OperationEvent {}

    /** GAP-10: a name to use in Pasadena. */
    record NameObtained(IntroductionBasis basis) implements OperationEvent {}

    /** A source has turned out to be a named subject (GAP-54). */
    record SourceNamed(String sourceId) implements OperationEvent {}

    /**
     * S-ACT-12: an action in the slot 1 to 3; {@code target} as declared, {@code landsOn} the hidden box it met, both
     * NONE where there was none; {@code margin} = total minus threshold.
     */
    record ActionResolved(
            int slot,
            Verb verb,
            String sourceId,
            Axis target,
            Axis landsOn,
            int die,
            List<Modifier> modifiers,
            ThresholdMake threshold,
            int total,
            int margin,
            Outcome outcome)
            implements OperationEvent {
        public ActionResolved {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** S-READ-06: an action against the false target: no die, no source. */
    record FalseTargetStruck(int slot, Axis axis) implements OperationEvent {}

    /**
     * S-SHADOW-02: the tail before the actions; {@code ordinal} 2 = the second one of a TAIL; {@code sourceId} empty =
     * nobody in particular.
     */
    record ShadowRolled(
            int ordinal,
            String sourceId,
            int die,
            List<Modifier> modifiers,
            ThresholdMake threshold,
            int total,
            Outcome outcome)
            implements OperationEvent {
        public ShadowRolled {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** S-INTERRO-01: one of the beats 1 to 3. */
    record InterrogationBeatRolled(
            int beat,
            String sourceId,
            int die,
            List<Modifier> modifiers,
            ThresholdMake threshold,
            int total,
            int margin,
            boolean passed)
            implements OperationEvent {
        public InterrogationBeatRolled {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** S-INTERRO-01: how an interrogation ended; {@code target} the anatomy it bore on, NONE = none. */
    record InterrogationEnded(int slot, String sourceId, Axis target, Band band) implements OperationEvent {}

    /** Something that may be used once a job has been. */
    record OptionUsed(Once option) implements OperationEvent {}

    /** A faction's sources have been leaned on once this job (S-FACT-06). */
    record FactionLeaned(Faction faction) implements OperationEvent {}

    /** A contact's once-a-case effect has been used (GAP-34). */
    record ContactUsed(String contactId, Verb verb) implements OperationEvent {}

    /** S-WEB-04: this source has given its Web Intel. */
    record WebSourceUsed(String sourceId) implements OperationEvent {}

    /** S-HEAT-11: a faction's system was tripped. */
    record MonitorTripped(Faction faction) implements OperationEvent {}

    /**
     * S-ACT-11: a source is harder by {@code steps}, or easier where they are negative; {@code family} only with the
     * scope FAMILY.
     */
    record SourceTierRaised(String sourceId, TierScope scope, String family, int steps) implements OperationEvent {}

    /** What of a source becomes harder or easier, and for how long. */
    enum TierScope {
        /** Every verb, for the job. */
        SOURCE,
        /** LEAN, for the job. */
        LEAN,
        /** WALK there, for the job. */
        WALK,
        /** PULL on the whole family, for the job. */
        FAMILY,
        /** WALK there, once. */
        NEXT_WALK,
        /** Any verb, once. */
        NEXT_CONTACT
    }

    /** S-HEAT-07: a source talks no more in this job; {@code faction} is who saw to it. */
    record SourceSilenced(String sourceId, Faction faction) implements OperationEvent {}
}
