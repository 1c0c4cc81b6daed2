package dev.stopline.line.aggregate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.ProvenRoll;
import dev.stopline.dice.Seed;
import dev.stopline.line.content.CardLibrary;
import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineDiceProof;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SeededMover;
import dev.stopline.line.rules.ServiceCommand;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventJson;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;

/** Sessions on one board, with the real vault: equal decisions meet equal faces, and nobody sees the seed too early. */
@StoplineTest
class SharedBoardTest {

    private static final int LONGEST = 220;
    private static final LineRules RULES = new LineRules();

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    SeedVault vault;

    private final String board = UUID.randomUUID().toString().substring(0, 12) + "-B1";

    /** Always the same dice, so that the movers always play the same games. */
    @BeforeEach
    void aSeed() {
        vault.keep(board, SharedBoard.SPAN, Seed.of(new byte[Seed.LENGTH]));
    }

    /** Two movers whose games have many rolls in this mode. */
    private static List<Integer> movers(Mode mode) {
        return switch (mode) {
            case COMPANY_ONLY -> List.of(6, 33);
            case COMRADES_ONLY -> List.of(29, 23);
            case BOTH_CHAIRS -> List.of(28, 35);
        };
    }

    private String dealt(Mode mode, String onBoard) throws Exception {
        var sessionId = "line-" + UUID.randomUUID();
        var card = new CardLibrary().card("pantry-routes").orElseThrow().card();
        var commands = new ArrayList<LineCommand>();
        commands.add(new SessionCommand.CreateSession(mode, card.cardId()));
        commands.add(new SessionCommand.LoadCaseCard(card));
        Stream.of(Role.values())
                .filter(role -> mode.seats(role.table()))
                .forEach(role -> commands.add(new SessionCommand.SeatPlayer(seat(role), role.table(), role)));
        commands.add(new ServiceCommand.DealBoard(onBoard));
        commands.add(new SessionCommand.BriefOpening());
        commands.add(new SessionCommand.StartCase());
        gateway.<Object>play(
                sessionId, new OpenLine(sessionId, "service", commands), new MoveStamp("service", "CreateSession"));
        return sessionId;
    }

    private static String seat(Role role) {
        return role.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private List<LineEvent> play(String sessionId, Move move) throws Exception {
        Moved<LineEvent> moved =
                gateway.play(sessionId, new PlayLine(sessionId, move, null), LineSession.stampOf(move));
        return moved.events();
    }

    private List<LineEvent> events(String sessionId) {
        return history.of(sessionId).stream()
                .map(past -> (LineEvent) past.event())
                .toList();
    }

    private LineState state(String sessionId) {
        return RULES.fold(LineState.INITIAL, events(sessionId));
    }

    /** Plays on by a mover until the case has ended; answers the moves. */
    private List<Move> playOn(String sessionId, long seed) throws Exception {
        var mover = new SeededMover(new Random(seed));
        var moves = new ArrayList<Move>();
        var state = state(sessionId);
        while (!state.outcome().hasEnded() && moves.size() < LONGEST) {
            var move = mover.next(state).orElseThrow();
            state = RULES.fold(state, play(sessionId, move));
            moves.add(move);
        }
        if (!state.outcome().hasEnded()) {
            var late = Move.of(Viewer.IM, new SessionCommand.AbandonCase("It is late."));
            play(sessionId, late);
            moves.add(late);
        }
        return moves;
    }

    private Map<String, ProvenRoll> rolls(String sessionId) {
        var rolls = new LinkedHashMap<String, ProvenRoll>();
        LineDiceProof.of(events(sessionId)).rolls().forEach(roll -> rolls.put(roll.key(), roll));
        return rolls;
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void the_same_decisions_meet_the_same_faces_and_other_decisions_the_same_at_equal_keys(Mode mode) throws Exception {
        var first = dealt(mode, board);
        var moves = playOn(first, movers(mode).getFirst());
        var same = dealt(mode, board);
        for (var move : moves) {
            play(same, move);
        }

        assertThat(rolls(first)).as("rolls of %s", mode).hasSizeGreaterThan(3);
        assertThat(events(same)).isEqualTo(events(first));

        var other = dealt(mode, board);
        playOn(other, movers(mode).getLast());
        var common = new LinkedHashMap<>(rolls(other));
        common.keySet().retainAll(rolls(first).keySet());
        assertThat(events(other)).isNotEqualTo(events(first));
        assertThat(common).as("rolls at equal keys").isNotEmpty();
        common.forEach((key, roll) -> assertThat(roll).isEqualTo(rolls(first).get(key)));
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void the_seed_of_the_board_is_nowhere_until_it_opens_and_then_proves_every_roll(Mode mode) throws Exception {
        var sessions = List.of(dealt(mode, board), dealt(mode, board));
        for (var sessionId : sessions) {
            playOn(sessionId, movers(mode).get(sessions.indexOf(sessionId)));
        }
        var seed = vault.seedOf(board, SharedBoard.SPAN).hex();
        for (var sessionId : sessions) {
            assertThat(history.of(sessionId))
                    .extracting(past -> EventJson.mapper().writeValueAsString(past.event()))
                    .noneMatch(json -> json.contains(seed));
        }

        for (var sessionId : sessions) {
            play(sessionId, Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
            int once = events(sessionId).size();
            play(sessionId, Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
            assertThat(events(sessionId)).hasSize(once);
            play(sessionId, Move.of(Viewer.IM, new DebriefCommand.OpenDebrief()));
            var proof = LineDiceProof.of(events(sessionId));
            assertThat(proof.seed()).isEqualTo(seed);
            assertThat(proof.rolls()).isNotEmpty();
            assertThat(proof.mismatches()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void another_board_has_another_seed_and_the_service_signs_for_it(Mode mode) throws Exception {
        var here = dealt(mode, board);
        var there = dealt(mode, board + "2");

        assertThat(state(here).setup().commitment())
                .isNotEmpty()
                .isNotEqualTo(state(there).setup().commitment());
        play(here, Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
        assertThat(history.of(here))
                .extracting(EventHistory.PastEvent::stamp)
                .contains(new MoveStamp("service", "DealBoard"), new MoveStamp("service", "OpenBoard"));
    }
}
