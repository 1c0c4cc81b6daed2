package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.Board;
import dev.stopline.tournament.rules.Entrant;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.TieBreakLabel;
import dev.stopline.tournament.view.Tournaments;
import dev.stopline.tournament.web.TournamentView.CountsOut;
import dev.stopline.tournament.web.TournamentView.LotsOut;
import dev.stopline.tournament.web.TournamentView.SeenCardOut;
import dev.stopline.tournament.web.TournamentView.YouOut;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Puts events into answers: what the reader's fold of them knows, with the names. */
@Component
class TournamentViewsOut {

    private final Tournaments tournaments;
    private final NameBook names;

    TournamentViewsOut(Tournaments tournaments, NameBook names) {
        this.tournaments = tournaments;
        this.names = names;
    }

    /** The event as far as this reader has seen it. */
    TournamentView of(TournamentReader reader, TournamentState s) {
        var open = s.openRound();
        return new TournamentView(
                reader.tournamentId(),
                names.of(reader.tournamentId(), s.entrants().size()).title(),
                s.format(),
                s.phase(),
                s.terms(),
                s.scoring(),
                s.tieBreaks().stream().map(TieBreakLabel::of).toList(),
                s.published(),
                new LotsOut(s.lotsCommitment(), s.lotsSeed()),
                you(reader, s),
                counts(s),
                boards(reader, s),
                open.isPresent() ? RoundOut.of(open.get()) : null,
                s.words(),
                s.corrections(),
                reader.isOrganizer()
                        ? s.seen().stream()
                                .map(each -> new SeenCardOut(each.subject(), each.cardId()))
                                .toList()
                        : null);
    }

    private static YouOut you(TournamentReader reader, TournamentState s) {
        return new YouOut(
                reader.isOrganizer(),
                s.entrants().stream()
                        .filter(each -> each.subjects().contains(reader.subject()))
                        .map(Entrant::id)
                        .findFirst()
                        .orElse(null),
                s.boards().stream()
                        .map(Board::id)
                        .filter(each -> moderators(s, each).contains(reader.subject()))
                        .toList());
    }

    private static List<String> moderators(TournamentState s, String board) {
        return s.moderators().stream()
                .filter(each -> !each.relieved() && each.board().equals(board))
                .map(TournamentState.Moderator::subject)
                .toList();
    }

    private static CountsOut counts(TournamentState s) {
        int withdrawn = (int) s.entrants().stream().filter(Entrant::withdrawn).count();
        return new CountsOut(
                s.entrants().size() - withdrawn,
                withdrawn,
                s.rounds().size(),
                (int) s.tables().count(),
                (int) s.tables().filter(Table::ended).count(),
                (int) s.tables()
                        .filter(each -> each.status() == Table.Status.ABANDONED)
                        .count());
    }

    private List<BoardOut> boards(TournamentReader reader, TournamentState s) {
        return s.boards().stream()
                .filter(each -> !each.removed())
                .map(each -> BoardOut.of(
                        each, card(reader, s, each), reader.isOrganizer() ? moderators(s, each.id()) : null))
                .toList();
    }

    /** T-CLO-03: whoever moderates a board reads its card, as at the table; all others once their own fold has it. */
    private @Nullable String card(TournamentReader reader, TournamentState s, Board board) {
        var known = board.spec().cardId();
        if (known.isEmpty() && moderators(s, board.id()).contains(reader.subject())) {
            return tournaments
                    .newest(reader.tournamentId(), Viewer.ORGANIZER)
                    .known()
                    .board(board.id())
                    .map(each -> each.spec().cardId())
                    .orElse(null);
        }
        return known.isEmpty() ? null : known;
    }
}
