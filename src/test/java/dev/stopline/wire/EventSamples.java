package dev.stopline.wire;

import static java.util.Map.entry;

import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One realistic sample of each event: every component has a value that such a component could have in a game. */
public final class EventSamples {

    private static final Map<String, Object> OF_LINE = Map.ofEntries(
            entry("actionId", "C3"),
            entry("askedTable", "COMPANY"),
            entry("argument", "The form was signed by two people."),
            entry("asker", "hr"),
            entry("answeredBy", "face"),
            entry("availableFromStage", 2),
            entry("by", "hr"),
            entry("cardId", "clinic-letterbox"),
            entry("cardLineId", "l2a"),
            entry("citedFactId", "m2"),
            entry("commitment", "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"),
            entry("controlId", "c1"),
            entry("delta", -1),
            entry("entryId", "f1"),
            entry("cue", "The line is stopped."),
            entry("eventId", "e11"),
            entry("factId", "m2"),
            entry("forSeat", "money"),
            entry("ground", "A payee changes only with two signatures."),
            entry("groundId", "L1/G1"),
            entry("hire", 2),
            entry("lineId", "L1"),
            entry("linkedTo", "m2"),
            entry("linkedFacts", "m2"),
            entry("lockedFolders", "scribe"),
            entry("moveId", "s11"),
            entry("name", "Marcus Ellery"),
            entry("narration", "A missing page turns up in one of the personnel folders."),
            entry("note", "Call the school about the certificate."),
            entry("noteId", "a1"),
            entry("owedId", "C3"),
            entry("question", "Who approved the second laptop?"),
            entry("reason", "Two players had to leave."),
            entry("replyTo", "C2"),
            entry("seat", "finance-legal"),
            entry("seed", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"),
            entry("sentenceId", "L1/S1"),
            entry("spokenText", "I changed banks in March."),
            entry("suggestedBy", "hr"),
            entry("target", 12),
            entry("text", "The bank details changed a week before the first day."),
            entry("thrower", "money"),
            entry("tiedPointers", "hr"),
            entry("value", 14),
            entry("voters", "secops"));

    private static final Map<String, Object> OF_SQUAD = Map.ofEntries(
            entry("before", 3),
            entry("after", 5),
            entry("SquadKey", "CLEARANCE_RECHECK"),
            entry("cause", "S-ACT-11"),
            entry("causes", "CODE_CROSSED"),
            entry("clock", 7),
            entry("code", "I lie to no widow."),
            entry("commitment", "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"),
            entry("condition", "BUNKER_HILL"),
            entry("contactId", "P1"),
            entry("delta", -1),
            entry("dice", 4),
            entry("die", 4),
            entry("effective", 4),
            entry("eye", 3),
            entry("family", "county-records"),
            entry("fieldNote", "The timer had four minutes left."),
            entry("fgt", 5),
            entry("id", "registry"),
            entry("key", "PERSON"),
            entry("legs", 4),
            entry("margin", 2),
            entry("name", "The hotel register"),
            entry("nerve", 3),
            entry("previous", "SLOW"),
            entry("question", "Where does he sleep on Fridays?"),
            entry("result", "BOMB"),
            entry("rule", "S-TOK-03"),
            entry("seed", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"),
            entry("sht", 6),
            entry("sourceId", "registry"),
            entry("span", "J4"),
            entry("stage", 3),
            entry("step", 2),
            entry("survivingElement", "The driver got away over the bridge."),
            entry("tag", "night clerk"),
            entry("text", "A clerk who knows the rooms."),
            entry("threshold", 4),
            entry("total", 6),
            entry("truths", "He was at the bar until ten."),
            entry("value", "2"));

    private static final Map<String, Object> OF_TOURNAMENT = Map.ofEntries(
            entry("absent", "E2"),
            entry("at", "2026-03-14T10:00:00Z"),
            entry("board", "B1"),
            entry("boards", "B1"),
            entry("by", "organizer-7f3a"),
            entry("cardId", "clinic-letterbox"),
            entry("commitment", "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"),
            entry("entrant", "E7"),
            entry("entrants", "E7"),
            entry("exposure", 3),
            entry("faces", 17),
            entry("first", "E7"),
            entry("gameId", "line-spring-open-R1-B1-T4"),
            entry("gameIds", "line-spring-open-R1-B1-T4"),
            entry("jobs", 3),
            entry("key", "spring-open"),
            entry("minutes", 90),
            entry("number", 4),
            entry("organizer", "organizer-7f3a"),
            entry("payoff", 6),
            entry("points", 8),
            entry("rounds", 5),
            entry("rule", "C.04.3 C6"),
            entry("second", "E2"),
            entry("seed", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"),
            entry("startsAt", "2026-03-14T10:00:00Z"),
            entry("subject", "subject-19c2"),
            entry("subjects", "subject-19c2"),
            entry("table", 4),
            entry("text", "Both have two points and have not met."),
            entry("value", 31415926),
            entry("warnings", 10),
            entry("why", "The net was down for an hour."));

    private static final List<String> SAYS_NOTHING = List.of("NONE", "SEALED", "UNMARKED");

    private final Map<String, Object> byName;

    private EventSamples(Map<String, Object> byName) {
        this.byName = byName;
    }

    /** The sample of a type of event. */
    public static Object of(Class<?> event) {
        if (TournamentEvent.class.isAssignableFrom(event)) {
            return new EventSamples(OF_TOURNAMENT).record(event);
        }
        return new EventSamples(SquadEvent.class.isAssignableFrom(event) ? OF_SQUAD : OF_LINE).record(event);
    }

    private Object record(Class<?> type) {
        var components = type.getRecordComponents();
        try {
            var constructor = type.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(
                    Stream.of(components).map(this::component).toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no sample of " + type, e);
        }
    }

    private Object component(RecordComponent component) {
        return value(component.getName(), component.getGenericType());
    }

    private Object value(String name, Type type) {
        if (type instanceof ParameterizedType list) {
            return List.of(value(name, list.getActualTypeArguments()[0]));
        }
        var known = byName.get(name);
        var of = (Class<?>) type;
        if (of == String.class) {
            return known instanceof String text ? text : "Some " + name + " of the game.";
        }
        if (of == int.class || of == Integer.class) {
            return known instanceof Integer number ? number : 1;
        }
        if (of == boolean.class) {
            return true;
        }
        return of.isEnum() ? constant(of) : record(of);
    }

    /** A list that grows at its end has a constant of its own here: a new one changes no field of an event. */
    private Object constant(Class<?> of) {
        var named = byName.get(of.getSimpleName());
        return Stream.<Object>of(of.getEnumConstants())
                .filter(each -> each.toString().equals(named))
                .findFirst()
                .orElseGet(() -> last(of.getEnumConstants()));
    }

    /** The last one that says something: the first is often what an absent value would be read as. */
    private static Object last(Object[] constants) {
        return Stream.of(constants)
                .filter(each -> !SAYS_NOTHING.contains(each.toString()))
                .reduce((before, after) -> after)
                .orElseThrow();
    }
}
