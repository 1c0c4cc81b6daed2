package dev.stopline.decide;

import java.util.List;

/**
 * The values that a game sets anew; every other key has its standard value.
 *
 * @param overrides in the order in which they were set
 * @param <K> the keys of the game
 */
public record Settings<K extends Enum<K> & Setting>(List<Chosen<K>> overrides) {

    /** A key and the value that replaces its standard one. */
    public record Chosen<K>(K key, String value) {}

    public Settings {
        overrides = List.copyOf(overrides);
    }

    /** The settings with this key set. */
    public Settings<K> with(K key, String value) {
        return new Settings<>(
                Lists.plus(Lists.without(overrides, each -> each.key() == key), new Chosen<>(key, value)));
    }

    /** The value in force, as text. */
    public String value(K key) {
        return overrides.stream()
                .filter(each -> each.key() == key)
                .map(Chosen::value)
                .findFirst()
                .orElse(key.standard());
    }

    /** The value in force of a key that is a number. */
    public int number(K key) {
        return Integer.parseInt(value(key));
    }

    /** Whether a key that is true or false is true. */
    public boolean on(K key) {
        return value(key).equals("true");
    }
}
