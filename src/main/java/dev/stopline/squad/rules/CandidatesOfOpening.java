package dev.stopline.squad.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import java.util.List;

/** The moves from the opening of a job to its first session. */
final class CandidatesOfOpening {

    private CandidatesOfOpening() {}

    static void add(Candidates to) {
        for (var specialty : Specialty.values()) {
            to.add(
                    new OpeningCommand.OpenJob(Faction.NONE, false, Axis.OPERATOR, specialty, false),
                    Spread.choice("targetFaction", List.of(Faction.values())),
                    Field.yesNo("factionSurveillance"),
                    Spread.choice("primaryAnatomy", Axis.ALL),
                    Field.yesNo("keepLoyal"));
        }
        for (var trajectory : Trajectory.values()) {
            to.add(new OpeningCommand.DeclareTrajectory(trajectory));
        }
        int step = Math.min(Generator.SERGEANT, to.state.job().nextStep());
        to.add(new OpeningCommand.RollGeneratorStep(step, false));
        to.add(new OpeningCommand.RollGeneratorStep(step, true));
        Axis.ALL.forEach(axis -> addAnatomy(to, axis));
        addReveals(to);
        addFirstRead(to);
    }

    /** Written in the player's words, or rolled. */
    private static void addAnatomy(Candidates to, Axis axis) {
        for (var text : List.of("", CommandFields.WORDS)) {
            for (var flag : OpeningCommand.Flag.values()) {
                to.add(new OpeningCommand.SetAnatomy(axis, text, flag, false));
                to.add(new OpeningCommand.SetAnatomy(axis, text, flag, true));
            }
        }
    }

    private static void addReveals(Candidates to) {
        Axis.ALL.forEach(
                axis -> to.add(new OpeningCommand.RevealAtOpen(List.of(axis)), Spread.list("axes", List.of(axis))));
        to.add(new OpeningCommand.RevealAtOpen(Axis.ALL), Spread.list("axes", Axis.ALL));
    }

    private static void addFirstRead(Candidates to) {
        int most = 0;
        while (to.accepts(read(most + 1, false, false))) {
            most++;
        }
        for (var again : List.of(false, true)) {
            for (var watched : List.of(false, true)) {
                to.add(read(0, again, watched), Spread.several("reveal", Axis.ALL), Spread.leads("leads", most));
            }
        }
    }

    private static OpeningCommand.RollFirstRead read(int leads, boolean again, boolean watched) {
        return new OpeningCommand.RollFirstRead(List.of(), leads, again, watched);
    }
}
