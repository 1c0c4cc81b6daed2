package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.dice.DiceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Plays careers at random, from the list of moves and now and then against it: the same for the same seed. */
public final class SeededPlayer {

    /** What a career is about here ends with a detective who does not work any more. */
    private static final List<String> NEVER = List.of("retireDetective", "declareFinalOperation", "rollOptionalTable");

    private final SquadRules rules;
    private final Random random;
    private final CareerPolicy policy;
    private final RowCommands rows;
    private final RandomMoves others;

    /** A player by these rules. */
    public SeededPlayer(SquadRules rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
        this.policy = new CareerPolicy(seed);
        this.rows = new RowCommands(seed);
        this.others = new RandomMoves(seed);
    }

    /** The making of a detective with these dice and these values of the ruleset. */
    public SquadMove detective(DiceSource dice, List<CareerCommand.Choice> ruleset) {
        var c = others.detective();
        var command = new CareerCommand.CreateDetective(
                c.eye(),
                c.legs(),
                c.nerve(),
                c.fgt(),
                c.sht(),
                c.specialization(),
                c.specialty(),
                c.rollWarDetail(),
                c.warDetail(),
                c.code(),
                c.kit(),
                c.blendsIn(),
                dice,
                ruleset);
        return new SquadMove(command, List.of());
    }

    /**
     * A move that will be accepted; empty where no more is worth playing.
     *
     * @param state what is true
     * @param known what the player has seen of it
     */
    public Optional<SquadMove> next(SquadState state, SquadState known) {
        var moves = OpenMoves.of(rules, known, false).moves().stream()
                .filter(each -> !NEVER.contains(each.operationId()))
                .toList();
        return moves.isEmpty() || Wait.of(known) == Waits.ROUTING
                ? Optional.empty()
                : Optional.of(withDice(state, rows.any(policy.choose(moves, known))));
    }

    /** A move of any kind, as often refused as not. */
    public SquadMove any(SquadState state) {
        var command = others.next(state);
        boolean organizers = command instanceof CareerCommand.MergeMob || command instanceof CareerCommand.Reinstate;
        boolean never = command instanceof CareerCommand.CreateDetective
                || command instanceof CareerCommand.RollOptionalTable
                || command instanceof CareerCommand.DeclareFinalOperation;
        return organizers || never ? any(state) : withDice(state, command);
    }

    private SquadMove withDice(SquadState state, SquadCommand command) {
        var faces = new ArrayList<Integer>();
        boolean entered = state.dice() == DiceSource.ENTERED;
        if (entered
                && rules.refusesBeforeDice(state, new SquadMove(command, List.of()))
                        .isEmpty()) {
            var dice = new RandomCareer.Thrown(random, faces);
            rules.play(new Draft<>(state, SquadState::after), command, dice);
        }
        return new SquadMove(command, faces);
    }
}
