package dev.stopline.leaks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Seed;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.Audience;
import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SampleEvents;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Sight;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Were an event that is not for all shown to all, the checks on markers and on twins would find it. The games are those of
 * the tests over HTTP, played on the rules ({@code LeakTest} flips each sight once more, on boards); the table in
 * {@code target/leaks} says of each kind of event by which check it is caught.
 */
@Rule("L-VIS-01")
class EachFlipIsCaughtTest {

    private static final int GAMES = 5;
    private static final int MOVES = 200;
    private static final Path TABLE = Path.of("target", "leaks", "line-flips.txt");

    /**
     * What these say is seldom or never the first in which two played games differ: most of it repeats for the books what
     * was seen before. Two games that are forged to differ in them alone are told apart all the same.
     */
    private static final Set<String> REPEATED = Set.of(
            "CaseEndNoted",
            "CluesCounted",
            "CutVerdictNoted",
            "EffectsSettled",
            "RepeatClosingNoted",
            "StageEndNoted",
            "TallyLineWritten",
            "TelemetryRecorded",
            "TierResetNoted",
            "WrongfulNoted");

    private final Map<String, Set<String>> caught = new TreeMap<>();
    private final Set<String> forged = new LinkedHashSet<>();

    /** What each move brought in each of the two games. */
    private record Step(List<LineEvent> one, List<LineEvent> other) {}

    @Test
    void everyEventThatIsNotForAllIsCaughtWhereAllSeeIt() throws IOException {
        for (var difference : Difference.values()) {
            for (var mode : Mode.values()) {
                for (int game = 0; game < GAMES && difference.fits(mode); game++) {
                    play(difference, mode, game);
                }
            }
        }
        assertThat(caught.keySet()).as("events that are not for all").containsExactlyElementsOf(hidden());
        assertThat(caught.entrySet())
                .as("caught by markers or by twins that were played, but for those that only repeat")
                .filteredOn(each -> each.getValue().isEmpty())
                .extracting(Map.Entry::getKey)
                .isSubsetOf(REPEATED)
                .allMatch(forged::contains);
        write();
    }

    /** The table, for whoever wants to read it. */
    private void write() throws IOException {
        var table = new StringBuilder();
        caught.forEach((type, how) ->
                table.append("%-28s %s\n".formatted(type, how.isEmpty() ? "forged twins" : String.join(" and ", how))));
        Files.createDirectories(TABLE.getParent());
        Files.writeString(TABLE, table);
    }

