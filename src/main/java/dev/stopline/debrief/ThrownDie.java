package dev.stopline.debrief;

/**
 * A die that was thrown.
 *
 * @param key its place in the rulebook
 * @param thrower a seat, {@code IM}, {@code player} or {@code server}
 * @param target what it had to reach; 0 where there was nothing to reach
 */
public record ThrownDie(String key, String thrower, int face, int target, boolean reached) {}
