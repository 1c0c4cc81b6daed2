package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.Scoring;
import dev.stopline.tournament.rules.Terms;
import dev.stopline.tournament.rules.TournamentState.Correction;
import dev.stopline.tournament.rules.TournamentState.PairWord;
import dev.stopline.tournament.rules.TournamentState.Phase;
import dev.stopline.tournament.view.TieBreakLabel;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An event as it is sent: all but its entrants, its tables and its standings, which have addresses of their own. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(
        name = "TournamentView",
        description = "The event as you may know it. Its entrants, each round's tables and the standings have addresses"
                + " of their own.")
record TournamentView(
        @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
        String tournamentId,

        @Schema(description = "What it is called.", example = "Spring of the quiet ledgers")
        String title,

        @Schema(
                description = "DUPLICATE: every entrant plays the same boards and is compared with all others."
                        + " SWISS: teams meet in pairs, two sessions each with the sides exchanged. LADDER:"
                        + " attempts, of which the best one stands.")
        Format format,

        @Schema(
                description = "REGISTRATION: entrants sign up. RUNNING: rounds are played. CLOSED: over, and its"
                        + " results stand. NONE is never shown.")
        Phase phase,

        @Schema(description = "What it is like, fixed when it was created.")
        Terms terms,

        @Schema(description = "What results bring.") Scoring scoring,

        @Schema(description = "What parts equal points, in this order.")
        List<TieBreakLabel> tieBreaks,

        @Schema(description = "Whether everybody may read the standings, without a token.")
        boolean published,

        @Schema(description = "The dice of its lots.") LotsOut lots,

        @Schema(description = "What you are in it.") YouOut you,
        @Schema(description = "What it counts.") CountsOut counts,

        @Schema(description = "Its boards in the order added; those taken back are not among them.")
        List<BoardOut> boards,

        @Schema(description = "The round that is being played; absent between rounds.") @Nullable
        RoundOut openRound,

        @Schema(description = "Who is kept apart, and who is made to meet in the next round.")
        List<PairWord> pairs,

        @Schema(description = "Every result that was put right: who did it, when and why.")
        List<Correction> corrections,

        @Schema(description = "Cards that somebody saw elsewhere. For the organizer; absent for all others.") @Nullable
        List<SeenCardOut> seenCards) {

    /** The dice of the lots. */
    @Schema(name = "TournamentLotsSeed", description = "The dice of the lots: committed to first, opened at the close.")
    record LotsOut(
            @Schema(description = "The SHA-256 of their seed.")
            String commitment,

            @Schema(description = "The seed; empty until the event is closed.")
            String seed) {}

    /** What the reader is in the event. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "TournamentYou", description = "What you are in the event.")
    record YouOut(
            @Schema(description = "Whether you run it.") boolean organizer,

            @Schema(description = "The entrant that you belong to; absent if none.", example = "E7") @Nullable
            String entrant,

            @Schema(description = "The boards that you moderate.")
            List<String> moderates) {}

    /** What the event counts. */
    @Schema(name = "TournamentCounts", description = "What the event counts.")
    record CountsOut(
            @Schema(description = "Who is entered, those withdrawn not among them.", example = "12")
            int entrants,

            @Schema(description = "Who has withdrawn.", example = "1")
            int withdrawn,

            @Schema(description = "The rounds that were opened.", example = "2")
            int rounds,

            @Schema(description = "The tables of all rounds.", example = "24")
            int tables,

            @Schema(description = "Those that have a result or a ruling.", example = "20")
            int ended,

            @Schema(description = "Those that were left without an end, and need a ruling.", example = "0")
            int needRuling) {}

    /** A card that somebody saw elsewhere. */
    @Schema(name = "TournamentSeenCard", description = "A card that somebody saw outside this event.")
    record SeenCardOut(
            @Schema(description = "Who.") String subject,
            @Schema(description = "Which.") String cardId) {}
}
