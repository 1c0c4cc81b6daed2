package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import dev.stopline.squad.rules.OperationCommand.Interrogate;
import dev.stopline.squad.rules.OperationCommand.Options;
import dev.stopline.squad.rules.OperationCommand.TakeAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The rolls of a session: what is pointed at what, and what may be used on it. */
final class CandidatesOfActions {

    private final Candidates to;
    private final SquadState state;
    private final Map<Integer, Integer> mostLeads = new LinkedHashMap<>();
    private final List<Field> always = new ArrayList<>();

    private CandidatesOfActions(Candidates to) {
        this.to = to;
        this.state = to.state;
        always.add(Spread.choice("landsOn", landings()));
        always.add(Spread.tags());
        always.addAll(Spread.burn(state, "options.burn."));
    }

    static void add(Candidates to) {
        var actions = new CandidatesOfActions(to);
        for (var source : Spread.sources(to.state)) {
            for (var target : Spread.noneFirst(Axis.values())) {
                actions.addActions(source, target);
                actions.addInterrogations(source, target);
            }
        }
        actions.addShadows();
    }

    private void addActions(String source, Axis target) {
        for (var verb : Verb.values()) {
            var faces = verb == Verb.WALK ? List.of(Attribute.EYE, Attribute.LEGS) : List.of(Attribute.NONE);
            for (var face : faces) {
                new OptionsOnRoll(to, verb, target)
                        .forEach(
                                options -> new TakeAction(verb, face, source, target, Axis.NONE, 0, List.of(), options),
                                this::add);
            }
        }
    }

    private void add(SquadCommand command, Options options) {
        var free = new ArrayList<>(always);
        free.add(leads(command, options));
        to.add(command, free);
    }

    /** How many Leads the rules accept on this roll: the same for all that use as many Leads otherwise. */
    private Field leads(SquadCommand command, Options options) {
        int others = (options.convertHeat() ? 1 : 0) + (options.shortFuseLead() ? 1 : 0);
        int most = to.accepts(command) ? mostLeads.computeIfAbsent(others, absent -> mostLeads(command)) : 0;
        return command instanceof Interrogate ? Spread.shares("leads", most) : Spread.leads("leads", most);
    }

    private int mostLeads(SquadCommand command) {
        int most = 0;
        while (to.accepts(withLeads(command, most + 1))) {
            most++;
        }
        return most;
    }

    private static SquadCommand withLeads(SquadCommand command, int leads) {
        return switch (command) {
            case TakeAction c ->
                new TakeAction(c.verb(), c.face(), c.sourceId(), c.target(), c.landsOn(), leads, c.tags(), c.options());
            case Interrogate c ->
                new Interrogate(
                        c.sourceId(), c.target(), c.landsOn(), c.resistance(), c.tags(), List.of(leads), c.options());
            case SquadCommand other -> other;
        };
    }

    /** What an action may turn out to have landed on: nothing, or what lies face-down. */
    private List<Axis> landings() {
        return Stream.concat(Stream.of(Axis.NONE), state.job().hiddenAxes().stream())
                .toList();
    }

    private void addInterrogations(String source, Axis target) {
        for (var resistance : Resistance.values()) {
            new OptionsOnRoll(to, Verb.LEAN, target)
                    .forEach(
                            options -> new Interrogate(
                                    source, target, Axis.NONE, resistance, List.of(), List.of(), options),
                            this::add);
        }
    }

    private void addShadows() {
        for (var second : List.of(false, true)) {
            int most = 0;
            while (to.accepts(new OperationCommand.RollShadowPhase("", most + 1, List.of(), second))) {
                most++;
            }
            for (var source : Stream.concat(Stream.of(""), Spread.sources(state).stream())
                    .distinct()
                    .toList()) {
                to.add(
                        new OperationCommand.RollShadowPhase(source, 0, List.of(), second),
                        Spread.leads("leads", most),
                        Spread.tags());
            }
        }
    }
}
