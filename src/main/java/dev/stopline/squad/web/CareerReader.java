package dev.stopline.squad.web;

/** Who reads which career: its player, or an organizer, who sees what the player sees. */
record CareerReader(String careerId, boolean organizer) {}
