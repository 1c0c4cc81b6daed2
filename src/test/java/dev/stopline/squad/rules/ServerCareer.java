package dev.stopline.squad.rules;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.squad.SampleTables;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** A career played at random with the server's dice, a seed for every span: the same for the same number. */
public final class ServerCareer {

    private final SquadRules rules = new SquadRules(new SampleTables());
    private final long number;
    private final List<Made> moves = new ArrayList<>();
    private SquadState state = SquadState.INITIAL;

    private ServerCareer(long number) {
        this.number = number;
    }

    /** A move that was accepted, and what it caused. */
    public record Made(SquadCommand command, List<SquadEvent> events) {}

    /** A career of so many closed jobs, or as far as so many tries lead. */
    public static List<Made> play(long number, int jobs, int tries) {
        var career = new ServerCareer(number);
        var random = new RandomMoves(number);
        var made = random.detective();
        career.ask(new CareerCommand.CreateDetective(
                made.eye(),
                made.legs(),
                made.nerve(),
                made.fgt(),
                made.sht(),
                made.specialization(),
                made.specialty(),
                true,
                made.warDetail(),
                made.code(),
                made.kit(),
                made.blendsIn(),
                DiceSource.SERVER,
                made.ruleset()));
        for (int i = 0; i < tries && career.state.career().casesClosed() < jobs; i++) {
            career.ask(random.next(career.state));
        }
        return List.copyOf(career.moves);
    }

    /** The events of these moves, in order. */
    public static List<SquadEvent> events(List<Made> moves) {
        return moves.stream().flatMap(each -> each.events().stream()).toList();
    }

    private void ask(SquadCommand command) {
        var dice = new SpanDice(seed(Spans.now(state)), seed(Spans.next(state)));
        var ruling = rules.decide(state, new SquadMove(command, List.of()), dice);
        if (ruling instanceof Ruling.Played<SquadEvent> played) {
            state = rules.fold(state, played.events());
            moves.add(new Made(command, played.events()));
        }
    }

    private Seed seed(String span) {
        var bytes = ByteBuffer.allocate(Seed.LENGTH).putLong(number);
        bytes.put(span.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Seed.of(bytes.array());
    }

    private record SpanDice(Seed now, Seed next) implements Dice {

        @Override
        public Roll roll(RollRequest request) {
            return new SeededDice(now).roll(request);
        }

        @Override
        public DiceSource source() {
            return DiceSource.SERVER;
        }

        @Override
        public String commitment() {
            return Commitment.to(now).hex();
        }

        @Override
        public String reveal() {
            return now.hex();
        }

        @Override
        public String nextCommitment() {
            return Commitment.to(next).hex();
        }
    }
}
