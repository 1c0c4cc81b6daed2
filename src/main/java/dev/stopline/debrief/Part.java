package dev.stopline.debrief;

import java.util.Comparator;

/**
 * A part of a game that every table comes to in the same order: in line a stage and its round, in squad a job and its
 * session.
 *
 * @param heading how it is called
 */
public record Part(int first, int second, String heading) implements Comparable<Part> {

    private static final Comparator<Part> ORDER =
            Comparator.comparingInt(Part::first).thenComparingInt(Part::second);

    @Override
    public int compareTo(Part other) {
        return ORDER.compare(this, other);
    }
}
