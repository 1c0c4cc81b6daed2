package dev.stopline.platform.moves;

import tools.jackson.databind.JsonNode;

/**
 * An event as a seat saw it.
 *
 * @param type its name in the contract ({@code line.TierRaised})
 * @param version the seat's own number of it
 * @param data its fields
 */
public record EventSeen(String type, int version, JsonNode data) {}
