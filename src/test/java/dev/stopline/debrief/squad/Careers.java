package dev.stopline.debrief.squad;

import dev.stopline.debrief.Happening;
import dev.stopline.squad.rules.ServerCareer;
import dev.stopline.squad.rules.SquadEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Careers played at random, as they are stored. */
public final class Careers {

    private static final Instant START = Instant.parse("2026-01-01T18:00:00Z");
    private static final int TRIES = 12_000;

    private Careers() {}

    /** A career of so many closed jobs: its events, with the moves that caused them. */
    public static List<Happening<SquadEvent>> of(long number, int jobs) {
        var happenings = new ArrayList<Happening<SquadEvent>>();
        int n = 0;
        for (var made : ServerCareer.play(number, jobs, TRIES)) {
            var move = made.command().getClass().getSimpleName();
            for (var event : made.events()) {
                happenings.add(new Happening<>(event, "move-" + n, "player", move, "", START.plusSeconds(n)));
            }
            n++;
        }
        return List.copyOf(happenings);
    }
}
