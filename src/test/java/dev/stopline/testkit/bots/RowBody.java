package dev.stopline.testkit.bots;

import dev.stopline.decide.moves.Field;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The body of a move, made of a row's field names and accepted values alone, as the contract tells a client to. */
final class RowBody {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<String> NONE = List.of("", "NONE");
    private static final int BEATS = 3;

    private final Draw draw;
    private int words;

    RowBody(Draw draw) {
        this.draw = draw;
    }

    /** A body of this row: of every field one of its values. */
    String of(ListedRow row) {
        var body = JsonMapper.shared().createObjectNode();
        for (var field : row.fields()) {
            var value = value(field);
            if (!isLeftOut(value)) {
                put(body, field.name(), value);
            }
        }
        if (!row.seat().isEmpty()) {
            body.put("seat", row.seat());
        }
        return body.toString();
    }

    private static boolean isLeftOut(JsonNode value) {
        return value.isString() && NONE.contains(value.stringValue());
    }

    /** A dot in a field's name leads into an object. */
    private static void put(ObjectNode body, String name, JsonNode value) {
        int dot = name.indexOf('.');
        if (dot < 0) {
            body.set(name, value);
        } else {
            put(body.withObjectProperty(name.substring(0, dot)), name.substring(dot + 1), value);
        }
    }

    private JsonNode value(Field field) {
        var values = field.values();
        return switch (field.kind()) {
            case CHOICE -> NODES.stringNode(draw.any(values));
            case NUMBER -> NODES.numberNode(Integer.parseInt(draw.any(values)));
            case YES_NO -> NODES.booleanNode(Boolean.parseBoolean(draw.any(values)));
            case TEXT -> NODES.stringNode(values.contains("") && draw.percent(50) ? "" : "Words " + ++words + ".");
            case TEXTS -> texts(List.of("Words " + ++words + "."));
            case SEVERAL ->
                texts(values.stream().filter(each -> draw.percent(15)).toList());
            case LIST -> texts(List.of(draw.any(values).split(",")));
            case SHARES -> shares(Integer.parseInt(values.getLast()));
            case DOCUMENT -> throw new IllegalStateException("a bot writes no whole documents: " + field.name());
        };
    }

    private static ArrayNode texts(List<String> texts) {
        var array = JsonMapper.shared().createArrayNode();
        texts.forEach(array::add);
        return array;
    }

    private ArrayNode shares(int most) {
        var array = JsonMapper.shared().createArrayNode();
        int left = most;
        for (int beat = 0; beat < BEATS && left > 0; beat++) {
            int share = draw.upTo(left);
            left -= share;
            array.add(share);
        }
        return array;
    }
}