    private static Set<String> hidden() {
        return SampleEvents.all("secops").stream()
                .filter(each -> !(WhoSees.audience(Mode.BOTH_CHAIRS, each) instanceof Audience.Everyone))
                // Hidden from the cell alone, in the only mode in which the cell has no seats.
                .filter(each -> !(each instanceof ActionEvent.ScriptedMoveTold))
                .map(each -> each.getClass().getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void play(Difference difference, Mode mode, int number) {
        var one = opened(mode, difference, "zq%06dn9999".formatted(number));
        var other = opened(mode, difference, "zq%06dn9999".formatted(500_000 + number));
        var twins = new Twins(difference, number, one, other);
        var viewers = new ArrayList<>(one.onlookers());
        viewers.add(Viewer.IM);
        var blind = new Blind(difference, mode, viewers, WhoSees::sees);
        var steps = new ArrayList<Step>();
        steps.add(new Step(one.events(), other.events()));
        for (var pair : twins.setUp()) {
            steps.add(step(one, other, pair));
        }
        steps.forEach(step -> blind.hear(step.one(), step.other()));
        for (int i = 0; i < MOVES; i++) {
            var pair = twins.next(blind.viewers());
            if (pair.isEmpty()) {
                break;
            }
            var step = step(one, other, pair.get());
            blind.hear(step.one(), step.other());
            steps.add(step);
        }
        steps.add(new Step(ended(one), ended(other)));
        catchFlips(difference, mode, viewers, steps);
    }

    private static LocalGame opened(Mode mode, Difference difference, String cardId) {
        var game = new LocalGame(Seed.of(new byte[Seed.LENGTH]));
        game.im(new SessionCommand.CreateSession(mode, difference == Difference.CARD ? cardId : "any"));
        for (var role : game.roles()) {
            var seat = LocalGame.seat(role);
            game.im(new SessionCommand.SeatPlayer(seat.id(), seat.table(), role));
        }
        return game;
    }

    private static Step step(LocalGame one, LocalGame other, Twins.Pair pair) {
        var brought = one.play(pair.one());
        return new Step(brought, pair.alone() ? List.of() : other.play(pair.other()));
    }

    /** Whatever may still be told is told, and the session closed. */
    private static List<LineEvent> ended(LocalGame game) {
        int before = game.events().size();
        for (var command : List.of(
                new SessionCommand.AbandonCase("enough"),
                new DebriefCommand.OpenDebrief(),
                new DebriefCommand.ReadProcessCondition(),
                new DebriefCommand.CloseSession())) {
            var move = Move.of(Viewer.IM, command);
            if (game.refusal(move).isEmpty()) {
                game.play(move);
            }
        }
        return game.events().subList(before, game.events().size());
    }

    private void catchFlips(Difference difference, Mode mode, List<Viewer> viewers, List<Step> steps) {
        var types = new LinkedHashSet<Class<?>>();
        for (var step : steps) {
            for (var event : step.one()) {
                if (viewers.stream().anyMatch(each -> !WhoSees.sees(mode, event, each))) {
                    types.add(event.getClass());
                }
            }
        }
        for (var type : types) {
            var how = caught.computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>());
            if (!how.contains("markers") && isMarkerCaught(viewers, steps, type, mode)) {
                how.add("markers");
            }
            boolean twins = how.stream().anyMatch(each -> each.startsWith("twins"));
            if (!twins && isTwinCaught(difference, mode, viewers, steps, type)) {
                how.add("twins " + difference);
            }
            if (isForgedCaught(mode, viewers, steps, type)) {
                forged.add(type.getSimpleName());
            }
        }
    }

    private static boolean isTwinCaught(
            Difference difference, Mode mode, List<Viewer> viewers, List<Step> steps, Class<?> type) {
        Sight flipped = (each, event, viewer) -> event.getClass() == type || WhoSees.sees(each, event, viewer);
        var blind = new Blind(difference, mode, viewers, flipped);
        try {
            steps.forEach(step -> blind.hear(step.one(), step.other()));
            return false;
        } catch (AssertionError found) {
            return true;
        }
    }

    /** Two games that are the same but for what an event says that a viewer does not see: with the flip they differ. */
    private static boolean isForgedCaught(Mode mode, List<Viewer> viewers, List<Step> steps, Class<?> type) {
        for (var step : steps) {
            for (var event : step.one()) {
                var other = event.getClass() == type ? Forged.of(event) : event;
                boolean hidden = viewers.stream()
                        .anyMatch(each -> !WhoSees.sees(mode, event, each) && !WhoSees.sees(mode, other, each));
                if (hidden && !other.equals(event)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isMarkerCaught(List<Viewer> viewers, List<Step> steps, Class<?> type, Mode mode) {
        var known = new LinkedHashMap<Viewer, Set<String>>();
        for (var step : steps) {
            for (var event : step.one()) {
                var words = Markers.in(event);
                for (var viewer : viewers) {
                    var mayKnow = known.computeIfAbsent(viewer, each -> new LinkedHashSet<>());
                    if (Hearing.mayRead(event, viewer)) {
                        mayKnow.addAll(words);
                    }
                    boolean isShown = event.getClass() == type && !WhoSees.sees(mode, event, viewer);
                    if (isShown && !mayKnow.containsAll(words)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
