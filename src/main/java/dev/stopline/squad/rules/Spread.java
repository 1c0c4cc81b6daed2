package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Fields of a move with all the values that are accepted whatever the other fields hold. */
final class Spread {

    private Spread() {}

    static Field optionalText(String name) {
        return new Field(name, Field.Kind.TEXT, List.of(""));
    }

    static Field leads(String name, int most) {
        return new Field(name, Field.Kind.NUMBER, upTo(most));
    }

    static Field shares(String name, int most) {
        return new Field(name, Field.Kind.SHARES, upTo(most));
    }

    static Field tags() {
        return new Field("tags", Field.Kind.SEVERAL, names(List.of(Tag.values())));
    }

    static Field several(String name, List<? extends Enum<?>> values) {
        return new Field(name, Field.Kind.SEVERAL, names(values));
    }

    /** One whole list, its members separated by commas. */
    static Field list(String name, List<? extends Enum<?>> members) {
        return new Field(name, Field.Kind.LIST, List.of(String.join(",", names(members))));
    }

    static Field choice(String name, List<? extends Enum<?>> values) {
        return new Field(name, Field.Kind.CHOICE, names(values));
    }

    static Field ids(String name, List<String> ids) {
        return new Field(name, Field.Kind.CHOICE, ids);
    }

    /** GAP-32: whom or what the player gives up if a clock comes to its end; of use in the campaign layer only. */
    static List<Field> burn(SquadState s, String prefix) {
        return s.campaign().on()
                ? List.of(
                        ids(prefix + "contactId", contacts(s)),
                        choice(prefix + "territory", noneFirst(Territory.values())))
                : List.of();
    }

    /** No contact, and each contact's id. */
    static List<String> contacts(SquadState s) {
        var ids = new ArrayList<String>();
        ids.add("");
        s.campaign().contacts().forEach(each -> ids.add(each.id()));
        return List.copyOf(ids);
    }

    /** The ids of the sources; an empty one if there are none. */
    static List<String> sources(SquadState s) {
        var ids = s.job().sources().stream().map(Source::id).toList();
        return ids.isEmpty() ? List.of("") : ids;
    }

    /** No faction, and those of the campaign. */
    static List<Faction> factions(SquadState s) {
        var factions = s.campaign().factions().stream()
                .map(Campaign.FactionRow::faction)
                .toList();
        var all = new ArrayList<>(List.of(Faction.NONE));
        all.addAll(factions);
        return List.copyOf(all);
    }

    /** The values of an enum, its NONE first. */
    static <E extends Enum<E>> List<E> noneFirst(E[] values) {
        var none =
                Arrays.stream(values).filter(each -> each.name().equals("NONE")).toList();
        var all = new ArrayList<>(none);
        all.addAll(Lists.without(List.of(values), none::contains));
        return List.copyOf(all);
    }

    private static List<String> names(List<? extends Enum<?>> values) {
        return values.stream().map(Enum::name).toList();
    }

    private static List<String> upTo(int most) {
        return IntStream.rangeClosed(0, most).mapToObj(Integer::toString).toList();
    }
}
