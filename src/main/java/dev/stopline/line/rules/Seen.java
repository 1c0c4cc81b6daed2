package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import java.util.List;

/**
 * How many events each viewer has seen: that viewer's version, and its step in a replay.
 *
 * @param company what any Company seat has seen, without what only one seat sees
 * @param comrades likewise any Comrades seat
 * @param own how many events a single seat saw, one entry a seat
 */
public record Seen(int incidentMaster, int company, int comrades, int spectators, List<Own> own) {

    /** How many events this seat alone has seen. */
    public record Own(String seat, int events) {}

    static final Seen NOTHING = new Seen(0, 0, 0, 0, List.of());

    private static final Viewer COMPANY = new Viewer.Seat("", Table.COMPANY);
    private static final Viewer COMRADES = new Viewer.Seat("", Table.COMRADES);

    /** The counts after one event more. */
    Seen after(Mode mode, LineEvent event) {
        var audience = WhoSees.audience(mode, event);
        return new Seen(
                incidentMaster + (audience.includes(Viewer.IM) ? 1 : 0),
                company + (audience.includes(COMPANY) ? 1 : 0),
                comrades + (audience.includes(COMRADES) ? 1 : 0),
                spectators + (audience.includes(Viewer.SPECTATOR) ? 1 : 0),
                audience instanceof Audience.OneSeat(String seat) ? oneMore(seat) : own);
    }

    private List<Own> oneMore(String seat) {
        return Lists.plus(Lists.without(own, each -> each.seat().equals(seat)), new Own(seat, ofItsOwn(seat) + 1));
    }

    private int ofItsOwn(String seat) {
        return own.stream()
                .filter(each -> each.seat().equals(seat))
                .mapToInt(Own::events)
                .findFirst()
                .orElse(0);
    }

    /** How many events the viewer has seen. */
    public int by(Viewer viewer) {
        return switch (viewer) {
            case Viewer.IncidentMaster im -> incidentMaster;
            case Viewer.Spectator spectator -> spectators;
            case Viewer.Service service -> 0;
            case Viewer.Seat seat -> (seat.table() == Table.COMPANY ? company : comrades) + ofItsOwn(seat.id());
        };
    }
}
