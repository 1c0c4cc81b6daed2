package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is suggested is what the table waits for, to those of whom it is waited for: so a table may just follow it. */
class SuggestedMovesTest {

    private static final int GAMES = Integer.getInteger("suggested.games", 8);
    private static final int LONGEST = 900;
    private static final Viewer HR = LineStories.viewer(Role.HR);
    private static final Viewer SCRIBE = LineStories.viewer(Role.SCRIBE);

    private static Set<String> suggested(LineStory story, Viewer viewer) {
        var open = OpenMoves.of(Glimpse.fold(story.events(), viewer), viewer, false);
        return open.groups().stream()
                .flatMap(group -> group.moves().stream())
                .filter(OpenMove::suggested)
                .map(OpenMove::operationId)
                .collect(Collectors.toSet());
    }

    private static Stream<OpenMove> listed(LineStory story, Viewer viewer) {
        return OpenMoves.of(Glimpse.fold(story.events(), viewer), viewer, false).groups().stream()
                .flatMap(group -> group.moves().stream());
    }

    private static LineStory at(Mode mode, Step step) {
        return LineStories.aCaseAt(mode, 1, 1, step);
    }

    @Test
    @Rule("L-ROUND-08")
    void aTableIsVisitedWhereTheRoundWaitsForItAndNoLonger() {
        var resolve = at(Mode.BOTH_CHAIRS, Step.RESOLVE);
        assertThat(suggested(resolve, Viewer.IM)).containsExactly("visitTable");
        var one = resolve.tell(new RoundEvent.TableVisited(Table.COMPANY));
        assertThat(listed(one, Viewer.IM).filter(OpenMove::suggested))
                .flatExtracting(OpenMove::fields)
                .flatExtracting(dev.stopline.decide.moves.Field::values)
                .containsExactly("COMRADES");
        var both =
                resolve.tell(new RoundEvent.TableVisited(Table.COMPANY), new RoundEvent.TableVisited(Table.COMRADES));
        assertThat(suggested(both, Viewer.IM)).containsExactly("endRound");
        assertThat(listed(both, Viewer.IM)).extracting(OpenMove::operationId).contains("visitTable");
    }

    @Test
    @Rule("L-VOTE-01")
    void threeIsSaidOnceEveryVoterHasPointedAndWhoeverHasPointedIsAskedNoMore() {
        var vote = LineStories.lineOpen(at(Mode.COMPANY_ONLY, Step.ACT));
        assertThat(suggested(vote, HR)).containsExactly("castVote");
        assertThat(suggested(vote, Viewer.IM)).isEmpty();
        var pointed = vote.tell(new CallEvent.FingerPointed("hr", 2), new CallEvent.BallotsCounted(1, 4));
        assertThat(suggested(pointed, HR)).isEmpty();
        assertThat(suggested(pointed, SCRIBE)).containsExactly("castVote");
        assertThat(listed(pointed, Viewer.IM)).extracting(OpenMove::operationId).contains("revealVote");
        assertThat(suggested(pointed, Viewer.IM)).isEmpty();
        assertThat(suggested(vote.tell(new CallEvent.BallotsCounted(4, 4)), Viewer.IM))
                .containsExactly("revealVote");
    }

    @Test
    @Rule({"L-CUT-01", "L-CUT-14"})
    void theCompanyNamesAGroundAndTheIncidentMasterMayLetItBe() {
        var window = LineStories.cutWindowOn(1, at(Mode.COMPANY_ONLY, Step.ACT));
        assertThat(suggested(window, HR)).containsExactlyInAnyOrder("nameControl", "showHumanCost");
        assertThat(suggested(window, Viewer.IM)).containsExactly("closeLine");
        var prompt = Prompt.of(Glimpse.fold(window.events(), HR), HR);
        assertThat(prompt.from()).contains("hr").endsWith("IM");
        assertThat(prompt.operationId()).isEqualTo("nameControl");
    }

    @Test
    @Rule("L-SETUP-11")
    void anOpeningThatWasSaidMayBeSaidAgainButIsNotSuggested() {
        var table = new RandomTable(Mode.COMPANY_ONLY, 1);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        table.play(Move.of(Viewer.IM, new SessionCommand.SeatPlayer("hr", Table.COMPANY, Role.HR)));
        var opening = Move.of(Viewer.IM, new SessionCommand.BriefOpening());
        assertThat(OpenMoves.suggested(table.known(Viewer.IM), Viewer.IM)).containsExactly(opening);
        table.play(opening);
        assertThat(OpenMoves.listed(table.known(Viewer.IM), Viewer.IM)).contains(opening);
        assertThat(OpenMoves.suggested(table.known(Viewer.IM), Viewer.IM))
                .containsExactly(Move.of(Viewer.IM, new SessionCommand.StartCase()));
    }

    @Test
    @Rule("GAP-47")
    void aCardThatNoLongerFitsTheRulesetIsWaitedForAgain() {
        var table = new RandomTable(Mode.COMPANY_ONLY, 1);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        table.play(Move.of(Viewer.IM, new SessionCommand.SeatPlayer("hr", Table.COMPANY, Role.HR)));
        table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset("linesPerHire", "4")));
        var prompt = Prompt.of(table.known(Viewer.IM), Viewer.IM);
        assertThat(prompt.waits()).isEqualTo(Waits.SEATS);
        assertThat(prompt.operationId()).isEqualTo("loadCaseCard");
        assertThat(OpenMoves.suggested(table.known(Viewer.IM), Viewer.IM))
                .extracting(RandomPolicy::kind)
                .containsExactly("LoadCaseCard");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void inAnyGameWhoeverIsWaitedForFindsItSuggestedAndNobodyElseFindsAnything(Mode mode) {
        for (int seed = 0; seed < GAMES; seed++) {
            var table = new RandomTable(mode, seed);
            var policy = new RandomPolicy(seed);
            table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
            while (!table.isOver()) {
                table.viewers().forEach(viewer -> FollowedTable.fits(table, viewer));
                var move = policy.next(table).move();
                if (RandomTable.RULES.refuses(table.state(), move).isEmpty()) {
                    table.play(move);
                }
            }
        }
    }

    @Test
    void aTableThatOnlyFollowsWhatIsSuggestedComesFromTheOpeningToTheClose() {
        var met = EnumSet.of(Waits.NOTHING, Waits.BOARD);
        for (var mode : Mode.values()) {
            for (int seed = 0; seed < GAMES; seed++) {
                for (var order : FollowedTable.Order.values()) {
                    var table = new FollowedTable(mode, seed, order);
                    table.toTheClose(LONGEST);
                    met.addAll(table.met());
                }
            }
        }
        assertThat(met).containsExactlyInAnyOrderElementsOf(List.of(Waits.values()));
    }
}
