package dev.stopline.debrief.line;

import dev.stopline.debrief.Happening;
import dev.stopline.line.rules.LineEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Events with the moves that caused them. */
final class Games {

    private static final Instant START = Instant.parse("2026-01-01T18:00:00Z");

    private Games() {}

    /** A move of somebody, and its events. */
    record Played(String by, String move, List<? extends LineEvent> events) {}

    static List<Happening<LineEvent>> of(List<Played> moves) {
        var happenings = new ArrayList<Happening<LineEvent>>();
        for (int i = 0; i < moves.size(); i++) {
            var played = moves.get(i);
            for (var event : played.events()) {
                happenings.add(
                        new Happening<>(event, "move-" + i, played.by(), played.move(), "", START.plusSeconds(i)));
            }
        }
        return happenings;
    }
}
