package dev.stopline.tournament.web;

import dev.stopline.access.Roster;
import dev.stopline.platform.tables.SeenCards;
import dev.stopline.platform.tables.SeenCards.Seen;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.TournamentState.SeenCard;
import dev.stopline.tournament.view.DealtCards;
import dev.stopline.tournament.view.DealtCards.Dealt;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * T-REG-07, T-REG-08: who has met which card at the tables of this service: whoever held a place of any kind where it was
 * played; and whoever's entrant was dealt it in an event, once somebody of the entrant sat down there, or the board closed.
 */
@Component
class CardsMet {

    private final List<SeenCards> games;
    private final DealtCards dealt;
    private final Roster roster;

    CardsMet(List<SeenCards> games, DealtCards dealt, Roster roster) {
        this.games = games;
        this.dealt = dealt;
        this.roster = roster;
    }

    /** Who of these people has met which of these cards. */
    List<SeenCard> by(Collection<String> subjects, Collection<String> cards) {
        return Stream.concat(held(subjects, cards).stream(), asEntrants(subjects, cards).stream())
                .map(each -> new SeenCard(each.subject(), each.cardId()))
                .distinct()
                .toList();
    }

    /**
     * Whether a person who comes to sit at this table has met its card at another one. Tables of its own board do not count:
     * the event's rules have dealt them. Nor does what their entrant was dealt elsewhere, once they have sat here: who has a
     * token cannot lose it to what a team mate does.
     */
    boolean elsewhere(TournamentState state, Table table, String subject) {
        var board = table.deal().board();
        var cards = List.of(state.board(board).orElseThrow().spec().cardId());
        var here = state.tables()
                .map(Table::deal)
                .filter(deal -> deal.board().equals(board))
                .map(deal -> deal.gameId())
                .collect(Collectors.toSet());
        var held = held(List.of(subject), cards);
        boolean sits =
                held.stream().anyMatch(each -> each.gameId().equals(table.deal().gameId()));
        return held.stream().anyMatch(each -> !here.contains(each.gameId()))
                || !sits
                        && asEntrants(List.of(subject), cards).stream().anyMatch(each -> !here.contains(each.gameId()));
    }

    /** Whether one of these cards is being played, in any event, by an entrant of this person: until its board closes. */
    boolean isPlayedBy(String subject, Collection<String> cards) {
        return dealt.to(List.of(subject), cards).stream().anyMatch(each -> !each.closed());
    }

    private List<Seen> held(Collection<String> subjects, Collection<String> cards) {
        return games.stream().flatMap(game -> game.of(subjects, cards).stream()).toList();
    }

    private List<Seen> asEntrants(Collection<String> subjects, Collection<String> cards) {
        var all = dealt.to(subjects, cards);
        var mates = all.stream()
                .filter(each -> !each.closed())
                .map(Dealt::mate)
                .distinct()
                .toList();
        var sat = new HashSet<>(roster.heldBy(mates));
        return all.stream()
                .filter(each -> each.closed() || sat.contains(new Roster.Held(each.mate(), each.gameId())))
                .map(each -> new Seen(each.subject(), each.cardId(), each.gameId()))
                .distinct()
                .toList();
    }
}
