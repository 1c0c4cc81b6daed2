package dev.stopline.line.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.Ruleset;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.playtest.RulesetWords;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.testkit.RecordedPast;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a session tells the playtest is what a count of its recorded moves and events gives. */
@Rule("L-TEL-01")
class PlayedSessionTest {

    private static final RecordedLines GAMES = new RecordedLines();

    static List<String> names() {
        return GAMES.names();
    }

    private static PlayedSession told(String name) {
        return PlayedSession.of(RecordedPast.of(GAMES.load(name))).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatItTellsIsWhatACountOfItsEventsGives(String name) {
        var game = GAMES.load(name);
        var state = GAMES.stateAfter(game, game.moves().size());
        var told = told(name);

        assertThat(told.calls()).isEqualTo(state.calls().called());
        assertThat(told.stage1Called()).isEqualTo(state.calls().stage1Called());
        assertThat(told.cuts()).isEqualTo(count(game, CutEvent.HireCut.class));
        assertThat(told.wrongful()).isEqualTo(count(game, CutEvent.HireGone.class));
        assertThat(told.rounds()).isEqualTo(count(game, RoundEvent.RoundStarted.class));
        assertThat(told.ending()).isEqualTo(state.outcome().ending());
        assertThat(told.abandoned()).isEqualTo(count(game, SessionEvent.CaseAbandoned.class) > 0);
        assertThat(told.processHeld())
                .isEqualTo(state.outcome().processRead() && state.outcome().processHeld());
        assertThat(told.played().scenario()).isEqualTo(state.setup().card().cardId());
    }

    private static int count(RecordedGame<LineCommand, LineEvent> game, Class<? extends LineEvent> kind) {
        return (int) game.moves().stream()
                .flatMap(move -> move.events().stream())
                .filter(kind::isInstance)
                .count();
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatItChoseIsWhatItsPlayersDidInPlayAndEachOfThatIsTimed(String name) {
        var choices = choices(GAMES.load(name));
        var played = told(name).played();

        assertThat(new TreeSet<>(played.chosen())).isEqualTo(new TreeSet<>(choices));
        assertThat(played.open()).containsAll(played.chosen());
        assertThat(played.timed()).isEqualTo(choices.size());
        assertThat(played.decisionMillis()).isEqualTo(choices.isEmpty() ? 0 : RecordedPast.STEP.toMillis());
        assertThat(played.seconds()).isEqualTo(movesInPlay(GAMES.load(name)) * RecordedPast.STEP.toSeconds());
    }

    private static List<String> choices(RecordedGame<LineCommand, LineEvent> game) {
        var choices = new ArrayList<String>();
        for (var move : inPlay(game)) {
            if (!move.by().equals("IM") || !move.seat().isEmpty()) {
                choices.addAll(option(move.command()));
            }
        }
        return choices;
    }

    private static List<String> option(LineCommand command) {
        var operation = CommandFields.operationId(command);
        return switch (command) {
            case ActionCommand.ThrowDie c -> List.of();
            case ActionCommand.ThrowCover c -> List.of();
            case ActionCommand.TakeFreeAction c -> List.of(operation + "." + c.kind());
            case ActionCommand.DeclareAction c -> List.of(operation + "." + c.verb());
            case StopTheLineCommand.CastVote c -> List.of(operation + (c.hire() == 0 ? ".FOLD" : ".POINT"));
            case LineCommand other -> List.of(operation);
        };
    }

    /** How many moves came after the one that started the case, up to the one that ended it. */
    private static int movesInPlay(RecordedGame<LineCommand, LineEvent> game) {
        return Math.max(0, inPlay(game).size() - 1);
    }

    private static List<RecordedMove<LineCommand, LineEvent>> inPlay(RecordedGame<LineCommand, LineEvent> game) {
        var after = game.moves().stream()
                .dropWhile(move -> !(move.command() instanceof SessionCommand.StartCase))
                .toList();
        var played = new ArrayList<RecordedMove<LineCommand, LineEvent>>();
        for (var move : after) {
            played.add(move);
            if (move.events().stream()
                    .anyMatch(
                            each -> each instanceof CutEvent.CaseEnded || each instanceof SessionEvent.CaseAbandoned)) {
                break;
            }
        }
        return played;
    }

    @Test
    void beforeItIsClosedItTellsNothing() {
        var past = RecordedPast.of(GAMES.load("company-only-contained-by-a-named-control"));
        var last = past.getLast().moveId();
        List<PastEvent> open =
                past.stream().filter(each -> !each.moveId().equals(last)).toList();

        assertThat(PlayedSession.of(past)).isPresent();
        assertThat(PlayedSession.of(open)).isEmpty();
        assertThat(PlayedSession.of(List.of())).isEmpty();
    }

    @Test
    void aRulesetIsItsModeAndWhatIsNotStandardAndAValueSetToItsStandardIsNone() {
        assertThat(told("abandoned-in-set-up").played().ruleset()).isEqualTo("mode=COMPANY_ONLY;bandStandard=11");
        assertThat(told("company-only-with-the-servers-dice").played().ruleset())
                .isEqualTo("mode=COMPANY_ONLY;diceSource=SERVER");
        assertThat(told("both-chairs-paid-out-by-a-wrongful-cut").played().ruleset())
                .startsWith("mode=BOTH_CHAIRS");
    }

    @Test
    void theLongestRulesetFitsItsColumnAndTheParameter() {
        var ruleset = Ruleset.STANDARD;
        for (var key : RulesetKey.values()) {
            var longest = key.choices().stream()
                    .filter(choice -> !choice.equals(key.standard()))
                    .max(Comparator.comparing(String::length))
                    .orElse("-100");
            ruleset = ruleset.with(key, longest);
        }
        assertThat(PlayedSession.words(Mode.COMRADES_ONLY, ruleset))
                .hasSizeBetween(500, RulesetWords.LONGEST)
                .matches(RulesetWords.PATTERN);
    }

    @Test
    void anAbandonedSessionHasNoEndingAndNoVerdict() {
        var told = told("both-chairs-abandoned-with-the-line-open");
        assertThat(told.abandoned()).isTrue();
        assertThat(told.ending()).isEqualTo(Ending.NONE);
        assertThat(told.processHeld()).isFalse();
    }
}
