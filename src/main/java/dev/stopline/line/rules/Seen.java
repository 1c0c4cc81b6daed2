package dev.stopline.line.rules;

import java.util.List;

/**
 * How many events each viewer has seen: that viewer's version, and its step in a replay.
 *
 * @param company what any Company seat has seen, without what only one seat sees
 * @param comrades likewise any Comrades seat
 * @param own one entry for each event that a single seat saw
 */
public record Seen(int incidentMaster, int company, int comrades, int spectators, List<String> own) {

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
                audience instanceof Audience.OneSeat(String seat) ? Lists.plus(own, seat) : own);
    }

    /** How many events the viewer has seen. */
    public int by(Viewer viewer) {
        return switch (viewer) {
            case Viewer.IncidentMaster im -> incidentMaster;
            case Viewer.Spectator spectator -> spectators;
            case Viewer.Seat seat ->
                (seat.table() == Table.COMPANY ? company : comrades)
                        + (int) own.stream().filter(seat.id()::equals).count();
        };
    }
}
