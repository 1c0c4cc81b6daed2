package dev.stopline.tournament.view;

import dev.stopline.platform.board.GameRows;

/** The stored list of events. */
interface TournamentRows extends GameRows<TournamentRow> {}
