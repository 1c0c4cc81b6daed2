package dev.stopline.squad.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.ProvenRoll;
import dev.stopline.dice.Seed;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventJson;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.JobOutcome;
import dev.stopline.squad.rules.OpeningCommand;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.SeededPlayer;
import dev.stopline.squad.rules.ServiceCommand;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.SquadDiceProof;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Careers on one board, with the real vault: one seed for the whole arc, equal faces for equal decisions. */
@StoplineTest
class SharedBoardTest {

    private static final int JOBS = 2;
    private static final int LONGEST = 400;

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    SeedVault vault;

    @Autowired
    SquadRules rules;

    private final String board = UUID.randomUUID().toString().substring(0, 12) + "-B1";

    /** Always the same dice, so that the players always play the same careers. */
    @BeforeEach
    void aSeed() {
        vault.keep(board, SharedBoard.SPAN, Seed.of(new byte[Seed.LENGTH]));
    }

    private String dealt() throws Exception {
        var careerId = "squad-" + UUID.randomUUID();
        var moves = List.of(
                new SquadMove(new ServiceCommand.DealBoard(board, JOBS), List.of()),
                new SeededPlayer(rules, 3).detective(DiceSource.SERVER, List.of()));
        gateway.<Object>play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, moves),
                new MoveStamp(SquadCareer.SERVICE, "CreateDetective"));
        return careerId;
    }

    private List<SquadEvent> play(String careerId, SquadMove move) throws Exception {
        return play(careerId, SquadCareer.PLAYER, move);
    }

    private void openBoard(String careerId) throws Exception {
        play(careerId, SquadCareer.SERVICE, new SquadMove(new ServiceCommand.OpenBoard(), List.of()));
    }

    private List<SquadEvent> play(String careerId, String by, SquadMove move) throws Exception {
        Moved<SquadEvent> moved = gateway.play(
                careerId, new PlaySquad(careerId, by, move, null), SquadCareer.stampOf(by, move.command()));
        return moved.events();
    }

    private List<SquadEvent> events(String careerId) {
        return history.of(careerId).stream()
                .map(past -> (SquadEvent) past.event())
                .toList();
    }

    private SquadState state(String careerId) {
        return rules.fold(SquadState.INITIAL, events(careerId));
    }

    /** Plays until the arc is over; answers the moves. */
    private List<SquadMove> playOn(String careerId, long seed) throws Exception {
        var player = new SeededPlayer(rules, seed);
        var moves = new ArrayList<SquadMove>();
        var state = state(careerId);
        var known = Glimpse.fold(events(careerId));
        while (state.outcomes().size() < JOBS && moves.size() < LONGEST) {
            var next = player.next(state, known);
            if (next.isEmpty()) {
                break;
            }
            var events = play(careerId, next.get());
            moves.add(next.get());
            state = rules.fold(state, events);
            known = rules.fold(
                    known, events.stream().filter(WhoSees::playerSees).toList());
        }
        return moves;
    }

    private static Map<String, ProvenRoll> rolls(SquadDiceProof proof) {
        var rolls = new LinkedHashMap<String, ProvenRoll>();
        proof.spans().getFirst().rolls().forEach(roll -> rolls.put(roll.key(), roll));
        return rolls;
    }

    @Test
    void the_same_decisions_meet_the_same_faces_and_other_decisions_the_same_at_equal_keys() throws Exception {
        var first = dealt();
        var moves = playOn(first, 11);
        var same = dealt();
        for (var move : moves) {
            play(same, move);
        }
        var other = dealt();
        playOn(other, 12);
        assertThat(events(same)).isEqualTo(events(first));
        assertThat(state(first).outcomes()).isNotEmpty();
        for (var careerId : List.of(first, same, other)) {
            openBoard(careerId);
        }
        var proven = rolls(SquadDiceProof.of(events(first)));
        assertThat(rolls(SquadDiceProof.of(events(same)))).isEqualTo(proven);
        var common = rolls(SquadDiceProof.of(events(other)));
        assertThat(common.keySet()).isNotEqualTo(proven.keySet());
        common.keySet().retainAll(proven.keySet());
        assertThat(common).as("rolls at equal keys").hasSizeGreaterThan(5);
        common.forEach((key, roll) -> assertThat(roll).isEqualTo(proven.get(key)));
    }

    @Test
    void the_seed_of_the_board_is_nowhere_until_it_opens_and_then_proves_every_roll() throws Exception {
        var careerId = dealt();
        playOn(careerId, 13);
        var seed = vault.seedOf(board, SharedBoard.SPAN).hex();
        assertThat(history.of(careerId))
                .extracting(past -> EventJson.mapper().writeValueAsString(past.event()))
                .noneMatch(json -> json.contains(seed));
        assertThat(SquadDiceProof.of(events(careerId)).spans()).isEmpty();
        assertThat(SquadDiceProof.of(events(careerId)).sealed()).isEqualTo("board");
        openBoard(careerId);
        int once = events(careerId).size();
        openBoard(careerId);
        assertThat(events(careerId)).hasSize(once);
        var proof = SquadDiceProof.of(events(careerId));
        assertThat(proof.spans()).singleElement().satisfies(span -> {
            assertThat(span.span()).isEqualTo("board");
            assertThat(span.seed()).isEqualTo(seed);
            assertThat(span.rolls()).hasSizeGreaterThan(20);
        });
        assertThat(proof.mismatches()).isEmpty();
    }

    @Test
    void a_career_whose_arc_is_played_goes_on_with_dice_of_its_own() throws Exception {
        var careerId = dealt();
        playOn(careerId, 13);
        openBoard(careerId);
        assertThatThrownBy(() -> goOn(careerId)).hasMessage("BOARD_PLAYED");
        var proof = SquadDiceProof.of(events(careerId));
        assertThat(proof.spans()).extracting(SquadDiceProof.ProvenSpan::span).containsExactly("board", "B" + JOBS);
        assertThat(proof.sealed()).isEqualTo("J" + (JOBS + 1));
        assertThat(proof.mismatches()).isEmpty();
    }

    @Test
    void each_closed_job_of_the_arc_has_its_outcome_and_there_is_no_job_beyond() throws Exception {
        var careerId = dealt();
        playOn(careerId, 13);
        var state = state(careerId);
        var events = events(careerId);
        var closes = of(events, InterdictEvent.JobClosed.class);
        assertThat(state.outcomes()).hasSameSizeAs(closes).isNotEmpty();
        for (int number = 1; number <= closes.size(); number++) {
            var close = closes.get(number - 1);
            int sessions = of(ofJob(events, number), OperationEvent.SessionOpened.class)
                    .size();
            assertThat(JobOutcome.of(state, number))
                    .contains(new JobOutcome(number, close.close(), close.casualties(), sessions, close.codeCrossed()));
        }
        assertThat(JobOutcome.of(state, closes.size() + 1)).isEmpty();
        assertThat(closes).hasSize(JOBS);
        assertThat(JobOutcome.isLeft(state)).isFalse();
        assertThatThrownBy(() -> goOn(careerId)).hasMessage("BOARD_PLAYED");
    }

    /** Plays the steps between until the next job could be opened, and then tries to. */
    private void goOn(String careerId) throws Exception {
        var player = new SeededPlayer(rules, 15);
        for (int i = 0; i < LONGEST; i++) {
            try {
                play(
                        careerId,
                        new SquadMove(
                                new OpeningCommand.OpenJob(Faction.NONE, false, Axis.OPERATOR, Specialty.NONE, false),
                                List.of()));
            } catch (RefusedMove refused) {
                if (!"OUT_OF_ORDER".equals(refused.getMessage())) {
                    throw refused;
                }
            }
            var next = player.next(state(careerId), Glimpse.fold(events(careerId)));
            play(careerId, next.orElseThrow());
        }
    }

    private static <E> List<E> of(List<SquadEvent> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static List<SquadEvent> ofJob(List<SquadEvent> events, int number) {
        var part = new ArrayList<SquadEvent>();
        int open = 0;
        for (var event : events) {
            if (event instanceof OpeningEvent.JobOpened opened) {
                open = opened.caseNumber();
            }
            if (open == number) {
                part.add(event);
            }
        }
        return part;
    }
}
