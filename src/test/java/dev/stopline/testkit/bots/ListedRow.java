package dev.stopline.testkit.bots;

import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A row of a list of moves, as a client reads it.
 *
 * @param seat the seat to name with the move; empty = the caller's own
 * @param success what the forecast gives the roll, from 0 to 1; 0 where there is none
 */
public record ListedRow(
        String operationId, String href, String seat, boolean suggested, List<Field> fields, double success) {

    private static final List<String> GOOD = List.of("SUCCESS", "NAT6");

    public ListedRow {
        fields = List.copyOf(fields);
    }

    /** All rows of the answer of a game's {@code /moves}, in its order. */
    public static List<ListedRow> all(JsonNode list) {
        var rows = new ArrayList<ListedRow>();
        if (list.has("groups")) {
            list.get("groups").forEach(group -> group.get("moves").forEach(move -> rows.add(of(move))));
        } else {
            list.get("moves").forEach(move -> rows.add(of(move)));
        }
        return List.copyOf(rows);
    }

    private static ListedRow of(JsonNode move) {
        var fields = new ArrayList<Field>();
        for (var field : move.get("fields")) {
            var values = new ArrayList<String>();
            field.get("values").forEach(value -> values.add(value.asString()));
            fields.add(new Field(
                    field.get("name").asString(),
                    Field.Kind.valueOf(field.get("kind").asString()),
                    values));
        }
        return new ListedRow(
                move.get("operationId").asString(),
                move.get("href").asString(),
                move.path("seat").asString(""),
                move.get("suggested").asBoolean(),
                fields,
                success(move.path("forecast").path("chances")));
    }

    private static double success(JsonNode chances) {
        double success = 0;
        for (var chance : chances) {
            if (GOOD.contains(chance.get("result").asString())) {
                success += chance.at("/chance/numerator").asDouble()
                        / chance.at("/chance/denominator").asDouble();
            }
        }
        return success;
    }

    /** The same row with fewer values in one of its fields; the same if none of {@code wanted} is among them. */
    ListedRow narrowed(String name, List<String> wanted) {
        var narrowed = fields.stream()
                .map(field -> field.name().equals(name)
                                && field.values().stream().anyMatch(wanted::contains)
                        ? field.with(
                                field.values().stream().filter(wanted::contains).toList())
                        : field)
                .toList();
        return new ListedRow(operationId, href, seat, suggested, narrowed, success);
    }
}
