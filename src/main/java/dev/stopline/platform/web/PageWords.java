package dev.stopline.platform.web;

import dev.stopline.decide.Wording;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;

/** What a template says of values that are no sentences yet. */
public final class PageWords {

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm:ss 'UTC'", Locale.UK)
            .withZone(ZoneOffset.UTC);

    PageWords() {}

    /** A name as it stands in a rulebook. */
    public String title(Enum<?> value) {
        return Wording.title(value);
    }

    /** A name in small letters. */
    public String small(Enum<?> value) {
        return Wording.word(value);
    }

    /** The name of a command or an event in words. */
    public String command(String name) {
        return Wording.command(name);
    }

    /** A moment as one reads it. */
    public String when(Instant at) {
        return WHEN.format(at);
    }

    /** A moment that is kept as a text; one that is none is shown as it stands. */
    public String moment(String at) {
        try {
            return when(Instant.parse(at));
        } catch (DateTimeParseException e) {
            return at;
        }
    }

    /** Yes or no. */
    public String yes(boolean value) {
        return value ? "yes" : "no";
    }

    /** Who saw something in play, where that was not everybody. */
    public String seenBy(String audience) {
        return switch (audience) {
            case "IM" -> "seen by the Incident Master alone";
            case "COMPANY" -> "seen by the Company";
            case "COMRADES" -> "seen by the Comrades";
            case "ALL_BUT_COMRADES" -> "seen by all but the Comrades";
            case "NOBODY" -> "sealed then";
            case String seat -> "seen by " + seat + " alone";
        };
    }
}
