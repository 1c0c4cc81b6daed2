package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.testkit.Rule;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The options of players are those that random play ever lists for a seat, and no other. */
@Rule("L-TEL-01")
class PlayerChoicesTest {

    private static final List<String> NO_CHOICE = List.of("throwDie", "throwCover");
    private static final int GAMES = 30;

    @ParameterizedTest
    @EnumSource(Mode.class)
    void everyMoveThatASeatIsEverOfferedIsAnOptionOfItsModeAndEveryOptionIsOffered(Mode mode) {
        var offered = new TreeSet<String>();
        for (int game = 0; game < GAMES; game++) {
            play(mode, mode.ordinal() * 1_000L + game, offered);
        }
        assertThat(offered).containsExactlyInAnyOrderElementsOf(PlayerChoices.open(mode, Ruleset.STANDARD));
    }

    private static void play(Mode mode, long seed, TreeSet<String> offered) {
        var table = new RandomTable(mode, seed);
        var policy = new RandomPolicy(seed);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        if (seed % 2 == 1) {
            table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset("gateClues", "1")));
            table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset("gateTypes", "PROCESS")));
        }
        while (!table.isOver()) {
            var turn = policy.next(table);
            turn.listed().stream()
                    .filter(each -> !each.by().isIncidentMaster())
                    .map(each -> option(each.command()))
                    .filter(option -> !NO_CHOICE.contains(option))
                    .forEach(offered::add);
            if (RandomTable.RULES.refuses(table.state(), turn.move()).isEmpty()) {
                var events = table.play(turn.move());
                var by = turn.move().by();
                var made = PlayerChoices.made(
                        by.text(),
                        turn.move().forSeat(),
                        turn.move().command().getClass().getSimpleName(),
                        events);
                boolean choice = !by.isIncidentMaster()
                        && !NO_CHOICE.contains(option(turn.move().command()));
                if (choice) {
                    assertThat(made).contains(option(turn.move().command()));
                } else if (turn.move().forSeat().isEmpty()) {
                    assertThat(made).isEmpty();
                }
            }
        }
    }

    private static String option(LineCommand command) {
        var operation = CommandFields.operationId(command);
        return switch (command) {
            case ActionCommand.TakeFreeAction c -> operation + "." + c.kind();
            case ActionCommand.DeclareAction c -> operation + "." + c.verb();
            case StopTheLineCommand.CastVote c -> operation + (c.hire() == 0 ? ".FOLD" : ".POINT");
            case LineCommand other -> operation;
        };
    }

    @Test
    void withoutLookupsNoneIsOpen() {
        var ruleset = Ruleset.STANDARD.with(RulesetKey.LOOKUPS_PER_STAGE, "0");
        assertThat(PlayerChoices.open(Mode.COMPANY_ONLY, Ruleset.STANDARD)).contains("pullLog", "questionHire");
        assertThat(PlayerChoices.open(Mode.COMPANY_ONLY, ruleset)).doesNotContain("pullLog", "questionHire");
    }

    @Test
    void whatTheIncidentMasterEntersForASeatIsThePlayersChoice() {
        var answered = List.<LineEvent>of(
                new MeetingEvent.MeetingAnswerRecorded(1, "face", Answer.FILE_DOES_NOT_SAY, "", "", "face"));
        assertThat(PlayerChoices.made("IM", "face", "AnswerMeetingQuestion", answered))
                .contains("answerMeetingQuestion");
        assertThat(PlayerChoices.made("IM", "", "AnswerMeetingQuestion", answered))
                .isEmpty();
    }
}
