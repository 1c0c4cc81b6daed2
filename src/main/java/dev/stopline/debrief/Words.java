package dev.stopline.debrief;

import dev.stopline.line.rules.RecordType;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Verb;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The names of things as a debrief says them. */
final class Words {

    private Words() {}

    /** A seat, {@code IM} or {@code organizer}, as one speaks of it. */
    static String who(String seat) {
        if (seat.equals("IM")) {
            return "the Incident Master";
        }
        if (seat.equals("organizer")) {
            return "the organizer";
        }
        return Arrays.stream(Role.values())
                .filter(role -> word(role).replace(' ', '-').equals(seat))
                .map(Words::label)
                .findFirst()
                .orElse(seat);
    }

    private static String label(Role role) {
        return switch (role) {
            case SECOPS -> "SecOps";
            case HR -> "HR";
            case FINANCE_LEGAL -> "Finance & Legal";
            case SCRIBE -> "the Scribe";
            case FACE -> "the Face";
            case REMOTE -> "the Remote";
            case MONEY -> "the Money";
        };
    }

    /** The same at the beginning of a sentence. */
    static String capital(String seat) {
        var who = who(seat);
        return Character.toUpperCase(who.charAt(0)) + who.substring(1);
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String verb(Verb verb) {
        var words = word(verb).replace(' ', '-');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    static String hire(int hire) {
        return hire == 0 ? "no hire" : "hire " + hire;
    }

    static String on(int hire) {
        return hire == 0 ? "" : " on hire " + hire;
    }

    static String types(List<RecordType> types) {
        return types.stream().map(Words::word).collect(Collectors.joining(", "));
    }

    static String seats(List<String> seats) {
        return seats.isEmpty() ? "nobody" : seats.stream().map(Words::who).collect(Collectors.joining(", "));
    }

    static String hires(List<Integer> hires) {
        return hires.stream().map(Words::hire).collect(Collectors.joining(" and "));
    }

    static String signed(int delta) {
        return delta > 0 ? "+" + delta : Integer.toString(delta);
    }

    /** A text in quotation marks, after a colon; nothing for an empty text. */
    static String quoted(String text) {
        return text.isEmpty() ? "" : ": “" + text + "”";
    }

    /** A command's name in words: {@code CastVote} is "Cast vote". */
    static String command(String name) {
        var words = name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
