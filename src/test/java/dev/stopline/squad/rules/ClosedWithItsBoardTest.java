package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.squad.SampleTables;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Careers whose board is opened anywhere in their play: what was still played is over, and nothing stays sealed. */
class ClosedWithItsBoardTest {

    private static final SquadRules RULES = new SquadRules(new SampleTables());
    private static final Seed SEED = Seed.of(new byte[Seed.LENGTH]);
    private static final int CAREERS = 40;
    private static final int ARC = 2;
    private static final int LATEST = 110;
    private static final int TRIES = 60;

    private final EnumSet<JobPhase> phases = EnumSet.noneOf(JobPhase.class);
    private int complete;

    /** A career on a board as it is played. */
    private static final class Played {

        private final List<SquadEvent> events = new ArrayList<>();
        private SquadState state = SquadState.INITIAL;
        private SquadState known = SquadState.INITIAL;

        List<SquadEvent> play(SquadMove move) {
            var dice = new SeededDice(SEED, Commitment.to(SEED));
            if (!(RULES.decide(state, move, dice) instanceof Ruling.Played<SquadEvent>(var played))) {
                throw new AssertionError(move + " is refused");
            }
            events.addAll(played);
            state = RULES.fold(state, played);
            known = RULES.fold(
                    known, played.stream().filter(WhoSees::playerSees).toList());
            return played;
        }

        List<SquadEvent> open() {
            return play(new SquadMove(new ServiceCommand.OpenBoard(), List.of()));
        }
    }

    private static Played played(SeededPlayer player, int moves) {
        var career = new Played();
        career.play(new SquadMove(new ServiceCommand.DealBoard("spring-B1", ARC), List.of()));
        var next = Optional.of(player.detective(
                DiceSource.SERVER, List.of(new CareerCommand.Choice("view.showHiddenAnatomy", "false"))));
        for (int n = 0; n < moves && next.isPresent(); n++) {
            career.play(next.get());
            next = player.next(career.state, career.known);
        }
        return career;
    }

    @Test
    @Rule("T-CLO-04")
    void wherever_a_career_stands_when_its_board_opens_it_is_over_unless_its_arc_was_played() {
        for (long seed = 1; seed <= CAREERS; seed++) {
            var player = new SeededPlayer(RULES, seed);
            var career = played(player, 1 + new Random(seed).nextInt(seed % 10 == 0 ? 1 : LATEST));
            var before = career.state;
            phases.add(before.job().phase());
            var opened = career.open();
            if (JobOutcome.isComplete(before)) {
                complete++;
                goesOn(opened);
            } else {
                ends(before, opened);
                isOver(career, player);
            }
        }
        assertThat(phases).containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(JobPhase.ABANDONED)));
        assertThat(complete).isPositive();
    }

    private static void goesOn(List<SquadEvent> opened) {
        assertThat(opened)
                .hasSize(3)
                .startsWith(new CareerEvent.BoardOpened(), new CareerEvent.SeedRevealed("board", SEED.hex()))
                .element(2)
                .isInstanceOf(CareerEvent.DiceCommitted.class);
    }

    private static void ends(SquadState before, List<SquadEvent> opened) {
        var wanted = new ArrayList<SquadEvent>();
        if (before.job().isOpen()) {
            wanted.add(new CareerEvent.JobAbandoned("The board was closed before this job was over."));
        }
        if (before.detective().status() != DetectiveStatus.RETIRED) {
            wanted.add(new CareerEvent.DetectiveRetired("T-CLO-04"));
        }
        wanted.add(new CareerEvent.BoardOpened());
        wanted.add(new CareerEvent.SeedRevealed("board", SEED.hex()));
        assertThat(opened).isEqualTo(wanted);
    }

    /** Nothing is accepted any more, of nobody; and every face that was thrown is proven. */
    private static void isOver(Played career, SeededPlayer player) {
        for (int i = 0; i < TRIES; i++) {
            assertThat(RULES.refuses(career.state, player.any(career.state)))
                    .map(Refusal::code)
                    .contains(SquadRefusal.CAREER_OVER);
        }
        assertThat(OpenMoves.of(RULES, career.known, false).moves()).isEmpty();
        assertThat(OpenMoves.ofOrganizer(RULES, career.known, false).moves()).isEmpty();
        var prompt = Prompt.of(career.known);
        assertThat(prompt.waits()).isEqualTo(Waits.NOTHING);
        assertThat(prompt.advice()).isNotEmpty();
        var seen = Glimpse.of(career.known);
        assertThat(seen.commitments()).isEmpty();
        assertThat(seen.detective().status()).isEqualTo(DetectiveStatus.RETIRED);
        assertThat(career.state.job().isOpen()).isFalse();
        assertThat(JobOutcome.isLeft(career.state)).isTrue();
        var proof = SquadDiceProof.of(career.events);
        assertThat(proof.sealed()).isEmpty();
        assertThat(proof.hasDice()).isTrue();
        assertThat(proof.spans())
                .singleElement()
                .satisfies(span -> assertThat(span.span()).isEqualTo("board"));
        assertThat(proof.mismatches()).isEmpty();
        assertThat(career.open()).isEmpty();
    }
}
