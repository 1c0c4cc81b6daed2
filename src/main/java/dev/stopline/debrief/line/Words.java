package dev.stopline.debrief.line;

import dev.stopline.decide.Wording;
import dev.stopline.line.rules.RecordType;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Verb;
import java.util.Arrays;
import java.util.List;

/** The names of things as a debrief says them. */
final class Words {

    private Words() {}

    /** A seat, {@code IM}, {@code organizer} or {@code service}, as one speaks of it. */
    static String who(String seat) {
        if (seat.equals("IM")) {
            return "the Incident Master";
        }
        if (seat.equals("organizer") || seat.equals("service")) {
            return "the " + seat;
        }
        return Arrays.stream(Role.values())
                .filter(role -> Wording.word(role).replace(' ', '-').equals(seat))
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
        return Wording.capital(who(seat));
    }

    static String verb(Verb verb) {
        return Wording.capital(Wording.word(verb).replace(' ', '-'));
    }

    static String hire(int hire) {
        return hire == 0 ? "no hire" : "hire " + hire;
    }

    static String on(int hire) {
        return hire == 0 ? "" : " on hire " + hire;
    }

    static String types(List<RecordType> types) {
        return Wording.and(types.stream().map(Wording::word).toList());
    }

    static String seats(List<String> seats) {
        return seats.isEmpty()
                ? "nobody"
                : Wording.and(seats.stream().map(Words::who).toList());
    }

    static String hires(List<Integer> hires) {
        return Wording.and(hires.stream().map(Words::hire).toList());
    }
}
