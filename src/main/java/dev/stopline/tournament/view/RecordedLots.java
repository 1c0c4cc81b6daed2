package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.SetupEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import java.util.ArrayList;
import java.util.List;

/**
 * T-LOT-01..03: the lots as thrown, and what proves them.
 *
 * @param commitment the published hash of their seed
 * @param seed that seed; empty until the event is closed
 */
public record RecordedLots(String commitment, String seed, List<Drawn> drawn) {

    public RecordedLots {
        drawn = List.copyOf(drawn);
    }

    /**
     * An entrant's lot.
     *
     * @param faces the dice as thrown
     * @param number the number in the pairing that it gave
     */
    public record Drawn(String entrant, String name, List<Integer> faces, int number) {
        public Drawn {
            faces = List.copyOf(faces);
        }
    }

    static RecordedLots of(TournamentState s, List<TournamentEvent> events, TournamentNames names) {
        var drawn = new ArrayList<Drawn>();
        for (var event : events) {
            if (event instanceof SetupEvent.LotsDrawn(var lots)) {
                lots.forEach(each ->
                        drawn.add(new Drawn(each.entrant(), names.of(each.entrant()), each.faces(), each.number())));
            }
        }
        return new RecordedLots(s.lotsCommitment(), s.lotsSeed(), drawn);
    }
}
