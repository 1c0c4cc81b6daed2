package dev.stopline.testkit;

import dev.stopline.testkit.Contract.Operation;
import java.util.Set;

/**
 * Who may ask for an operation of the contract, and where: so that whatever is wrong is the request and not the caller.
 *
 * @param table a session of line
 * @param career a career of squad
 * @param event an event
 */
public record RightCaller(Http organizer, LineTable table, CareerTable career, EventDesk event) {

    private static final Set<String> OF_ORGANIZERS = Set.of("mergeMob", "reinstate");
    private static final Set<String> OF_PERSONS = Set.of("createDetective");

    /** A session, a career and an event of their own. */
    public static RightCaller of(Http http, String session) {
        return new RightCaller(
                http.asOrganizer(),
                LineTable.open(http, session),
                CareerTable.open(http, CareerTable.DETECTIVE),
                EventDesk.open(http, "DUPLICATE"));
    }

    /** Whoever may ask for it. */
    public Http of(Operation operation) {
        if (operation.isOfSession()) {
            return table.at("INCIDENT_MASTER");
        }
        if (operation.isOfTournament() || operation.id().equals("createTournament")) {
            return event.organizer();
        }
        boolean player = operation.isOfCareer() || OF_PERSONS.contains(operation.id());
        return player && !OF_ORGANIZERS.contains(operation.id()) ? career.player() : organizer;
    }

    /** Where to ask: at the session, the career or the event, if it is an operation of one. */
    public String path(Operation operation) {
        if (operation.isOfTournament()) {
            return operation.at(event.tournamentId());
        }
        return operation.at(operation.isOfCareer() ? career.careerId() : table.sessionId());
    }
}
