package dev.stopline.squad.rules;

import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What may be used on one roll: the plain roll, each option by itself, and those together that the rules accept. */
final class OptionsOnRoll {

    private static final List<UnaryOperator<Options>> OF_LEAN = List.of(
            plain -> plain.withDropTier(true),
            plain -> plain.withInvokeCost(true),
            plain -> plain.withConvertHeat(true),
            plain -> plain.withShortFuseLead(true));
    private static final List<UnaryOperator<Options>> OF_PULL = List.of(plain -> plain.withWireKit(true));

    private final Candidates to;
    private final Verb verb;
    private final Axis target;

    OptionsOnRoll(Candidates to, Verb verb, Axis target) {
        this.to = to;
        this.verb = verb;
        this.target = target;
    }

    /** Hands on each roll with its options. */
    void forEach(Function<Options, SquadCommand> roll, BiConsumer<SquadCommand, Options> add) {
        if (SceneGuards.isFalse(to.state, target)) {
            // GAP-21: no roll and nothing used; the player may say which real target is shown.
            add.accept(roll.apply(Options.NONE), Options.NONE);
            to.state.job().hiddenAxes().stream()
                    .map(Options.NONE::withReveal)
                    .forEach(options -> add.accept(roll.apply(options), options));
            return;
        }
        for (var alarmed : alarmed(roll)) {
            var plain = Options.NONE.withSuspicionFaction(alarmed);
            var used = new ArrayList<>(List.of(plain));
            for (var option :
                    verb == Verb.LEAN ? OF_LEAN : verb == Verb.PULL ? OF_PULL : List.<UnaryOperator<Options>>of()) {
                var more = List.copyOf(used).stream()
                        .map(option)
                        .filter(each -> to.accepts(roll.apply(each)) || each.equals(option.apply(plain)))
                        .toList();
                used.addAll(more);
            }
            used.forEach(each -> add.accept(roll.apply(each), each));
        }
    }

    /** GAP-34: nobody, or where a compromised contact must alarm somebody, each faction of the campaign. */
    private List<Faction> alarmed(Function<Options, SquadCommand> roll) {
        var nobody = List.of(Faction.NONE);
        if (to.accepts(roll.apply(Options.NONE))) {
            return nobody;
        }
        var factions = to.state.campaign().factions().stream()
                .map(Campaign.FactionRow::faction)
                .filter(each -> to.accepts(roll.apply(Options.NONE.withSuspicionFaction(each))))
                .toList();
        return factions.isEmpty() ? nobody : factions;
    }
}
