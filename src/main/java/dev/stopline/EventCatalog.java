package dev.stopline;

import dev.stopline.platform.axon.EventName;
import dev.stopline.platform.axon.EventNames;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * How every event is called in the store and in the contract, for ever: {@link LineEvents}, {@link SquadEvents}
 * and {@link TournamentEvents}.
 * Written out, so that renaming a class changes no name; a revision rises whenever the fields of its event change.
 */
@Component
public final class EventCatalog implements EventNames {

    private static final List<EventName> ALL = Stream.of(LineEvents.all(), SquadEvents.all(), TournamentEvents.all())
            .flatMap(List::stream)
            .toList();

    @Override
    public List<EventName> eventNames() {
        return ALL;
    }

    /** The names of all events. */
    public static List<EventName> all() {
        return ALL;
    }

    /** The names of the events of one game, by the first word of their names. */
    public static List<EventName> of(String game) {
        return ALL.stream().filter(event -> event.name().startsWith(game + ".")).toList();
    }
}
