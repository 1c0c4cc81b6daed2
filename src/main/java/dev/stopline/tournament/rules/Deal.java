package dev.stopline.tournament.rules;

import java.util.List;

/**
 * T-RND-02: a game of a round: a session or a career to be created under this id.
 *
 * @param gameId made from event, round, board and table
 * @param table from 1 in its round and board
 * @param entrants one; in an encounter two, the first in the Company's chair, the second in the Comrades'
 */
public record Deal(String gameId, String board, int table, List<String> entrants) {

    public Deal {
        entrants = List.copyOf(entrants);
    }
}
