package dev.stopline.platform.tables;

import dev.stopline.decide.Refusal.Fault;
import java.util.List;

/** Makes the games of one kind for the tables of an event. */
public interface TableMaker {

    /** The word with which an event calls this kind of game: {@code LINE} or {@code SQUAD}. */
    String game();

    /** Why no table could play this plan; each pointer is a field of the plan ({@code /cardId}). Empty if all could. */
    List<Fault> faults(TablePlan plan);

    /** The seats of a game of this plan, which has no faults. */
    List<TableSeat> seats(TablePlan plan);

    /**
     * Makes a game, in the caller's transaction; nothing happens if it has been made.
     *
     * @param gameId the game's id
     * @param board what the dice of the board are kept under
     * @throws IllegalStateException if the plan has faults
     */
    void make(String gameId, String board, TablePlan plan);

    /**
     * Lets a game show what it held back until its board was closed everywhere, and ends it where it is still played
     * (T-CLO-04); nothing happens if it was let before.
     */
    void openBoard(String gameId);
}
