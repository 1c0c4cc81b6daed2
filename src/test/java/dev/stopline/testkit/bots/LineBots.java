package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.rules.Waits;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * Everybody at one table of line with the server's dice. Whoever the Incident Master's prompt waits for reads the list of
 * moves and plays one of them by {@link LineTaste}; now and then somebody stops the line. The seed decides the rest.
 */
public final class LineBots {

    private static final String IM = "INCIDENT_MASTER";
    private static final int LONGEST = 400;
    private static final int HASTE_FROM = 250;
    private static final int CALLS_OF_A_HUNDRED = 6;
    private static final int AGREE_OF_A_HUNDRED = 75;
    private static final int HIRES = 3;
    private static final int GROUNDS = 2;
    private static final List<Waits> FOR_CALLS = List.of(Waits.ACTIONS, Waits.NEXT_STEP, Waits.END_OF_ROUND);
    private static final List<String> NEWS = List.of("GATE_NOT_MET", "ACCOUNT_HELD");

    private final String path;
    private final Function<String, Http> places;
    private final Draw draw;
    private final RowBody bodies;
    private final String suspect;
    private final Played played = new Played(LONGEST);
    private final List<String> pointed = new ArrayList<>();
    private JsonNode board;
    private boolean leave;

    private LineBots(String path, Function<String, Http> places, long seed) {
        this.path = path;
        this.places = places;
        this.draw = new Draw(seed);
        this.bodies = new RowBody(draw);
        this.suspect = Integer.toString(1 + draw.upTo(HIRES - 1));
        this.board = MissingNode.getInstance();
    }

    /**
     * Bots at this session.
     *
     * @param places the client of {@code INCIDENT_MASTER} and of every seat by its id
     */
    public static LineBots at(String sessionId, Function<String, Http> places, long seed) {
        return new LineBots("/v1/line/sessions/" + sessionId, places, seed);
    }

    /** Bots at this table. */
    public static LineBots at(LineTable table, long seed) {
        return at(table.sessionId(), table::at, seed);
    }

    /** Plays so many moves, or until the case has ended; answers the bots. */
    public LineBots some(int moves) {
        return until(now ->
                played.moves().size() >= moves || now.at("/ending/caseEnded").asBoolean());
    }

    /** Plays until the case has ended; answers the bots. */
    public LineBots toTheEnd() {
        return until(now -> now.at("/ending/caseEnded").asBoolean());
    }

    /** Plays until the debrief has been read and the session is closed; answers the bots. */
    public LineBots toTheClose() {
        return until(now -> now.get("phase").asString().equals("CLOSED"));
    }

    /** The Incident Master's board as the bots last saw it; nothing before they play. */
    public JsonNode board() {
        return board;
    }

    /** What was sent, in order: place, operation and body. */
    public List<String> moves() {
        return played.moves();
    }

    private LineBots until(Predicate<JsonNode> isOver) {
        board = read();
        while (!isOver.test(board)) {
            if (!stopsTheLine()) {
                answer();
            }
        }
        return this;
    }

    private JsonNode read() {
        var answer = places.apply(IM).get(path);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    private Waits waits() {
        return Waits.valueOf(board.at("/prompt/waits").asString());
    }

    /** Now and then a seat calls, whoever is waited for. */
    private boolean stopsTheLine() {
        if (!FOR_CALLS.contains(waits()) || played.moves().size() > HASTE_FROM || !draw.percent(CALLS_OF_A_HUNDRED)) {
            return false;
        }
        var seats = texts(board.get("seats"), "seat");
        var seat = draw.any(seats);
        var calls = listed(seat).stream()
                .filter(each -> each.operationId().equals("callStopTheLine"))
                .toList();
        calls.stream().findFirst().ifPresent(each -> play(seat, each));
        return !calls.isEmpty();
    }

    /** Whoever is waited for does what is waited for. */
    private void answer() {
        var place = mover();
        var rows = listed(place);
        var liked = liked(rows);
        if (liked.isEmpty() && !place.equals(IM)) {
            place = IM;
            rows = listed(IM);
            liked = liked(rows);
        }
        assertThat(rows)
                .as("moves of %s at %s after%n%s", place, waits(), played)
                .isNotEmpty();
        play(place, liked.isEmpty() ? rows.getFirst() : liked.get(draw.upTo(liked.size() - 1)));
    }

    private String mover() {
        var waits = waits();
        var named = texts(board.at("/prompt/from"), "");
        // Where the Incident Master may let be what seats are asked for, the seats come first.
        var from = named.size() == 1
                ? named
                : named.stream().filter(each -> !each.equals("IM")).toList();
        var line = board.get("line");
        boolean tired = line.get("grounds").size() >= GROUNDS || leave;
        if (from.equals(List.of("IM")) || tired && (waits == Waits.GROUND || waits == Waits.APPROVAL)) {
            return IM;
        }
        if (waits != Waits.FINGERS) {
            return draw.any(from);
        }
        var ballot = line.get("lineId").asString() + line.get("ballot").asInt() + " ";
        var open =
                from.stream().filter(each -> !pointed.contains(ballot + each)).toList();
        var voter = open.isEmpty() ? draw.any(from) : open.getFirst();
        pointed.add(ballot + voter);
        return voter;
    }

    private List<ListedRow> listed(String place) {
        var answer = places.apply(place).get(path + "/moves");
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return ListedRow.all(answer.json());
    }

    /** The rows of one liked operation; of those only what is suggested, more often than not. */
    private List<ListedRow> liked(List<ListedRow> rows) {
        var weights = new LinkedHashMap<String, Integer>();
        var taste = LineTaste.of(waits());
        for (var row : rows) {
            var weight = taste.get(row.operationId());
            if (weight != null) {
                weights.put(row.operationId(), weight);
            }
        }
        if (weights.isEmpty()) {
            return List.of();
        }
        var operation = draw.weighed(weights);
        var all = rows.stream()
                .filter(each -> each.operationId().equals(operation))
                .toList();
        var suggested = all.stream().filter(ListedRow::suggested).toList();
        return suggested.isEmpty() || draw.percent(20) ? all : suggested;
    }

    private void play(String place, ListedRow row) {
        var answer = played.send(place, places.apply(place), row, bodies.of(fitted(row)), NEWS);
        leave = answer.status() != 200;
        if (answer.status() == 200 && place.equals(IM)) {
            board = answer.json().get("view");
        } else {
            board = read();
        }
    }

    /** Fingers that mostly agree make meetings; whoever takes a free action where an action is waited for holds. */
    private ListedRow fitted(ListedRow row) {
        return switch (row.operationId()) {
            case "castVote" -> draw.percent(AGREE_OF_A_HUNDRED) ? row.narrowed("hire", List.of(suspect)) : row;
            case "takeFreeAction" -> row.narrowed("kind", List.of("HOLD"));
            case "visitTable" -> row.narrowed("table", unvisited());
            case "ruleOnGround" -> draw.percent(60) ? row.narrowed("accept", List.of("true")) : row;
            default -> row;
        };
    }

    private List<String> unvisited() {
        var visited = texts(board.at("/round/visited"), "");
        return List.of("COMPANY", "COMRADES").stream()
                .filter(each -> !visited.contains(each))
                .toList();
    }

    private static List<String> texts(JsonNode array, String field) {
        var texts = new ArrayList<String>();
        array.forEach(each -> texts.add((field.isEmpty() ? each : each.get(field)).asString()));
        return List.copyOf(texts);
    }
}
