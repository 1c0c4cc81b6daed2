package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * T-REG-07, T-REG-08: a board is not given to who moderates it, nor to who has seen its card: at a table of this event, as
 * a moderator of it (relieved or not), as the organizer who chose it, or elsewhere as noted. A closed board of the event has
 * shown its card to everybody.
 */
final class SeenBoards {

    private final TournamentState s;
    private final List<String> published;
    private final Map<String, TreeSet<String>> cardsOfEntrants = new TreeMap<>();
    private final Map<String, TreeSet<String>> cardsOfSubjects = new TreeMap<>();

    SeenBoards(TournamentState s) {
        this.s = s;
        this.published = s.boards().stream()
                .filter(each -> each.closed() && each.spec().game() == Game.LINE)
                .map(each -> each.spec().cardId())
                .toList();
        s.tables()
                .forEach(table -> table.deal()
                        .entrants()
                        .forEach(each ->
                                note(cardsOfEntrants, each, cardOf(table.deal().board()))));
        s.moderators().forEach(each -> note(cardsOfSubjects, each.subject(), cardOf(each.board())));
        // Who chose the cards of line has read them; the name of a job tells nothing of it.
        s.boards().stream()
                .filter(each -> each.spec().game() == Game.LINE)
                .forEach(
                        each -> note(cardsOfSubjects, s.organizer(), each.spec().cardId()));
        s.seen().forEach(each -> note(cardsOfSubjects, each.subject(), each.cardId()));
    }

    private static void note(Map<String, TreeSet<String>> cards, String who, String card) {
        cards.computeIfAbsent(who, any -> new TreeSet<>()).add(card);
    }

    private String cardOf(String board) {
        return s.boards().stream()
                .filter(each -> each.id().equals(board))
                .map(each -> each.spec().cardId())
                .findFirst()
                .orElse("");
    }

    /** Whether these entrants may be given these boards; the faults name each entrant that may not. */
    Optional<Refusal> refuse(List<Entrant> entrants, List<Board> boards) {
        var moderating = new ArrayList<Refusal.Fault>();
        var seen = new ArrayList<Refusal.Fault>();
        for (int at = 0; at < boards.size(); at++) {
            var board = boards.get(at);
            for (var entrant : entrants) {
                if (entrant.subjects().stream().anyMatch(each -> Moderation.moderates(s, each, board.id()))) {
                    moderating.add(fault(at, "T-REG-07", entrant.id() + " has somebody who moderates " + board.id()));
                } else if (hasSeen(entrant, board)) {
                    seen.add(fault(at, "T-REG-08", entrant.id() + " has somebody who saw the card of " + board.id()));
                }
            }
        }
        if (!moderating.isEmpty()) {
            return Refusal.refuse(TournamentRefusal.MODERATOR_PLAYS, moderating);
        }
        return seen.isEmpty() ? Refusal.allow() : Refusal.refuse(TournamentRefusal.BOARD_SEEN, seen);
    }

    private boolean hasSeen(Entrant entrant, Board board) {
        var card = board.spec().cardId();
        // Whoever is not told the card of a board knows at least where they have sat.
        if (card.isEmpty()) {
            return s.tables().anyMatch(each -> each.deal().board().equals(board.id()) && each.seats(entrant.id()));
        }
        return board.spec().game() == Game.LINE && published.contains(card)
                || saw(cardsOfEntrants, entrant.id(), card)
                || entrant.subjects().stream().anyMatch(each -> saw(cardsOfSubjects, each, card));
    }

    private static boolean saw(Map<String, TreeSet<String>> cards, String who, String card) {
        var known = cards.get(who);
        return known != null && known.contains(card);
    }

    private static Refusal.Fault fault(int board, String rule, String message) {
        return new Refusal.Fault("/boards/" + board, rule, message);
    }
}
