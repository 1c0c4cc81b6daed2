package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * C.07: the ranking of entrants by score and then by an event's ordered list of tie-breaks, by FIDE's regulations of 2024
 * with their handling of unplayed rounds (Art. 16), in exact numbers.
 *
 * <p>A tie-break looks only at those whom the score and the tie-breaks before it left tied; a direct encounter therefore
 * has another meaning at another place of the list. Those whom nothing parts share a rank. Process held, casualties and
 * lots are the event's own: plain numbers, ranked by the same list.
 */
public final class TieBreaks {

    private final List<StandingCard> cards;
    private final Map<Integer, PairingCard> field = new TreeMap<>();
    private final Map<Integer, Integer> lots = new TreeMap<>();
    private final Map<Integer, List<TieBreakValue>> values = new TreeMap<>();

    private TieBreaks(List<StandingCard> cards, List<Lot> lots) {
        this.cards = cards;
        cards.forEach(each -> field.put(each.card().number(), each.card()));
        cards.forEach(each -> values.put(each.card().number(), new ArrayList<>()));
        lots.forEach(each -> this.lots.put(each.number(), each.place()));
    }

    /**
     * The ranking, the first first; of one rank the lower number first.
     *
     * @param cards every entrant of the event, each number once
     * @param order the event's tie-breaks
     * @param lots the lots drawn; without them the tie-break by lots does not count
     * @throws IllegalArgumentException if an entrant met somebody who has no card
     */
    public static List<Ranked> rank(List<StandingCard> cards, List<TieBreak> order, List<Lot> lots) {
        return new TieBreaks(cards, lots).rank(order);
    }

    private List<Ranked> rank(List<TieBreak> order) {
        var groups = part(cards, StandingCard::score);
        for (var tieBreak : order) {
            groups = groups.stream()
                    .flatMap(each -> part(each, tieBreak).stream())
                    .toList();
        }
        var ranking = new ArrayList<Ranked>();
        for (var group : groups) {
            int rank = ranking.size() + 1;
            group.stream()
                    .sorted(Comparator.comparingInt(each -> each.card().number()))
                    .forEach(each -> ranking.add(ranked(rank, each)));
        }
        return List.copyOf(ranking);
    }

    private Ranked ranked(int rank, StandingCard card) {
        int number = card.card().number();
        return new Ranked(rank, number, card.score(), values.getOrDefault(number, List.of()));
    }

    private List<List<StandingCard>> part(List<StandingCard> tied, TieBreak tieBreak) {
        if (tieBreak == TieBreak.DIRECT_ENCOUNTER) {
            return partByEncounters(tied);
        }
        boolean counts = tieBreak != TieBreak.LOTS
                || tied.stream().allMatch(each -> lots.containsKey(each.card().number()));
        for (var each : tied) {
            note(each, new TieBreakValue(tieBreak, quarters(tieBreak, each), counts));
        }
        boolean fewest = tieBreak == TieBreak.FEWEST_CASUALTIES || tieBreak == TieBreak.LOTS;
        return counts
                ? part(tied, each -> fewest ? -quarters(tieBreak, each) : quarters(tieBreak, each))
                : List.of(tied);
    }

    /** The value is the place among those tied. */
    private List<List<StandingCard>> partByEncounters(List<StandingCard> tied) {
        var groups = DirectEncounter.part(tied.stream().map(StandingCard::card).toList());
        var parted = new ArrayList<List<StandingCard>>();
        int place = 1;
        for (var group : groups) {
            var members =
                    tied.stream().filter(each -> group.contains(each.card())).toList();
            for (var each : members) {
                note(each, new TieBreakValue(TieBreak.DIRECT_ENCOUNTER, 4 * place, groups.size() > 1));
            }
            parted.add(members);
            place += members.size();
        }
        return parted;
    }

    private void note(StandingCard card, TieBreakValue value) {
        values.computeIfAbsent(card.card().number(), none -> new ArrayList<>()).add(value);
    }

    private static List<List<StandingCard>> part(List<StandingCard> tied, ToIntFunction<StandingCard> value) {
        var parted = new TreeMap<Integer, List<StandingCard>>(Comparator.reverseOrder());
        tied.forEach(each -> parted.computeIfAbsent(value.applyAsInt(each), none -> new ArrayList<>())
                .add(each));
        return List.copyOf(parted.values());
    }

    private int quarters(TieBreak tieBreak, StandingCard of) {
        var card = of.card();
        var opposition = new Opposition(card, field);
        return switch (tieBreak) {
            case BUCHHOLZ -> opposition.buchholz(0, 0);
            case BUCHHOLZ_CUT_1 -> opposition.buchholz(1, 0);
            case BUCHHOLZ_CUT_2 -> opposition.buchholz(2, 0);
            case MEDIAN_BUCHHOLZ -> opposition.buchholz(1, 1);
            case MEDIAN_BUCHHOLZ_2 -> opposition.buchholz(2, 2);
            case SONNEBORN_BERGER -> opposition.sonnebornBerger(0);
            case SONNEBORN_BERGER_CUT_1 -> opposition.sonnebornBerger(1);
            // Its value is of a group, not of one.
            case DIRECT_ENCOUNTER -> 0;
            case WINS -> 4 * wins(card, false);
            case GAMES_WON -> 4 * wins(card, true);
            case PROCESS_HELD -> 4 * of.processHeld();
            case FEWEST_CASUALTIES -> 4 * of.casualties();
            case LOTS -> 4 * lots.getOrDefault(card.number(), 0);
        };
    }

    private static int wins(PairingCard card, boolean byPlay) {
        return (int) card.past().stream()
                .filter(each -> each.halfPoints() == Past.WIN)
                .filter(each -> !byPlay || each.attendance() == Attendance.MET)
                .count();
    }
}
