package dev.stopline.squad.rules;

import java.util.List;

/** From the opening of a job to its first session (section 7.2). */
public sealed interface OpeningCommand extends SquadCommand {

    /** Opens a job; {@code loadoutSpecialty} NONE unless the kit has the Specialty Loadout. */
    record OpenJob(
            Faction targetFaction,
            boolean factionSurveillance,
            Axis primaryAnatomy,
            Specialty loadoutSpecialty,
            boolean keepLoyal)
            implements OpeningCommand {}

    /** S-EVO-03: says the trajectory before it is rolled. */
    record DeclareTrajectory(Trajectory value) implements OpeningCommand {}

    /** S-GEN-01: the next step of the generator; {@code ignoreFactionHeat} at step 7 (S-FACT-07). */
    record RollGeneratorStep(int step, boolean ignoreFactionHeat) implements OpeningCommand {}

    /** S-ANAT-01: writes an anatomy box face-down; empty {@code text} rolls a D6 on the seeds. */
    record SetAnatomy(Axis axis, String text, Flag system, boolean factionSystem) implements OpeningCommand {}

    /** Whether the Trigger is a system; left open, the rolled seed says so. */
    enum Flag {
        OPEN,
        YES,
        NO
    }

    /** S-KIT-09, S-REQ-09: reveals what the item allows. */
    record RevealAtOpen(List<Axis> axes) implements OpeningCommand {
        public RevealAtOpen {
            axes = List.copyOf(axes);
        }
    }

    /** S-READ-01: the First Read; {@code reveal} in order of preference. */
    record RollFirstRead(List<Axis> reveal, int leads, boolean useReroll, boolean surveillance)
            implements OpeningCommand {
        public RollFirstRead {
            reveal = List.copyOf(reveal);
        }
    }
}
