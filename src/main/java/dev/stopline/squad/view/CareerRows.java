package dev.stopline.squad.view;

import dev.stopline.platform.board.GameRows;

/** The stored list of careers. */
interface CareerRows extends GameRows<CareerRow> {}
