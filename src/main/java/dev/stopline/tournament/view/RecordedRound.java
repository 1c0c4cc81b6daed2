package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.PairingReason;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.RoundBye;
import dev.stopline.tournament.rules.RoundTimes;
import dev.stopline.tournament.rules.SwissEncounters;
import dev.stopline.tournament.rules.TableScore;
import dev.stopline.tournament.rules.TournamentState;
import java.util.List;

/**
 * A round of an event.
 *
 * @param extraMinutes given beside its own minutes
 * @param encounters T-SWI-02: who met whom in a Swiss, and what the two sessions made of it; else empty
 * @param byes who was there and not paired, or sat out
 * @param reasons T-SWI-06: why each pairing and each bye is as it is
 */
public record RecordedRound(
        int number,
        Round.Status status,
        RoundTimes times,
        int extraMinutes,
        List<Round.Pause> pauses,
        List<RecordedTable> tables,
        List<RecordedEncounter> encounters,
        List<RecordedBye> byes,
        List<PairingReason> reasons) {

    public RecordedRound {
        pauses = List.copyOf(pauses);
        tables = List.copyOf(tables);
        encounters = List.copyOf(encounters);
        byes = List.copyOf(byes);
        reasons = List.copyOf(reasons);
    }

    /**
     * An entrant that did not play.
     *
     * @param halves what that brought, in halves of a point
     */
    public record RecordedBye(String entrant, String name, RoundBye.Kind kind, int halves) {}

    /**
     * Two teams that met.
     *
     * @param first who took the Company's chair first
     * @param firstPoints, secondPoints what the encounter brought, in steps of 0.5; "0" until it is over
     */
    public record RecordedEncounter(
            String first,
            String firstName,
            String second,
            String secondName,
            boolean over,
            boolean forfeit,
            String firstPoints,
            String secondPoints) {

        private static RecordedEncounter of(SwissEncounters.Met met, TournamentNames names) {
            return new RecordedEncounter(
                    met.first(),
                    names.of(met.first()),
                    met.second(),
                    names.of(met.second()),
                    met.over(),
                    met.forfeit(),
                    met.firstPoints(),
                    met.secondPoints());
        }
    }

    /** A round as it stands. */
    public static RecordedRound of(TournamentState s, Round round, TournamentNames names) {
        return new RecordedRound(
                round.number(),
                round.status(),
                round.times(),
                round.extraMinutes(),
                round.pauses(),
                TableScore.of(s, round).stream()
                        .map(each -> RecordedTable.of(s, each, names))
                        .toList(),
                SwissEncounters.inRound(s, round).stream()
                        .map(each -> RecordedEncounter.of(each, names))
                        .toList(),
                round.byes().stream()
                        .map(each ->
                                new RecordedBye(each.entrant(), names.of(each.entrant()), each.kind(), each.halves()))
                        .toList(),
                round.reasons());
    }
}
