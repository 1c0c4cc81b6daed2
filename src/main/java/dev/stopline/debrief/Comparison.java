package dev.stopline.debrief;

import dev.stopline.debrief.Traveller.Came;
import dev.stopline.debrief.Traveller.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Who did the same at one place. */
final class Comparison {

    private static final String NOTHING = "nothing here";

    private Comparison() {}

    /** One table's part in it; the key of who did nothing is empty. */
    private record Stand(String table, String key, String what, List<String> cameTo) {}

    /** What was done at a place, the most tables first; one option, or none, where all did the same. */
    static List<Option> at(Place place, List<Compared> games) {
        var stands = new TreeMap<String, List<Stand>>();
        for (var game : games) {
            var choice = game.choices().get(place);
            if (choice != null) {
                put(stands, new Stand(game.table(), choice.key(), choice.what(), choice.cameTo()));
            } else if (game.passed(place)) {
                put(stands, new Stand(game.table(), "", NOTHING, List.of()));
            }
        }
        int most = stands.values().stream().mapToInt(List::size).max().orElse(0);
        boolean split =
                stands.values().stream().filter(each -> each.size() == most).count() > 1;
        return stands.values().stream()
                .sorted(Comparator.comparing((List<Stand> each) -> -each.size()))
                .map(each -> option(each, each.size() == most && !split))
                .toList();
    }

    private static void put(TreeMap<String, List<Stand>> stands, Stand stand) {
        stands.computeIfAbsent(stand.key(), any -> new ArrayList<>()).add(stand);
    }

    private static Option option(List<Stand> same, boolean field) {
        var came = new ArrayList<Came>();
        var left = new ArrayList<>(same);
        while (!left.isEmpty()) {
            var sentences = left.getFirst().cameTo();
            var alike = left.stream()
                    .filter(each -> each.cameTo().equals(sentences))
                    .toList();
            came.add(new Came(alike.stream().map(Stand::table).toList(), sentences));
            left.removeAll(alike);
        }
        return new Option(same.getFirst().what(), field, came);
    }
}
