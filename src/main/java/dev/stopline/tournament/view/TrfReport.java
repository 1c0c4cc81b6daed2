package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.PairingCard;
import dev.stopline.tournament.rules.Past;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.Standings;
import dev.stopline.tournament.rules.SwissEncounters;
import dev.stopline.tournament.rules.TournamentState;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a Swiss event reports by FIDE's TRF16: each entrant as a player, each encounter as one game. White is who takes the
 * Company's chair first. Only rounds that are closed are in it.
 *
 * @param starts when each closed round started; {@link Instant#EPOCH} where it is no instant
 * @param rounds how many rounds the event has at most
 * @param minutes how long a round lasts; 0 before the first
 * @param byeHalves what the bye of a pairing brings
 * @param players in the order of their numbers
 */
public record TrfReport(
        String title, List<Instant> starts, int rounds, int minutes, int byeHalves, List<Player> players) {

    public TrfReport {
        starts = List.copyOf(starts);
        players = List.copyOf(players);
    }

    /**
     * An entrant.
     *
     * @param number T-LOT-04: its number in the pairing
     * @param halves what its rounds brought
     * @param games one for each closed round
     */
    public record Player(int number, String entrant, String name, int halves, int rank, List<Played> games) {
        public Player {
            games = List.copyOf(games);
        }
    }

    /**
     * A round of a player.
     *
     * @param opponent the opponent's number; 0 = none
     * @param colour {@code w}, {@code b}, or {@code -} without an opponent
     * @param result the code of the format
     */
    public record Played(int opponent, char colour, char result) {}

    /**
     * The report of an event.
     *
     * @throws IllegalArgumentException if it is no Swiss event
     */
    public static TrfReport of(TournamentState s, TournamentNames names) {
        if (s.format() != Format.SWISS) {
            throw new IllegalArgumentException("only a Swiss event is reported so");
        }
        var closed = s.rounds().stream().filter(Round::isClosed).toList();
        var ranks = ranks(s, closed);
        var ids = new TreeMap<Integer, String>();
        s.entrants().forEach(each -> ids.put(each.number(), each.id()));
        var players = SwissEncounters.cards(s).stream()
                .sorted(Comparator.comparingInt(PairingCard::number))
                .map(card -> {
                    var id = ids.getOrDefault(card.number(), "");
                    int rank = ranks.getOrDefault(id, 0);
                    return new Player(
                            card.number(), id, names.of(id), card.halfPoints(), rank, games(card, id, closed));
                })
                .toList();
        return new TrfReport(
                names.title(),
                closed.stream().map(each -> instant(each.times().startsAt())).toList(),
                s.terms().rounds(),
                closed.isEmpty() ? 0 : closed.getFirst().times().minutes(),
                s.terms().byeHalves(),
                players);
    }

    private static Map<String, Integer> ranks(TournamentState s, List<Round> closed) {
        int last = closed.isEmpty() ? 0 : closed.getLast().number();
        var ranks = new TreeMap<String, Integer>();
        Standings.afterRound(s, last).rows().forEach(each -> ranks.put(each.entrant(), each.rank()));
        return ranks;
    }

    private static List<Played> games(PairingCard card, String id, List<Round> closed) {
        var games = new ArrayList<Played>();
        for (int i = 0; i < card.past().size(); i++) {
            var past = card.past().get(i);
            char colour = past.attendance().isPaired() ? colour(closed.get(i), id) : '-';
            games.add(new Played(past.opponent(), colour, result(past)));
        }
        return games;
    }

    /** A forfeit has the chair that was planned. */
    private static char colour(Round round, String id) {
        boolean first = round.tables().stream()
                .filter(each -> each.seats(id))
                .findFirst()
                .filter(each -> each.deal().entrants().getFirst().equals(id))
                .isPresent();
        return first ? 'w' : 'b';
    }

    private static char result(Past past) {
        return switch (past.attendance()) {
            case MET -> past.halfPoints() == Past.WIN ? '1' : past.halfPoints() == Past.DRAW ? '=' : '0';
            case FORFEIT_WON -> '+';
            case FORFEIT_LOST -> '-';
            case PAIRING_BYE -> 'U';
            case FULL_BYE -> 'F';
            case HALF_BYE -> 'H';
            case ZERO_BYE -> 'Z';
        };
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            return Instant.EPOCH;
        }
    }
}
