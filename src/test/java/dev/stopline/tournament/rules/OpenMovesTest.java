package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.moves.Field;
import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.OpenMoves.OpenMove;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be done in an event is what the rules accept, and the event says what it waits for. */
class OpenMovesTest {

    private static final TournamentRules RULES = new TournamentRules();
    private static final String WHY_NOT = "of %s";

    private final TreeSet<String> accepted = new TreeSet<>();
    private final TreeSet<String> listed = new TreeSet<>();

    private static List<OpenMove> ofEntrant(TournamentState s, String subject) {
        return OpenMoves.of(RULES, s, Part.ENTRANT, subject, false).moves();
    }

    private static List<String> operations(List<OpenMove> moves) {
        return moves.stream().map(OpenMove::operationId).distinct().toList();
    }

    /** A tournament in memory that looks into the list before every move. */
    private final class Listing implements Ground {

        private final Organized event;

        Listing(Format format, Terms terms) {
            event = Organized.created(format, terms);
            event.watch(each -> acceptsWhatItLists(each.state()));
        }

        @Override
        public TournamentState state() {
            return event.state();
        }

        @Override
        public void attempt(Part part, TournamentCommand command) {
            var move = new TournamentMove(part, Organized.ORGANIZER, "", command);
            if (part == Part.ORGANIZER && RULES.refuses(state(), move).isEmpty()) {
                var made = PossibleMove.of(command);
                accepted.add(made.operationId());
                assertThat(Listed.ofOrganizer(state(), false).moves())
                        .as("%s is accepted, so it is listed", command)
                        .anyMatch(row -> covers(row, made));
            }
            event.attempt(part, command);
        }
    }

    private static boolean covers(OpenMove row, PossibleMove made) {
        return row.operationId().equals(made.operationId())
                && row.fields().stream()
                        .filter(OpenMovesTest::isPicked)
                        .allMatch(field -> made.fields().stream()
                                .filter(each -> each.name().equals(field.name()) && isPicked(each))
                                .allMatch(each -> field.values().containsAll(each.values())));
    }

    private static boolean isPicked(Field field) {
        return switch (field.kind()) {
            case CHOICE, NUMBER, YES_NO -> !field.values().isEmpty();
            case TEXT, TEXTS, SEVERAL, LIST, SHARES, DOCUMENT -> false;
        };
    }

    private void acceptsWhatItLists(TournamentState s) {
        var accepting = PossibleMoves.of(s, Part.ORGANIZER, Organized.ORGANIZER).stream()
                .filter(each -> RULES.refuses(
                                s, new TournamentMove(Part.ORGANIZER, Organized.ORGANIZER, "", each.command()))
                        .isEmpty())
                .toList();
        for (var row : Listed.ofOrganizer(s, false).moves()) {
            listed.add(row.operationId());
            long combinations = row.fields().stream()
                    .filter(OpenMovesTest::isPicked)
                    .mapToLong(each -> each.values().size())
                    .reduce(1, (one, other) -> one * other);
            long found = accepting.stream()
                    .filter(each -> covers(row, each))
                    .map(OpenMovesTest::combinations)
                    .reduce(0L, Long::sum);
            assertThat(found).as(WHY_NOT, row).isGreaterThanOrEqualTo(combinations);
        }
    }

    private static long combinations(PossibleMove move) {
        return move.fields().stream()
                .filter(OpenMovesTest::isPicked)
                .mapToLong(each -> each.values().size())
                .reduce(1, (one, other) -> one * other);
    }

    @Test
    @Rule("T-EVT-02")
    void what_the_rules_accept_from_the_organizer_is_listed_and_what_is_listed_they_accept() {
        for (int number = 0; number < 12; number++) {
            new RandomTournament(number, Listing::new).play();
        }

        assertThat(listed).containsAll(accepted);
        assertThat(listed)
                .contains("openRound", "ruleOnTable", "correctLineResult", "startAttempt", "forcePairing", "pauseRound")
                .hasSizeGreaterThan(24);
    }

