package dev.stopline.leaks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventJson;
import dev.stopline.squad.content.SquadJson;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.ServerCareer;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * Were the sight of any kind of event flipped, a check of the careers over HTTP would find it, here played on the rules: one
 * that is sealed and shown, by the words that it tells and by a twin in whom they differ; one that is told and hidden, by the
 * answer that tells less than was stored, and by the board. The table in {@code target/leaks} says which.
 */
@Rule({"S-CARD-02", "S-GEN-11"})
class EachFlipOfSquadIsCaughtTest {

    private static final int CAREERS = 60;
    private static final int JOBS = 6;
    private static final int TRIES = 3000;
    private static final int KINDS = 85;
    private static final JsonMapper JSON = EventJson.mapper();
    private static final Path TABLE = Path.of("target", "leaks", "squad-flips.txt");

    private final Map<String, Set<String>> caught = new TreeMap<>();

    @Test
    void everyFlipOfEveryKindOfEventIsCaught() throws IOException {
        for (int number = 0; number < CAREERS && !isEnough(); number++) {
            flip(career(number));
        }
        assertThat(isEnough()).as("what was met: %s", caught.keySet()).isTrue();
        caught.forEach((kind, how) -> {
            if (kind.equals("PostureSealed") || kind.equals("AnatomySealed")) {
                assertThat(how).as(kind).containsExactly("twins", "words");
            } else {
                assertThat(how).as(kind).contains("answers", "board");
            }
        });
        write();
    }

    private boolean isEnough() {
        return caught.size() > KINDS && caught.keySet().containsAll(List.of("PostureSealed", "AnatomySealed"));
    }

    private static List<SquadEvent> career(int number) {
        return ServerCareer.events(ServerCareer.play(number, JOBS, TRIES));
    }

    private void write() throws IOException {
        var table = new StringBuilder();
        caught.forEach((kind, how) -> table.append("%-28s %s\n".formatted(kind, String.join(" and ", how))));
        Files.createDirectories(TABLE.getParent());
        Files.writeString(TABLE, table);
    }

    @Test
    void asItIsNothingIsFound() {
        for (int number = 0; number < 4; number++) {
            assertThat(caughtBy(career(number), WhoSees::playerSees)).isEmpty();
        }
    }

    private void flip(List<SquadEvent> events) {
        var kinds = new ArrayList<Class<?>>();
        events.stream().map(Object::getClass).distinct().forEach(kinds::add);
        kinds.removeIf(
                kind -> caught.getOrDefault(kind.getSimpleName(), Set.of()).size() > 1);
        for (var kind : kinds) {
            Predicate<SquadEvent> flipped = event -> (event.getClass() == kind) != WhoSees.playerSees(event);
            caught.computeIfAbsent(kind.getSimpleName(), name -> new TreeSet<>())
                    .addAll(caughtBy(events, flipped));
        }
    }

    /** The checks that would fail where the player sees this of a career. */
    private static Set<String> caughtBy(List<SquadEvent> events, Predicate<SquadEvent> sight) {
        var found = new TreeSet<String>();
        var told = events.stream().filter(sight).toList();
        if (!told.containsAll(
                events.stream().filter(each -> !SquadSecrets.seals(each)).toList())) {
            found.add("answers");
        }
        if (!board(told)
                        .equals(board(events.stream()
                                .filter(each -> !SquadSecrets.seals(each))
                                .toList()))
                && found.contains("answers")) {
            found.add("board");
        }
        if (tellsWords(events, sight)) {
            found.add("words");
        }
        if (!told.equals(twin(events).stream().filter(sight).toList())) {
            found.add("twins");
        }
        return found;
    }

    private static boolean tellsWords(List<SquadEvent> events, Predicate<SquadEvent> sight) {
        var secrets = new SquadSecrets();
        for (var event : events) {
            secrets.hear(event);
            var shown = JSON.writeValueAsString(SquadJson.EVENTS.write(event));
            if (sight.test(event) && secrets.words().stream().anyMatch(shown::contains)) {
                return true;
            }
        }
        return false;
    }

    private static Glimpse board(List<SquadEvent> told) {
        var seen = SquadState.INITIAL;
        for (var event : told) {
            seen = seen.after(event);
        }
        return Glimpse.of(seen);
    }

    /** The career with other things sealed. */
    private static List<SquadEvent> twin(List<SquadEvent> events) {
        return events.stream()
                .map(event -> switch (event) {
                    case OpeningEvent.PostureSealed e -> {
                        int die = e.die() % 6 + 1;
                        yield new OpeningEvent.PostureSealed(die, Posture.values()[die]);
                    }
                    case OpeningEvent.AnatomySealed e ->
                        new OpeningEvent.AnatomySealed(
                                e.axis(),
                                e.die() % 6 + 1,
                                e.text() + "'",
                                e.axis() == Axis.TRIGGER && !e.system(),
                                e.factionSystem());
                    case SquadEvent other -> other;
                })
                .toList();
    }
}
