package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.tournament.rules.Recount;
import dev.stopline.tournament.rules.Recount.Count;
import dev.stopline.tournament.rules.TournamentEvent;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Follows the standings of one tournament over HTTP, and counts each again from the stored events. */
public final class CountedStandings {

    private final Http reader;
    private final EventHistory history;
    private final String tournamentId;
    private String etag = "\"0\"";
    private int counted;

    /** The standings of this tournament for this client: its organizer, whose version counts every event. */
    public CountedStandings(Http reader, EventHistory history, String tournamentId) {
        this.reader = reader;
        this.history = history;
        this.tournamentId = tournamentId;
    }

    /** Asks with what was read last; what has changed since has to be what its first so many events give. */
    public synchronized void follow() {
        var answer = reader.get("/v1/tournaments/" + tournamentId + "/standings", "If-None-Match", etag);
        if (answer.status() == 304) {
            return;
        }
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        int position = answer.json().get("version").asInt();
        assertThat(answer.header("ETag")).isNotEqualTo(etag).isEqualTo("\"" + position + "\"");
        assertThat(said(answer.json()))
                .as(tournamentId + " after event " + position)
                .isEqualTo(recounted(position));
        etag = answer.header("ETag");
        counted++;
    }

    /** How many different standings were read and counted again. */
    public synchronized int counted() {
        return counted;
    }

    private static Map<String, Count> said(JsonNode standings) {
        var said = new TreeMap<String, Count>();
        for (var row : standings.get("rows")) {
            var halves = (int) (2 * Double.parseDouble(row.get("points").asString()));
            said.put(
                    row.get("entrant").asString(),
                    new Count(
                            halves, row.get("total").asInt(), row.get("tables").asInt()));
        }
        return said;
    }

    private Map<String, Count> recounted(int position) {
        return Recount.of(history.of(tournamentId).stream()
                .limit(position)
                .map(past -> (TournamentEvent) past.event())
                .toList());
    }
}
