package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.Tempo;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.Trajectory;

/** The opening of a job, told. */
final class TellingOfOpening {

    private TellingOfOpening() {}

    static Told of(OpeningEvent event) {
        return switch (event) {
            case OpeningEvent.JobOpened e -> told(e);
            case OpeningEvent.TrajectoryDeclared e ->
                new Told("He says beforehand that the trajectory is " + Wording.title(e.value()) + ".", "S-EVO-03");
            case OpeningEvent.GeneratorStepRolled e -> told(e);
            case OpeningEvent.GeneratorStepDone e ->
                new Told("Step " + e.step() + " is rolled, and what it gave is sealed.", "S-GEN-11");
            case OpeningEvent.PostureSealed e ->
                new Told(
                        "Sealed: the die of the posture shows " + e.die() + ", " + Names.of(e.posture()) + ".",
                        "S-GEN-11");
            case OpeningEvent.GeneratorStepRerolled e -> told(e);
            case OpeningEvent.JobDefined e -> told(e);
            case OpeningEvent.AnatomyPlaced e ->
                new Told("A box for " + Names.of(e.axis()) + " lies face-down.", "S-ANAT-01");
            case OpeningEvent.AnatomyWritten e ->
                new Told(Wording.capital(box(Names.of(e.axis()), e.die(), e.text())), "S-CARD-02");
            case OpeningEvent.AnatomySealed e ->
                new Told("Sealed: " + box(Names.of(e.axis()), e.die(), e.text()), "S-ANAT-01");
            case OpeningEvent.JobBriefed e -> new Told("The job is briefed.", "S-GEN-01");
            case OpeningEvent.AnatomyRevealed e -> told(e);
            case OpeningEvent.AnatomyHidden e ->
                new Told("The box of " + Names.of(e.axis()) + " is turned face-down again.", "S-POST-05");
            case OpeningEvent.FalseTargetSet e ->
                new Told("The detective is sure of " + Names.of(e.axis()) + ", and he is wrong.", "S-READ-06");
            case OpeningEvent.FirstReadRolled e -> told(e);
            case OpeningEvent.PostureShown e ->
                new Told("The brief names the posture: " + Names.of(e.posture()) + ".", "S-REQ-05");
        };
    }

    private static String box(String target, int die, String text) {
        return (die == 0 ? "" : "the die shows " + die + ", and ") + target + " is" + Wording.quoted(text) + ".";
    }

    private static Told told(OpeningEvent.JobOpened e) {
        var kind = e.finalOperation() ? "The Final Operation, job %d," : "Job %d";
        var faction = e.targetFaction() == Faction.NONE
                ? "no faction stands behind the target"
                : "the target is backed by " + Names.of(e.targetFaction());
        var watched = e.surveillance() ? "; the territory is watched" : "";
        return new Told(kind.formatted(e.caseNumber()) + " opens: " + faction + watched + ".", "S-GLO-01");
    }

    private static Told told(OpeningEvent.GeneratorStepRolled e) {
        var clock = e.clock() == 0 ? "" : "; the clock stands at " + e.clock();
        return new Told(
                "Step " + e.step() + ", " + Names.step(e.step()) + ": " + shown(e) + result(e.step(), e.result())
                        + clock + ".",
                rule(e.step()));
    }

    private static String shown(OpeningEvent.GeneratorStepRolled e) {
        return switch (e.dice().size()) {
            case 0 -> "no die is thrown, ";
            case 1 -> "the die shows " + e.dice().getFirst() + ", ";
            default ->
                "the dice show "
                        + Wording.and(e.dice().stream().map(each -> "" + each).toList()) + ", ";
        };
    }

    /** A result by its name in the rulebook. */
    private static String result(int step, String name) {
        return switch (step) {
            case 1 -> Wording.title(JobType.valueOf(name));
            case 2 -> Wording.title(Tempo.valueOf(name));
            case 3 -> Wording.title(Capability.valueOf(name));
            case 4 -> Wording.title(Trajectory.valueOf(name));
            case 5 -> Names.of(Territory.valueOf(name));
            case 6 -> Names.of(Posture.valueOf(name));
            default -> Names.of(Sergeant.valueOf(name));
        };
    }

    private static String rule(int step) {
        return switch (step) {
            case 1 -> "S-GEN-03";
            case 2 -> "S-GEN-04";
            case 3 -> "S-GEN-05";
            case 4 -> "S-GEN-09";
            case 5 -> "S-GEN-10";
            case 6 -> "S-GEN-11";
            default -> "S-GEN-12";
        };
    }

    private static Told told(OpeningEvent.GeneratorStepRerolled e) {
        return new Told(
                "Step " + e.step() + " is rolled again and the die shows " + e.die() + ": " + Names.step(e.step())
                        + " was " + result(e.step(), e.previous()) + " and is " + result(e.step(), e.result()) + ".",
                "S-GEN-16");
    }

    private static Told told(OpeningEvent.JobDefined e) {
        return new Told(
                Wording.title(e.type()) + " in " + Names.of(e.territory()) + ": tempo " + Wording.title(e.tempo())
                        + ", trajectory " + Wording.title(e.trajectory()) + ", Capability " + Wording.title(e.base())
                        + ". "
                        + (e.sergeant() == Sergeant.NONE
                                ? "Nobody"
                                : Names.of(e.sergeant()).replace("the J", "The J"))
                        + " routes it. It begins with clock " + e.clock() + ", Heat " + e.heat() + ", "
                        + Wording.count(e.leads(), "Lead") + ", " + Wording.count(e.hardFacts(), "Hard Fact") + " and "
                        + Wording.count(e.tactical(), "Tactical token") + ".",
                "S-GEN-19");
    }

    private static Told told(OpeningEvent.AnatomyRevealed e) {
        var how = switch (e.cause()) {
            case FIRST_READ -> "the First Read";
            case LANDING -> "an action that landed on it";
            case ARCHIVE -> "the archive";
            case BRIEF -> "the Combination brief";
            case FALSE_TARGET_RESOLVED -> "the mistake with the false target";
            case INTERROGATION -> "an interrogation";
        };
        return new Told(
                Wording.capital(Names.of(e.axis())) + " is turned face-up by " + how + Wording.quoted(e.text()) + ".",
                rule(e.cause()));
    }

    private static String rule(RevealCause cause) {
        return switch (cause) {
            case FIRST_READ -> "S-READ-03";
            case LANDING -> "S-ANAT-02";
            case ARCHIVE -> "S-KIT-09";
            case BRIEF -> "S-REQ-09";
            case FALSE_TARGET_RESOLVED -> "S-READ-06";
            case INTERROGATION -> "S-INTERRO-07";
        };
    }

    private static Told told(OpeningEvent.FirstReadRolled e) {
        if (e.die() == 0) {
            return new Told("He had the trajectory right, so the First Read succeeds without a die.", "S-EVO-03");
        }
        var again = e.discarded() == 0 ? "" : "A first die of " + e.discarded() + " is thrown again. ";
        return new Told(
                again + "The First Read: "
                        + RollWords.of(
                                e.die(), e.modifiers(), e.total(), e.threshold().effective())
                        + RollWords.outcome(e.outcome()) + ".",
                switch (e.outcome()) {
                    case NAT6 -> "S-READ-04";
                    case SUCCESS -> "S-READ-03";
                    case FAILURE -> "S-READ-05";
                    case NAT1 -> "S-READ-06";
                });
    }
}
