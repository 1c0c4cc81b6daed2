package dev.stopline.leaks;

import dev.stopline.platform.axon.EventJson;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.SquadEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;

/**
 * What lies sealed in a career and which words would tell it. Which events seal and which open is the list in here, and not
 * {@code WhoSees}: a sight that is wrong must not pass its own test.
 */
public final class SquadSecrets {

    private static final JsonMapper JSON = EventJson.mapper();

    /** What is sealed: the posture, or one of the three targets. */
    public enum Secret {
        POSTURE,
        OPERATOR,
        ASSET,
        TRIGGER;

        private static Secret of(Axis axis) {
            return valueOf(axis.name());
        }
    }

    private final Map<Secret, String> sealed = new LinkedHashMap<>();
    private final Set<String> said = new TreeSet<>();

    /** Whether the event seals something, so that nobody is told of it. */
    public static boolean seals(SquadEvent event) {
        return event instanceof OpeningEvent.PostureSealed || event instanceof OpeningEvent.AnatomySealed;
    }

    /** What the event opens; none = nothing. */
    public static List<Secret> opens(SquadEvent event) {
        return switch (event) {
            case OpeningEvent.PostureShown e -> List.of(Secret.POSTURE);
            case PressureEvent.PostureActivated e -> List.of(Secret.POSTURE);
            case OpeningEvent.AnatomyRevealed e -> List.of(Secret.of(e.axis()));
            // From here on the debrief of the job tells all, and its seed proves it.
            case InterdictEvent.JobClosed e -> List.of(Secret.values());
            case SquadEvent e -> List.of();
        };
    }

    /** Takes notice of one more event of the career. */
    public void hear(SquadEvent event) {
        opens(event).forEach(sealed::remove);
        switch (event) {
            case OpeningEvent.PostureSealed e ->
                sealed.put(Secret.POSTURE, e.posture().name());
            case OpeningEvent.AnatomySealed e -> sealed.put(Secret.of(e.axis()), e.text());
            case SquadEvent other -> said.addAll(words(other));
        }
    }

    private static List<String> words(SquadEvent event) {
        var text = JSON.writeValueAsString(event);
        var words = new ArrayList<String>();
        for (var posture : Posture.values()) {
            if (text.contains(posture.name())) {
                words.add(posture.name());
            }
        }
        switch (event) {
            case OpeningEvent.AnatomyRevealed e -> words.add(e.text());
            case OpeningEvent.AnatomyWritten e -> words.add(e.text());
            case CareerEvent.TableRolled e -> words.add(e.text());
            case SquadEvent other -> {}
        }
        return words;
    }

    /** What lies sealed now. */
    public Set<Secret> sealed() {
        return Set.copyOf(sealed.keySet());
    }

    /** The words that nobody may read now: what lies sealed, unless it has been said of something else. */
    public List<String> words() {
        var words = new ArrayList<>(sealed.values());
        words.removeIf(said::contains);
        words.addAll(List.of("PostureSealed", "AnatomySealed"));
        return words;
    }
}
