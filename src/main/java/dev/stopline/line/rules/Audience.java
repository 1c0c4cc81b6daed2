package dev.stopline.line.rules;

/** Who sees an event: the answer of {@link WhoSees}. */
public sealed interface Audience {

    /** Every seat, every spectator, and the Incident Master. */
    record Everyone() implements Audience {}

    /** The Incident Master alone. */
    record OnlyIncidentMaster() implements Audience {}

    /** One table's seats, and the Incident Master. */
    record OneTable(Table table) implements Audience {}

    /** The Company, the spectators, and the Incident Master: not the cell. */
    record AllButComrades() implements Audience {}

    /** One seat alone: not even the Incident Master. */
    record OneSeat(String seat) implements Audience {}

    /** Whether the viewer belongs to it. */
    default boolean includes(Viewer viewer) {
        if (viewer instanceof Viewer.Service) {
            return false;
        }
        return switch (this) {
            case Everyone() -> true;
            case OnlyIncidentMaster() -> viewer.isIncidentMaster();
            case OneTable(Table table) -> viewer.isIncidentMaster() || viewer.isAt(table);
            case AllButComrades() -> !viewer.isAt(Table.COMRADES);
            case OneSeat(String seat) ->
                viewer instanceof Viewer.Seat own && own.id().equals(seat);
        };
    }
}
