package dev.stopline.tournament.view;

import dev.stopline.platform.text.Ascii;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * FIDE's Tournament Report File of 2016 (C.04 Annex 2): fixed columns, ASCII, lines that end with CR and LF. Sex, title,
 * rating, federation, FIDE number and birth date are blank, and so are city, federation and arbiters of the event: they
 * are not known here. {@code XXR} and {@code XXS} are the extensions that pairing programs read.
 */
public final class Trf16 {

    /** Columns 15 to 47. */
    private static final int NAME = 33;

    /** Columns 49 to 80: rating, federation, number and birth date, with the blanks around them. */
    private static final String UNKNOWN = " ".repeat(32);

    /** The dates of the rounds stand over the rounds of the players, from column 92. */
    private static final String BEFORE_DATES = "132" + " ".repeat(88);

    private static final String BLANK_DATE = " ".repeat(8);
    private static final int WIN = 2;
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter SHORT_DAY =
            DateTimeFormatter.ofPattern("yy/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Trf16() {}

    /** The report as the text of a file. */
    public static String of(TrfReport report) {
        var lines = new ArrayList<>(event(report));
        report.players().forEach(each -> lines.add(player(each)));
        return String.join("\r\n", lines) + "\r\n";
    }

    private static List<String> event(TrfReport report) {
        var starts = report.starts();
        var lines = new ArrayList<String>();
        lines.add(line("012", Ascii.of(report.title())));
        lines.add(line("022", ""));
        lines.add(line("032", ""));
        lines.add(line("042", starts.isEmpty() ? "" : day(starts.getFirst())));
        lines.add(line("052", starts.isEmpty() ? "" : day(starts.getLast())));
        lines.add(line("062", Integer.toString(report.players().size())));
        lines.add(line("072", "0"));
        lines.add(line("082", "0"));
        lines.add(line("092", "Individual: Swiss-System"));
        lines.add(line("102", ""));
        lines.add(line("112", ""));
        lines.add(line("122", report.minutes() == 0 ? "" : report.minutes() + " minutes a round"));
        lines.add(dates(starts));
        lines.add(line("XXR", Integer.toString(report.rounds())));
        if (report.byeHalves() != WIN) {
            lines.add(line("XXS", "PAB=" + points(report.byeHalves())));
        }
        return lines;
    }

    private static String line(String tag, String value) {
        return (tag + " " + value).stripTrailing();
    }

    private static String dates(List<Instant> starts) {
        var line = new StringBuilder(BEFORE_DATES);
        for (var start : starts) {
            line.append(start.equals(Instant.EPOCH) ? BLANK_DATE : SHORT_DAY.format(start))
                    .append("  ");
        }
        return line.toString().stripTrailing();
    }

    private static String day(Instant start) {
        return start.equals(Instant.EPOCH) ? "" : DAY.format(start);
    }

    private static String player(TrfReport.Player player) {
        var line = new StringBuilder(String.format(
                Locale.ROOT,
                "001 %4d      %-33s %s%4s %4d",
                player.number(),
                name(player),
                UNKNOWN,
                points(player.halves()),
                player.rank()));
        for (var game : player.games()) {
            line.append(String.format(
                    Locale.ROOT,
                    "  %4s %c %c",
                    game.opponent() == 0 ? "0000" : Integer.toString(game.opponent()),
                    game.colour(),
                    game.result()));
        }
        return line.toString();
    }

    /** A name of which ASCII leaves no letter and no digit is of no use: the entrant's id stands for it. */
    private static String name(TrfReport.Player player) {
        var name = Ascii.of(player.name());
        var usable = name.chars().anyMatch(Character::isLetterOrDigit) ? name : player.entrant();
        return usable.length() > NAME ? usable.substring(0, NAME) : usable;
    }

    private static String points(int halves) {
        return halves / 2 + (halves % 2 == 0 ? ".0" : ".5");
    }
}
