package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Twins: two games that differ in one event that a viewer does not see. What the viewer is shown of them, event by event and
 * on the board, is the same. And the comparison is not blind: with that event's sight flipped to "all" it finds each.
 */
@Rule("L-VIS-01")
class LeakTest {

    /** So many games at the most: they end as soon as every kind of hidden event has been met. */
    private static final int GAMES = 300;

    @Test
    void whatAViewerDoesNotSeeChangesNothingThatTheViewerSeesAndEachFlipIsCaught() {
        var caught = new LinkedHashSet<String>();
        var pairs = new LinkedHashSet<String>();
        for (int game = 0; game < GAMES && !caught.containsAll(hiddenTypes()); game++) {
            for (var mode : Mode.values()) {
                check(mode, played(mode, game), pairs, caught);
            }
        }
        assertThat(caught).containsExactlyInAnyOrderElementsOf(hiddenTypes());
    }

    private static RandomTable played(Mode mode, long seed) {
        var table = new RandomTable(mode, seed);
        var policy = new RandomPolicy(seed);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        while (!table.isOver()) {
            var turn = policy.next(table);
            if (RandomTable.RULES.refuses(table.state(), turn.move()).isEmpty()) {
                table.play(turn.move());
            }
        }
        return table;
    }

    /** The types of which some viewer sees some event not. */
    private static Set<String> hiddenTypes() {
        var hidden = new LinkedHashSet<String>();
        for (var event : SampleEvents.all("secops")) {
            if (!(WhoSees.audience(Mode.BOTH_CHAIRS, event) instanceof Audience.Everyone)) {
                hidden.add(event.getClass().getSimpleName());
            }
        }
        return hidden;
    }

    /** Each kind of event is compared once for each viewer and mode. */
    private static void check(Mode mode, RandomTable table, Set<String> pairs, Set<String> caught) {
        var events = table.events();
        for (int at = 0; at < events.size(); at++) {
            var event = events.get(at);
            var type = event.getClass().getSimpleName();
            for (var viewer : table.viewers()) {
                if (!WhoSees.sees(mode, event, viewer) && pairs.add(mode + " " + type + " " + viewer.text())) {
                    compare(events, at, viewer);
                    caught.add(type);
                }
            }
        }
    }

    private static void compare(List<LineEvent> events, int at, Viewer viewer) {
        var twin = new ArrayList<>(events);
        twin.set(at, changed(events.get(at)));
        assertThat(shown(twin, viewer, WhoSees::sees))
                .as("%s to %s", events.get(at), viewer)
                .isEqualTo(shown(events, viewer, WhoSees::sees));
        Sight flipped =
                (mode, event, who) -> event.getClass() == events.get(at).getClass() || WhoSees.sees(mode, event, who);
        assertThat(shown(twin, viewer, flipped))
                .as("flipping %s is caught", events.get(at))
                .isNotEqualTo(shown(events, viewer, flipped));
    }

    /** All that a viewer is ever shown: the events, and the board that they lead to. */
    private static List<Object> shown(List<LineEvent> events, Viewer viewer, Sight sight) {
        var mode = Glimpse.fold(events, Viewer.IM).mode();
        var shown = new ArrayList<Object>();
        events.stream().filter(event -> sight.sees(mode, event, viewer)).forEach(shown::add);
        shown.add(Glimpse.of(Glimpse.fold(events, viewer, sight), viewer));
        return shown;
    }

    /** The event with another value in every field that can have one. */
    private static LineEvent changed(LineEvent event) {
        var values = Arrays.stream(event.getClass().getRecordComponents())
                .map(component -> changed(component, event))
                .toList();
        return SampleEvents.make(event.getClass(), values);
    }

    private static Object changed(RecordComponent component, LineEvent event) {
        var value = value(component, event);
        boolean decidesSight = component.getType() == Table.class
                || component.getType() == Hearers.class
                || event instanceof CallEvent.FingerPointed
                        && component.getName().equals("seat");
        if (decidesSight) {
            return value;
        }
        return switch (value) {
            case Integer number -> number + 1;
            case Boolean flag -> !flag;
            case String text -> text + "'";
            case Enum<?> constant -> next(constant);
            case CaseCard card -> SampleCard.with(card, "/hires/0/facts/0/text", "Another text.");
            case List<?> list -> list.isEmpty() ? List.of(7) : list.subList(0, list.size() - 1);
            case Object other -> other;
        };
    }

    private static Object next(Enum<?> constant) {
        var all = constant.getDeclaringClass().getEnumConstants();
        return all[(constant.ordinal() + 1) % all.length];
    }

    private static Object value(RecordComponent component, LineEvent event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("events are public records", impossible);
        }
    }
}
