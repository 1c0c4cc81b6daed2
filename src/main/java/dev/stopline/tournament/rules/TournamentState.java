package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * One tournament as its events tell it.
 *
 * @param published T-STA-06: whether everybody may read the standings
 * @param lotsCommitment the published hash of the seed of the lots
 * @param lotsSeed T-LOT-03: that seed; empty until the event is closed
 * @param words T-SWI-04, T-SWI-05: what the organizer said about pairs
 * @param position how many events it has had: what standings say of themselves
 */
@RecordBuilder
public record TournamentState(
        String key,
        Phase phase,
        Format format,
        Terms terms,
        String organizer,
        Scoring scoring,
        List<TieBreak> tieBreaks,
        boolean published,
        String lotsCommitment,
        String lotsSeed,
        List<Entrant> entrants,
        List<Moderator> moderators,
        List<SeenCard> seen,
        List<Board> boards,
        List<PairWord> words,
        List<Round> rounds,
        List<Correction> corrections,
        int position)
        implements TournamentStateBuilder.With {

    /** A tournament before its first event. */
    public static final TournamentState INITIAL = new TournamentState(
            "",
            Phase.NONE,
            Format.DUPLICATE,
            Terms.NONE,
            "",
            Scoring.STANDARD,
            List.of(),
            false,
            "",
            "",
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0);

    /** How far the event is. */
    public enum Phase {
        /** It is not there yet. */
        NONE,
        REGISTRATION,
        RUNNING,
        CLOSED
    }

    /** T-REG-07: somebody moderates, or has moderated, a board. */
    public record Moderator(String subject, String board, boolean relieved) {}

    /** T-REG-08: a subject saw a card outside this event. */
    public record SeenCard(String subject, String cardId) {}

    /** T-SWI-04, T-SWI-05: two entrants never meet, or meet in the next round. */
    public record PairWord(String first, String second, boolean forced) {

        boolean isAbout(String one, String other) {
            return first.equals(one) && second.equals(other) || first.equals(other) && second.equals(one);
        }

        boolean names(String entrant) {
            return first.equals(entrant) || second.equals(entrant);
        }
    }

    /** T-COR-01: who put a table right, when and why, and the event that did it. */
    public record Correction(String gameId, int round, String why, String by, String at, int position) {}

    /** The state after one event. Believes it: cannot refuse and cannot fail. */
    public TournamentState after(TournamentEvent event) {
        var changed = switch (event) {
            case SetupEvent e -> AfterSetup.of(this, e);
            case RegistrationEvent e -> AfterRegistration.of(this, e);
            case BoardEvent e -> AfterBoard.of(this, e);
            case RoundEvent e -> AfterRound.of(this, e);
            case ResultEvent e -> AfterResult.of(this, e);
        };
        return changed.withPosition(position + 1);
    }

    /** The entrant of this id. */
    public Optional<Entrant> entrant(String id) {
        return entrants.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The board of this id; one that was taken back is not there. */
    public Optional<Board> board(String id) {
        return boards.stream()
                .filter(each -> each.id().equals(id) && !each.removed())
                .findFirst();
    }

    /** The id that the next board gets. */
    public String nextBoard() {
        return Boards.nextId(this);
    }

    /** What the dice of a board are kept under, in the vault and in its games. */
    public String boardName(String id) {
        return key + "-" + id;
    }

    /** The round that is not over, if there is one. */
    public Optional<Round> openRound() {
        return rounds.stream().filter(each -> !each.isClosed()).findFirst();
    }

    /** Every table of every round, in order. */
    public Stream<Table> tables() {
        return rounds.stream().flatMap(each -> each.tables().stream());
    }

    /** The table where this game is played. */
    public Optional<Table> table(String gameId) {
        return tables().filter(each -> each.deal().gameId().equals(gameId)).findFirst();
    }

    TournamentState changeEntrant(String id, UnaryOperator<Entrant> change) {
        return withEntrants(Lists.change(entrants, each -> each.id().equals(id), change));
    }

    TournamentState changeBoard(String id, UnaryOperator<Board> change) {
        return withBoards(Lists.change(boards, each -> each.id().equals(id), change));
    }

    TournamentState changeRound(int number, UnaryOperator<Round> change) {
        return withRounds(Lists.change(rounds, each -> each.number() == number, change));
    }

    TournamentState changeTable(String gameId, UnaryOperator<Table> change) {
        return withRounds(Lists.change(
                rounds,
                round -> round.tables().stream()
                        .anyMatch(each -> each.deal().gameId().equals(gameId)),
                round -> round.changeTable(gameId, change)));
    }
}
