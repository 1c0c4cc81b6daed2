package dev.stopline.decide;

import java.util.List;
import java.util.Locale;

/** How the names and numbers of the rules are put into words: for debriefs and for pages. */
public final class Wording {

    private static final List<String> SMALL = List.of("the", "of", "a", "and", "in");

    private Wording() {}

    /** A value's name in small letters: {@code FREE_ACTION} is "free action". */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** A name as it stands in a rulebook: {@code CLEAN_STOP} is "Clean Stop". */
    public static String title(Enum<?> value) {
        var words = new StringBuilder();
        for (var word : word(value).split(" ")) {
            boolean small = SMALL.contains(word) && !words.isEmpty();
            words.append(words.isEmpty() ? "" : " ").append(small ? word : capital(word));
        }
        return words.toString();
    }

    /** The text with a capital letter at its beginning. */
    public static String capital(String text) {
        return text.isEmpty() ? "" : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** A number with its sign. */
    public static String signed(int delta) {
        return delta > 0 ? "+" + delta : Integer.toString(delta);
    }

    /** So many of a thing: "no action", "1 action", "2 actions". */
    public static String count(int number, String one) {
        return count(number, one, one + "s");
    }

    /** So many of a thing whose plural is not formed with an s. */
    public static String count(int number, String one, String many) {
        return number == 0 ? "no " + many : number + " " + (number == 1 ? one : many);
    }

    /** A list in words: "a, b and c". */
    public static String and(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }

    /** A text in quotation marks, after a colon; nothing for an empty text. */
    public static String quoted(String text) {
        return text.isEmpty() ? "" : ": “" + text + "”";
    }

    /** A command's name in words: {@code CastVote} is "Cast vote". */
    public static String command(String name) {
        return capital(name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT));
    }
}
