package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** T-REG-07, T-REG-09, T-BRD-05, T-RND-10: who takes a place at a table that stands: an entrant's own people, and the moderators of its board. */
public final class Seating {

    private Seating() {}

    /**
     * Why a subject may not take a seat.
     *
     * @param chair 0 for the first chair of the table, 1 for the second; an entrant alone has both
     */
    public static Optional<Refusal> refuseSeat(TournamentState s, String gameId, int chair, String subject) {
        return refuseUnlessStanding(s, gameId)
                .or(() -> Refusal.refuseIf(
                        atChair(s, gameId, chair)
                                .filter(each -> each.subjects().contains(subject))
                                .isEmpty(),
                        TournamentRefusal.NOT_YOUR_TABLE));
    }

    /** T-BRD-05: whether one of these entrants would have both sides of a table for one person. */
    static Optional<Refusal> refuseAlone(TournamentState s, List<Entrant> entrants, List<Board> boards) {
        boolean bothSides = s.format() != Format.SWISS
                && boards.stream().anyMatch(each -> each.spec().mode() == BoardMode.BOTH_CHAIRS);
        var faults = entrants.stream()
                .filter(each -> each.subjects().size() < Table.SIDES)
                .map(each -> new Refusal.Fault("/boards", "T-BRD-05", each.id() + " is one person"))
                .toList();
        return bothSides && !faults.isEmpty()
                ? Refusal.refuse(TournamentRefusal.TEAM_TOO_SMALL, faults)
                : Refusal.allow();
    }

    /**
     * T-BRD-05: why a person who has sat in these chairs of a table may not sit in this one.
     *
     * @param chair 0 for the first chair of the table, 1 for the second
     */
    public static Optional<Refusal> refuseOpposite(int chair, List<Integer> sat) {
        return Refusal.refuseIf(sat.stream().anyMatch(each -> each != chair), TournamentRefusal.SITS_OPPOSITE);
    }

    /** Whose people sit in a chair of a table. */
    public static Optional<Entrant> atChair(TournamentState s, String gameId, int chair) {
        return s.table(gameId)
                .map(each -> each.deal().entrants())
                .flatMap(entrants -> s.entrant(entrants.get(Math.min(chair, entrants.size() - 1))));
    }

    /** Why a subject may not run a table. */
    public static Optional<Refusal> refuseModerator(TournamentState s, String gameId, String subject) {
        return refuseUnlessStanding(s, gameId)
                .or(() -> Results.refuseOther(s, gameId, Game.LINE))
                .or(() -> Refusal.refuseIf(
                        s.table(gameId)
                                .filter(each -> Moderation.moderates(
                                        s, subject, each.deal().board()))
                                .isEmpty(),
                        TournamentRefusal.NOT_MODERATING));
    }

    private static Optional<Refusal> refuseUnlessStanding(TournamentState s, String gameId) {
        return Refusal.refuseIf(s.table(gameId).filter(Table::stands).isEmpty(), TournamentRefusal.UNKNOWN_GAME);
    }
}
