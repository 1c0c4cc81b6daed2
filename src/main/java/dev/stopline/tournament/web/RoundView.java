package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.PairingReason;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.view.RecordedRound;
import dev.stopline.tournament.view.RecordedTable;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A round of an event as it is sent. */
@Schema(name = "TournamentRoundView", description = "A round of the event, with its tables.")
record RoundView(
        @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
        String tournamentId,

        @Schema(description = "Your version of the event.", example = "12")
        int version,

        @Schema(description = "The round and its times.") RoundOut round,

        @Schema(description = "Its tables whose games have been made, and what they came to so far.")
        List<RecordedTable> tables,

        @Schema(description = "SWISS: who met whom, and what their two sessions made of it. Else empty.")
        List<RecordedRound.RecordedEncounter> encounters,

        @Schema(description = "Who was there and did not play.")
        List<RecordedRound.RecordedBye> byes,

        @Schema(
                description = "Why each pairing and each bye is as it is, each reason with its article of the FIDE"
                        + " handbook.")
        List<PairingReason> reasons) {

    /** T-RND-10: a table that does not stand is not there for anybody. */
    static RoundView of(String tournamentId, int version, Round round, RecordedRound whole) {
        var standing = round.tables().stream()
                .filter(Table::stands)
                .map(each -> each.deal().gameId())
                .collect(Collectors.toCollection(TreeSet::new));
        return new RoundView(
                tournamentId,
                version,
                RoundOut.of(round),
                whole.tables().stream()
                        .filter(each -> standing.contains(each.gameId()))
                        .toList(),
                whole.encounters(),
                whole.byes(),
                whole.reasons());
    }
}
