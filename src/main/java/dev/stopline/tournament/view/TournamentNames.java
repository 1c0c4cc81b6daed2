package dev.stopline.tournament.view;

import java.util.Map;
import java.util.TreeMap;

/**
 * How an event and those who entered it are called; no event stored of it says so.
 *
 * @param entrants the name of each entrant by its id
 */
public record TournamentNames(String title, Map<String, String> entrants) {

    public TournamentNames {
        entrants = new TreeMap<>(entrants);
    }

    /** The entrant's name, or its id where it gave none. */
    public String of(String entrant) {
        var name = entrants.getOrDefault(entrant, "");
        return name.isBlank() ? entrant : name;
    }
}
