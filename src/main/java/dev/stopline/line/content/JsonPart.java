package dev.stopline.line.content;

import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.CardCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * One object of a card's JSON, read field by field.
 *
 * <p>A reader always goes on: where a field is at fault it notes the fault and answers with a stand-in, so that an
 * author learns of every fault at once. The stand-ins go no further, since a card with a fault is thrown away.
 */
final class JsonPart {

    /** The most entries that any list of a card may have. */
    static final int MAX_ENTRIES = 100;

    /** The greatest number that a card may hold. */
    static final int MAX_NUMBER = 99;

    private final JsonNode node;
    private final String pointer;
    private final String rule;
    private final List<Refusal.Fault> faults;
    private final List<String> known;

    private JsonPart(JsonNode node, String pointer, String rule, List<Refusal.Fault> faults, List<String> known) {
        this.node = node;
        this.pointer = pointer;
        this.rule = rule;
        this.faults = faults;
        this.known = known;
    }

    /** Reads the whole document by {@code form}; faults are added to the list. */
    static <T> T read(JsonNode node, String rule, List<Refusal.Fault> faults, Function<JsonPart, T> form) {
        return read(node, "", rule, faults, form);
    }

    private static <T> T read(
            JsonNode node, String pointer, String rule, List<Refusal.Fault> faults, Function<JsonPart, T> form) {
        var part = new JsonPart(node, pointer, rule, faults, new ArrayList<>());
        if (!node.isObject()) {
            faults.add(new Refusal.Fault(pointer, rule, "This must be an object."));
            // Its fields would all be reported as missing; the one fault says enough.
            return form.apply(new JsonPart(node, pointer, rule, new ArrayList<>(), part.known));
        }
        var read = form.apply(part);
        for (var field : node.propertyNames()) {
            if (!part.known.contains(field)) {
                part.fault(field, "A card has no such field here.");
            }
        }
        return read;
    }

    /** The same object; faults of the field read next answer under this rule. */
    JsonPart under(String otherRule) {
        return new JsonPart(node, pointer, otherRule, faults, known);
    }

    /** A text of 1 to 1000 characters that must be there. */
    String text(String field) {
        return text(field, 1);
    }

    /** A text of at most 1000 characters; empty if it is left out. */
    String textOrNothing(String field) {
        return field(field).isMissingNode() ? "" : text(field, 0);
    }

    private String text(String field, int least) {
        var value = field(field);
        if (!value.isString()) {
            return fault(field, "This must be a text.", "");
        }
        var text = value.stringValue();
        int length = text.codePointCount(0, text.length());
        if (length < least || length > CardCheck.MAX_TEXT) {
            return fault(field, "This text must have " + least + " to " + CardCheck.MAX_TEXT + " characters.", "");
        }
        if (!text.codePoints().allMatch(JsonPart::printable)) {
            return fault(field, "Of control characters, a text may hold only line breaks and tabs.", "");
        }
        return text;
    }

    /** An id that must be there. */
    String id(String field) {
        var value = field(field);
        if (!value.isString() || !value.stringValue().matches(CardCheck.ID)) {
            return fault(
                    field,
                    "This must be an id: 1 to 40 letters, digits, dots, dashes and underscores, first a letter or digit.",
                    "");
        }
        return value.stringValue();
    }

    /** A whole number from 0 to 99 that must be there. */
    int number(String field) {
        var value = field(field);
        if (!value.isNumber()
                || !value.canConvertToExactIntegral()
                || !value.canConvertToInt()
                || value.intValue() < 0
                || value.intValue() > MAX_NUMBER) {
            return fault(field, "This must be a whole number from 0 to " + MAX_NUMBER + ".", 0);
        }
        return value.intValue();
    }

    /** A whole number from 0 to 99; 0 if it is left out. */
    int numberOrZero(String field) {
        return field(field).isMissingNode() ? 0 : number(field);
    }

    /** Yes or no; no if it is left out. */
    boolean flag(String field) {
        var value = field(field);
        if (!value.isBoolean() && !value.isMissingNode()) {
            return fault(field, "This must be true or false.", false);
        }
        return value.isBoolean() && value.booleanValue();
    }

    /** One of these words; it must be there. */
    <E extends Enum<E>> E word(String field, List<E> words) {
        return word(field(field), pointer + "/" + escaped(field), words);
    }

    /** One of these words, or what stands for its absence. */
    <E extends Enum<E>> E wordOr(String field, List<E> words, E absent) {
        return field(field).isMissingNode() ? absent : word(field, words);
    }

    private <E extends Enum<E>> E word(JsonNode value, String at, List<E> words) {
        for (var word : words) {
            if (value.isString() && word.name().equals(value.stringValue())) {
                return word;
            }
        }
        faults.add(new Refusal.Fault(at, rule, "This must be one of " + words + "."));
        return words.getFirst();
    }

    /** A list of words of this kind; empty if it is left out. */
    <E extends Enum<E>> List<E> words(String field, Class<E> kind) {
        var words = Arrays.asList(kind.getEnumConstants());
        return entries(field, false, (value, at) -> word(value, at, words));
    }

    /** A list of ids; empty if it is left out. */
    List<String> ids(String field) {
        return entries(field, false, (value, at) -> {
            if (!value.isString() || !value.stringValue().matches(CardCheck.ID)) {
                faults.add(new Refusal.Fault(at, rule, "This must be an id."));
            }
            return value.asString("");
        });
    }

    /** A list that must be there, of objects that answer under this rule. */
    <T> List<T> parts(String field, String partRule, Function<JsonPart, T> form) {
        return entries(field, true, (value, at) -> read(value, at, partRule, faults, form));
    }

    /** A list of objects that answer under this rule; empty if it is left out. */
    <T> List<T> partsOrNone(String field, String partRule, Function<JsonPart, T> form) {
        return entries(field, false, (value, at) -> read(value, at, partRule, faults, form));
    }

    private interface Entry<T> {
        T read(JsonNode value, String pointer);
    }

    private <T> List<T> entries(String field, boolean needed, Entry<T> entry) {
        var list = field(field);
        if (list.isMissingNode() && !needed) {
            return List.of();
        }
        if (!list.isArray() || list.size() > MAX_ENTRIES) {
            return fault(field, "This must be a list of at most " + MAX_ENTRIES + " entries.", List.of());
        }
        var read = new ArrayList<T>();
        for (int i = 0; i < list.size(); i++) {
            read.add(entry.read(list.path(i), pointer + "/" + escaped(field) + "/" + i));
        }
        return read;
    }

    /** The store takes neither U+0000 nor half a surrogate pair, and no screen shows the other control characters. */
    private static boolean printable(int character) {
        return character == '\n'
                || character == '\t'
                || !(Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE);
    }

    private JsonNode field(String field) {
        known.add(field);
        return node.path(field);
    }

    private <T> T fault(String field, String sentence, T standIn) {
        fault(field, sentence);
        return standIn;
    }

    private void fault(String field, String sentence) {
        faults.add(new Refusal.Fault(pointer + "/" + escaped(field), rule, sentence));
    }

    private static String escaped(String field) {
        return field.replace("~", "~0").replace("/", "~1");
    }
}
