package dev.stopline.squad.view;

import dev.stopline.platform.playtest.PlayRows;

/** The stored closed jobs. */
interface PlayedJobRows extends PlayRows<PlayedJobRow> {}
