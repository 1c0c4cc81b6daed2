package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Seed;
import dev.stopline.leaks.LocalGame;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Operations;
import dev.stopline.testkit.Shown;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A session over HTTP with everybody at the table, and beside it the same game by the rules alone. */
final class LeakTable {

    private static final int A_PAGE = 200;

    private final LineTable table;
    private final Operations operations;
    private final LocalGame game;
    private final Map<Viewer, Integer> read = new LinkedHashMap<>();

    private LeakTable(LineTable table, Operations operations, LocalGame game) {
        this.table = table;
        this.operations = operations;
        this.game = game;
    }

    /** Opens a session without a card and lets everybody in. */
    static LeakTable open(Http http, Operations operations, Mode mode, Seed seed) {
        var table = LineTable.open(http, "{\"mode\": \"%s\"}".formatted(mode));
        var game = new LocalGame(seed);
        game.im(new SessionCommand.CreateSession(mode, ""));
        for (var role : game.roles()) {
            var seat = LocalGame.seat(role);
            game.im(new SessionCommand.SeatPlayer(seat.id(), seat.table(), role));
        }
        return new LeakTable(table, operations, game);
    }

    /** From here on the server throws the dice, by the game's seed. */
    void throwByTheServer(JdbcClient jdbc, Seed seed) {
        jdbc.sql("insert into dice_seed (game_id, span, seed) values (?, ?, ?)")
                .params(table.sessionId(), LineSession.SPAN, HexFormat.of().parseHex(seed.hex()))
                .update();
        im(new SessionCommand.OverrideRuleset("diceSource", "SERVER"));
    }

    /** The session's id. */
    String sessionId() {
        return table.sessionId();
    }

    /** What is true. */
    LocalGame game() {
        return game;
    }

    /** A move of the Incident Master that both must accept. */
    Shown im(LineCommand command) {
        return play(Move.of(Viewer.IM, command));
    }

    /** A move that both must accept; what its mover is shown. */
    Shown play(Move move) {
        game.play(move);
        var shown = ask(move);
        assertThat(shown.status()).as("%s → %s", move, shown.body()).isEqualTo(200);
        return shown;
    }

    /** What the mover of a move is shown by the service alone: for moves that are refused. */
    Shown ask(Move move) {
        var name = move.command().getClass().getSimpleName();
        var operation = operations.operation(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
        var body = HttpGame.body(move, operation).toString();
        return shown(at(move.by()).post(operation.path().replace("{sessionId}", sessionId()), body));
    }

    /**
     * All that a viewer can read now: the board, what is new among the events, the moves, who takes part; and what may
     * not be read before the debrief.
     */
    List<Shown> read(Viewer viewer) {
        int after = read.getOrDefault(viewer, 0);
        read.put(viewer, game.state().seen().by(viewer));
        var shown = new ArrayList<Shown>();
        for (var part : List.of("", "/events?limit=" + A_PAGE + "&after=" + after, "/moves?explain=true", "/roster")) {
            shown.add(get(viewer, part));
        }
        assertThat(shown).extracting(Shown::status).containsOnly(200);
        var phase = game.state().phase();
        if (phase != Phase.DEBRIEF && phase != Phase.CLOSED && !viewer.isIncidentMaster()) {
            var debrief = shown(at(viewer).get("/v1/debriefs/sessions/" + sessionId()));
            assertThat(debrief.status()).as(debrief.body()).isEqualTo(403);
            shown.add(debrief);
            shown.add(get(viewer, "/dice-proof"));
        }
        return shown;
    }

    /** What a viewer is shown at an address of the session. */
    Shown get(Viewer viewer, String part) {
        return shown(at(viewer).get(table.path(part)));
    }

    private Http at(Viewer viewer) {
        return table.at(
                switch (viewer) {
                    case Viewer.IncidentMaster im -> "INCIDENT_MASTER";
                    case Viewer.Spectator spectator -> "SPECTATOR";
                    case Viewer.Service service -> throw new IllegalArgumentException("the service reads nothing");
                    case Viewer.Seat seat -> seat.id();
                });
    }

    /** Every event so far, by the rules. */
    List<LineEvent> events() {
        return game.events();
    }

    private Shown shown(Http.Answer answer) {
        return Shown.of(answer, sessionId());
    }
}
