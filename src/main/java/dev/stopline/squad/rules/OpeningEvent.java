package dev.stopline.squad.rules;

import java.util.List;

/** From the opening of a job to its first session. */
public sealed interface OpeningEvent extends SquadEvent {

    /**
     * A job is open; {@code targetFaction} is whose it is, NONE = nobody's; {@code surveillance}, {@code
     * primaryAnatomy}, {@code loadout} and {@code keepLoyal} as it was opened with.
     */
    record JobOpened(
            int caseNumber,
            boolean finalOperation,
            Faction targetFaction,
            boolean surveillance,
            Axis primaryAnatomy,
            Specialty loadout,
            boolean keepLoyal)
            implements OpeningEvent {}

    /** S-EVO-03: the trajectory that the detective expects. */
    record TrajectoryDeclared(Trajectory value) implements OpeningEvent {}

    /**
     * A step of the generator but the sixth; {@code clock} as it stands after it, 0 before there is one. Where O'Mara is
     * in force, the last of the seventh step's dice is that of his Leads (S-GEN-13).
     */
    record GeneratorStepRolled(int step, List<Integer> dice, String result, int clock) implements OpeningEvent {
        public GeneratorStepRolled {
            dice = List.copyOf(dice);
        }
    }

    /** The sixth step has been rolled; what it gave is sealed. */
    record GeneratorStepDone(int step) implements OpeningEvent {}

    /** S-GEN-11: what the sixth step gave. */
    record PostureSealed(int die, Posture posture) implements OpeningEvent {}

    /** S-GEN-16: the Junior had one step rolled again. */
    record GeneratorStepRerolled(int step, int die, String result, String previous) implements OpeningEvent {}

    /** S-GEN-19: the job as its seven steps made it, and what it starts with. */
    record JobDefined(
            JobType type,
            Tempo tempo,
            Capability base,
            int excess,
            Trajectory trajectory,
            Territory territory,
            Sergeant sergeant,
            int clock,
            int heat,
            int leads,
            int hardFacts,
            int tactical)
            implements OpeningEvent {}

    /** A box has been written face-down. */
    record AnatomyPlaced(Axis axis, boolean rolled) implements OpeningEvent {}

    /** What the player knows of it and the detective does not (S-CARD-02); {@code die} 0 = written by the player. */
    record AnatomyWritten(Axis axis, int die, String text, boolean system, boolean factionSystem)
            implements OpeningEvent {}

    /** What nobody knows yet. */
    record AnatomySealed(Axis axis, int die, String text, boolean system, boolean factionSystem)
            implements OpeningEvent {}

    /** S-ANAT-01: all three boxes are written. */
    record JobBriefed() implements OpeningEvent {}

    /** S-ANAT-02: a box is face-up, {@code text} as it was written. */
    record AnatomyRevealed(Axis axis, RevealCause cause, String text, boolean system, boolean factionSystem)
            implements OpeningEvent {}

    /** What turns a box face-up (S-ANAT-02). */
    enum RevealCause {
        FIRST_READ,
        LANDING,
        ARCHIVE,
        BRIEF,
        FALSE_TARGET_RESOLVED,
        INTERROGATION
    }

    /** S-POST-05: a box turned face-down again. */
    record AnatomyHidden(Axis axis) implements OpeningEvent {}

    /** S-READ-05: the box that the First Read wrongly points at. */
    record FalseTargetSet(Axis axis) implements OpeningEvent {}

    /** {@code die} 0 = the trajectory was declared right (S-EVO-03); {@code discarded} 0 = no reroll. */
    record FirstReadRolled(
            int die, int discarded, List<Modifier> modifiers, ThresholdMake threshold, int total, Outcome outcome)
            implements OpeningEvent {
        public FirstReadRolled {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** S-REQ-05: the posture is known from the start. */
    record PostureShown(Posture posture) implements OpeningEvent {}
}
