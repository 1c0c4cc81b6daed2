package dev.stopline.squad.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The detectives of {@code squad/detectives.yaml}, by name, in the order of the file. */
public final class ReadyDetectives {

    private final Map<String, ReadyDetective> byName;

    private ReadyDetectives(ByName file) {
        byName = Collections.unmodifiableMap(file);
        var faults = new ArrayList<String>();
        SquadText.checkLines(
                byName.values().stream().map(ReadyDetective::description).toList(), faults);
        SquadText.checkLines(byName.values().stream().map(ReadyDetective::code).toList(), faults);
        SquadText.refuseIfAny(faults);
    }

    private static final class ByName extends LinkedHashMap<String, ReadyDetective> {
        private static final long serialVersionUID = 1L;
    }

    /**
     * The detectives that ship with the service.
     *
     * @throws IllegalStateException if the file is missing or malformed
     */
    public static ReadyDetectives shipped() {
        return new ReadyDetectives(SquadText.read(SquadText.open("/squad/detectives.yaml"), ByName.class));
    }

    /** Their names, in order. */
    public List<String> names() {
        return List.copyOf(byName.keySet());
    }

    /** The detective of this name, if there is one. */
    public Optional<ReadyDetective> named(String name) {
        return Optional.ofNullable(byName.get(name));
    }
}
