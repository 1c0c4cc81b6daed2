package dev.stopline.debrief;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A game as its decisions, each at its place.
 *
 * @param parts the parts that it came to, in order
 * @param choices in the order in which they were made, each place once
 */
public record Course(List<Part> parts, List<Choice> choices) {

    /** Of a game that is not compared. */
    public static final Course NONE = new Course(List.of(), List.of());

    public Course {
        parts = List.copyOf(parts);
        choices = List.copyOf(choices);
    }

    /** Writes a course down while a game is replayed. */
    public static final class Log {

        private final List<Place> places = new ArrayList<>();
        private final List<String> keys = new ArrayList<>();
        private final List<String> whats = new ArrayList<>();
        private final List<List<String>> cameTo = new ArrayList<>();
        private final TreeMap<Place, Integer> counts = new TreeMap<>();
        private final List<Part> parts = new ArrayList<>();

        /** A course that begins in this part. */
        public Log(Part start) {
            parts.add(start);
        }

        /** Notes that the game has come to this part, or is in it still. */
        public void reach(Part part) {
            if (!parts.getLast().equals(part)) {
                parts.add(part);
            }
        }

        /**
         * Notes a decision in the part that the game has come to.
         *
         * @return its index, for what it comes to
         */
        public int choose(String who, String kind, boolean owed, String key, String what) {
            var part = parts.getLast();
            int ordinal = counts.merge(new Place(part, who, kind, 0, owed), 1, Integer::sum);
            places.add(new Place(part, who, kind, ordinal, owed));
            keys.add(key);
            whats.add(what);
            cameTo.add(new ArrayList<>());
            return places.size() - 1;
        }

        /** Notes what the decision of this index came to. */
        public void came(int index, List<String> sentences) {
            cameTo.get(index).addAll(sentences);
        }

        /** What the decision of this index was, in words. */
        public String what(int index) {
            return places.get(index).who() + " " + whats.get(index);
        }

        /** The course so far. */
        public Course course() {
            var choices = new ArrayList<Choice>();
            for (int i = 0; i < places.size(); i++) {
                choices.add(new Choice(places.get(i), keys.get(i), whats.get(i), cameTo.get(i)));
            }
            return new Course(parts, choices);
        }
    }
}
