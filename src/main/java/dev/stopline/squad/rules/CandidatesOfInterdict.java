package dev.stopline.squad.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import dev.stopline.squad.rules.InterdictCommand.RollInterdictBeat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The moves of the Interdict and of the close. */
final class CandidatesOfInterdict {

    private CandidatesOfInterdict() {}

    static void add(Candidates to) {
        boolean chooses = StrainTrack.mustChoose(to.state);
        var choices = chooses ? List.of(StrainChoice.CROSS, StrainChoice.RESOLVE_MINUS_1) : List.of(StrainChoice.NONE);
        for (var choice : choices) {
            to.add(new InterdictCommand.DeclareInterdict(choice));
            to.add(new InterdictCommand.BeginForcedInterdict(choice, Burn.NONE), Spread.burn(to.state, "burn."));
        }
        to.add(new InterdictCommand.DeclineForcedInterdict());
        addBeats(to);
        for (int result = 0; result <= to.state.job().close().results().size(); result++) {
            to.add(new InterdictCommand.CancelCasualty(result));
        }
        to.add(new InterdictCommand.RollCasualties());
        addCounterActions(to);
        to.add(new InterdictCommand.CloseJob(""));
        to.add(new InterdictCommand.CloseJob(CommandFields.WORDS));
    }

    private static void addBeats(Candidates to) {
        int beat = Math.max(1, to.state.job().interdict().beat());
        for (var crosses : List.of(false, true)) {
            if (beat != InterdictBeat.ENGAGE) {
                add(to, beat, EngageMethod.CLOSE, Specialty.NONE, crosses);
                continue;
            }
            for (var method : EngageMethod.values()) {
                boolean trade = method == EngageMethod.SPECIALTY;
                for (var specialty : trade ? List.of(Specialty.values()) : List.of(Specialty.NONE)) {
                    add(to, beat, method, specialty, crosses);
                }
            }
        }
    }

    private static void add(Candidates to, int beat, EngageMethod method, Specialty specialty, boolean crosses) {
        var free = new ArrayList<Field>();
        free.add(Spread.tags());
        if (beat == InterdictBeat.ENGAGE) {
            free.add(Spread.choice("targetAxis", Spread.noneFirst(Axis.values())));
        }
        if (crosses) {
            free.add(Field.yesNo("seen"));
            free.addAll(Spread.burn(to.state, "burn."));
        }
        to.add(new RollInterdictBeat(beat, method, Axis.NONE, specialty, crosses, false, List.of(), Burn.NONE), free);
    }

    private static void addCounterActions(Candidates to) {
        for (var attribute : List.of(Attribute.NONE, Attribute.FGT, Attribute.SHT)) {
            for (var choice : Spread.noneFirst(CounterTarget.values())) {
                var sources = choice == CounterTarget.SOURCE || choice == CounterTarget.NOBODY
                        ? Stream.concat(
                                        Stream.of(""),
                                        to.state.job().sources().stream().map(Source::id))
                                .toList()
                        : List.of("");
                for (var source : sources) {
                    to.add(new InterdictCommand.ResolveCounterAction(choice, source, attribute));
                }
            }
        }
    }
}
