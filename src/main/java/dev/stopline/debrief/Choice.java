package dev.stopline.debrief;

import java.util.List;

/**
 * What was decided at a place.
 *
 * @param key equal for tables that did the same, however they worded it
 * @param what what was done, in words
 * @param cameTo what it came to, a sentence each
 */
public record Choice(Place place, String key, String what, List<String> cameTo) {

    public Choice {
        cameTo = List.copyOf(cameTo);
    }
}
