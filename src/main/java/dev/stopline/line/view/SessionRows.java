package dev.stopline.line.view;

import dev.stopline.platform.board.GameRows;

/** The stored list of sessions. */
interface SessionRows extends GameRows<SessionRow> {}