    @Test
    @Rule({"T-RES-03", "T-RES-05", "T-STA-06"})
    void a_row_has_every_field_that_its_body_needs_and_a_table_that_was_left_comes_first() {
        var event = Organized.threeAtABoard();
        event.service(new ResultCommand.NoteAbandoned(game(2)));
        event.organizer(new SetupCommand.PublishStandings(true));

        assertThat(Listed.field(event, "ruleOnTable", "gameId").values()).startsWith(game(2));
        assertThat(Listed.field(event, "publishStandings", "open").values()).containsExactly("false");
        assertThat(Listed.field(event, "sitOut", "halves").values()).containsExactly("0");
    }

    private static String game(int table) {
        return Organized.game(1, 1, table);
    }

    @Test
    @Rule({"T-REG-01", "T-REG-05", "T-REG-06", "T-LAD-02"})
    void an_entrant_is_listed_what_it_does_for_itself_and_a_stranger_that_they_may_enter() {
        var ladder = Organized.openLadder();

        assertThat(operations(ofEntrant(ladder.state(), "p1"))).containsExactlyInAnyOrder("withdraw", "startAttempt");
        assertThat(ofEntrant(ladder.state(), "p1"))
                .flatExtracting(OpenMove::fields)
                .contains(Field.choice("board", List.of("B1", "B2", "B3")))
                .filteredOn(each -> each.name().equals("entrant"))
                .allMatch(each -> each.values().equals(List.of("E1")));
        assertThat(operations(ofEntrant(ladder.state(), "stranger"))).containsExactly("register");
        ladder.entrant("p1", new RegistrationCommand.Withdraw("E1", "Ill."));
        assertThat(operations(ofEntrant(ladder.state(), "p1"))).containsExactly("returnEntrant");
    }

    @Test
    @Rule({"T-LAD-02", "T-LAD-03", "T-CLO-03"})
    void an_entrant_who_is_told_no_card_is_listed_every_board_but_those_where_they_have_sat() {
        var ladder = Organized.openLadder();
        ladder.entrant("p1", new RoundCommand.StartAttempt("E1", "B1"));
        ladder.organizer(new ResultCommand.RuleOnTable(Organized.career(1, 1, 1), Organized.award(3)));

        assertThat(ofEntrant(seenByEverybody(ladder), "p1"))
                .filteredOn(each -> each.operationId().equals("startAttempt"))
                .flatExtracting(OpenMove::fields)
                .containsExactly(Field.choice("entrant", List.of("E1")), Field.choice("board", List.of("B2", "B3")));
        ladder.entrant("p1", new RoundCommand.StartAttempt("E1", "B2"));
    }

    private static TournamentState seenByEverybody(Organized event) {
        return RULES.fold(
                TournamentState.INITIAL,
                event.events().stream()
                        .filter(each -> WhoSees.sees(each, WhoSees.Viewer.EVERYBODY))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"someone else", "service"})
    @Rule("T-EVT-02")
    void nobody_else_is_listed_anything_of_the_organizers(String other) {
        var event = Organized.threeAtABoard();
        assertThat(OpenMoves.of(RULES, event.state(), Part.ORGANIZER, other, false)
                        .moves())
                .isEmpty();
        assertThat(OpenMoves.of(RULES, event.state(), Part.SERVICE, other, true).refused())
                .isEmpty();
    }

    @Test
    @Rule("T-RND-09")
    void what_would_be_refused_is_told_with_its_reason_when_asked_for() {
        var event = Organized.threeAtABoard();
        assertThat(Listed.ofOrganizer(event.state(), true).refused()).anySatisfy(barred -> {
            assertThat(barred.operationId()).isEqualTo("closeRound");
            assertThat(barred.code()).isEqualTo("UNFINISHED_TABLES");
            assertThat(barred.rule()).isEqualTo("T-RND-09");
        });
        assertThat(Listed.ofOrganizer(event.state(), false).refused()).isEmpty();
    }
}
