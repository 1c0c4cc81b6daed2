package dev.stopline.decide;

import java.util.List;

/** An event that says of games which were made for it that they stand: lists show them from here on. */
public interface GamesStand {

    /** The games. */
    List<String> gameIds();
}
