package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.content.LineJson;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.EndReason;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.GroundReason;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineOutcome;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.ServiceCommand;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.TrackEvent;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever may happen in a case has happened in a recorded game. */
class EveryEndingIsRecordedTest {

    /** Values that say what a viewer does not know, or that nothing has ended: no game can end with them. */
    private static final List<Enum<?>> NOTHING_TO_RECORD =
            List.of(Ending.NONE, EndReason.NONE, EndReason.SEALED, GroundReason.NONE, TrackEvent.Effect.SEALED);

    private static final RecordedLines LINES = new RecordedLines();

    private static List<RecordedGame<LineCommand, LineEvent>> games = List.of();
    private static List<LineState> ends = List.of();

    @BeforeAll
    static void readEveryGame() {
        games = LINES.all();
        ends = games.stream()
                .map(game -> LINES.stateAfter(game, game.moves().size()))
                .toList();
    }

    private static <T> Stream<T> events(Class<T> type) {
        return games.stream()
                .flatMap(game -> game.moves().stream())
                .flatMap(move -> move.events().stream())
                .filter(type::isInstance)
                .map(type::cast);
    }

    private static <E extends Enum<E>> void everyOne(E[] values, Stream<E> recorded) {
        var wanted = Arrays.stream(values)
                .filter(each -> !NOTHING_TO_RECORD.contains(each))
                .toList();
        assertThat(recorded.distinct().toList()).containsAll(wanted);
    }

    @Test
    void everyEnding() {
        everyOne(Ending.values(), ends.stream().map(end -> end.outcome().ending()));
    }

    @Test
    void everyReasonForAnEnd() {
        everyOne(EndReason.values(), ends.stream().map(end -> end.outcome().ended()));
    }

    @Test
    void everyModeWithTwoGamesPlayedToAnEnding() {
        for (var mode : Mode.values()) {
            assertThat(ends)
                    .as(mode.name())
                    .filteredOn(end ->
                            end.mode() == mode && end.outcome().ending() != Ending.NONE && end.phase() == Phase.CLOSED)
                    .hasSizeGreaterThanOrEqualTo(2);
        }
    }

    @Test
    void everyOutcomeOfALine() {
        everyOne(LineOutcome.values(), events(CutEvent.LineClosed.class).map(CutEvent.LineClosed::outcome));
    }

    @Test
    void everyReasonWhyNobodyIsAccused() {
        everyOne(
                CallEvent.NoAccusationReason.values(),
                events(CallEvent.NoAccusation.class).map(CallEvent.NoAccusation::reason));
    }

    @Test
    void everyReasonToRefuseAGround() {
        everyOne(GroundReason.values(), events(CutEvent.GroundRuled.class).map(CutEvent.GroundRuled::reason));
    }

    @Test
    void everyWayInWhichAFactComesOut() {
        everyOne(
                RevealEvent.Via.values(), events(RevealEvent.FactRevealed.class).map(RevealEvent.FactRevealed::via));
    }

    @Test
    void everyEffectThatWaitsForTheEndOfARound() {
        everyOne(
                TrackEvent.Effect.values(), events(TrackEvent.EffectNoted.class).map(TrackEvent.EffectNoted::effect));
    }

    /** A recorded game can be played again by persons, so that it has no moves of the service's own. */
    @Test
    void everyCommandOfAPerson() {
        var played = typesOf(games.stream().flatMap(game -> game.moves().stream()), RecordedMove::command);
        assertThat(played)
                .containsAll(LineJson.COMMANDS.types().stream()
                        .filter(each -> !ServiceCommand.class.isAssignableFrom(each))
                        .toList());
    }

    @Test
    void everyEventButThoseOfASharedBoard() {
        var ofABoard = List.of(SessionEvent.BoardDealt.class, SessionEvent.BoardOpened.class);
        assertThat(typesOf(events(LineEvent.class), event -> event))
                .containsAll(LineJson.EVENTS.types().stream()
                        .filter(each -> !ofABoard.contains(each))
                        .toList());
    }

    private static <T> Collection<Class<?>> typesOf(Stream<T> values, Function<T, Object> what) {
        return values.<Class<?>>map(each -> what.apply(each).getClass())
                .distinct()
                .toList();
    }

    @Test
    void aCallThatWaitedOpensInOneGameAndIsVoidInAnother() {
        var queued = events(CallEvent.LineQueued.class)
                .map(CallEvent.LineQueued::lineId)
                .toList();
        assertThat(events(CallEvent.LineCalled.class).map(CallEvent.LineCalled::lineId))
                .containsAnyElementsOf(queued);
        assertThat(events(CallEvent.LineVoided.class).map(CallEvent.LineVoided::lineId))
                .containsAnyElementsOf(queued);
    }

    @Test
    void anAppearanceIsRefusedAsAGroundAndAControlIsThenAccepted() {
        assertThat(games).anySatisfy(game -> {
            var rulings = game.moves().stream()
                    .flatMap(move -> move.events().stream())
                    .filter(CutEvent.GroundRuled.class::isInstance)
                    .map(CutEvent.GroundRuled.class::cast)
                    .toList();
            assertThat(rulings.getFirst().reason()).isEqualTo(GroundReason.APPEARANCE);
            assertThat(rulings.getLast().accepted()).isTrue();
        });
    }
}
