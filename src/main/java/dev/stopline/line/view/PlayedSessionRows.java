package dev.stopline.line.view;

import dev.stopline.platform.playtest.PlayRows;

/** The stored closed sessions. */
interface PlayedSessionRows extends PlayRows<PlayedSessionRow> {}
