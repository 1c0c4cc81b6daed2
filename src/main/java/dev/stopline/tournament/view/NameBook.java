package dev.stopline.tournament.view;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.stopline.platform.StoplineProperties;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How events and their entrants are called: kept beside the events, and put into an answer at the last moment. */
@Repository
public class NameBook {

    /** The row of an event's own title. */
    private static final String TITLE = "";

    private final JdbcClient jdbc;
    private final Cache<String, TournamentNames> kept;

    NameBook(JdbcClient jdbc, StoplineProperties properties) {
        this.jdbc = jdbc;
        this.kept = Caffeine.newBuilder()
                .maximumSize(properties.limits().cachedGames())
                .build();
    }

    /** Writes down how an event is called, in the caller's transaction. */
    public void title(String tournamentId, String title) {
        write(tournamentId, TITLE, title);
    }

    /** Writes down how an entrant is called, in the caller's transaction. */
    public void entrant(String tournamentId, String entrant, String name) {
        write(tournamentId, entrant, name);
    }

    private void write(String tournamentId, String entrant, String name) {
        jdbc.sql("insert into tournament_name (tournament_id, entrant, name) values (?, ?, ?)")
                .params(tournamentId, entrant, name)
                .update();
    }

    /**
     * The names of an event that has so many entrants: each has a name for ever, so that names that were read before are
     * good as long as they are as many.
     */
    public TournamentNames of(String tournamentId, int entrants) {
        var known = kept.getIfPresent(tournamentId);
        if (known != null && known.entrants().size() >= entrants) {
            return known;
        }
        var read = read(tournamentId);
        kept.put(tournamentId, read);
        return read;
    }

    private record Named(String id, String name) {}

    private TournamentNames read(String tournamentId) {
        var names = new TreeMap<String, String>();
        jdbc.sql("select entrant as id, name from tournament_name where tournament_id = ?")
                .param(tournamentId)
                .query(Named.class)
                .list()
                .forEach(each -> names.put(each.id(), each.name()));
        var title = names.remove(TITLE);
        return new TournamentNames(title == null ? "" : title, names);
    }

    /** The titles of these events, by their ids. */
    public Map<String, String> titles(Collection<String> tournamentIds) {
        var titles = new TreeMap<String, String>();
        if (!tournamentIds.isEmpty()) {
            jdbc.sql("select tournament_id as id, name from tournament_name where entrant = ''"
                            + " and tournament_id in (:ids)")
                    .param("ids", tournamentIds)
                    .query(Named.class)
                    .list()
                    .forEach(each -> titles.put(each.id(), each.name()));
        }
        return titles;
    }
}
