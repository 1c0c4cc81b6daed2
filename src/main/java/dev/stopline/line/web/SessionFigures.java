package dev.stopline.line.web;

import dev.stopline.line.rules.Ending;
import dev.stopline.line.view.PlayedSession;
import dev.stopline.platform.playtest.Amount;
import dev.stopline.platform.playtest.Kinds;
import dev.stopline.platform.playtest.Middle;
import dev.stopline.platform.playtest.Options;
import dev.stopline.platform.playtest.Share;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.EnumSet;
import java.util.List;

/** What some closed sessions showed together. */
@Schema(name = "PlaytestOfSessions", description = "What at least five closed sessions showed together.")
record SessionFigures(
        @Schema(description = "How many sessions.", example = "12")
        int sessions,

        @Schema(description = "In how many the line was called in the first stage.")
        Share stage1Called,

        @Schema(description = "Calls.") Amount calls,
        @Schema(description = "Cuts.") Amount cuts,

        @Schema(description = "Cuts of an innocent hire.") Amount wrongfulOffboardings,

        @Schema(description = "Endings; NONE = abandoned, and no ending was read.")
        List<Kinds> endings,

        @Schema(description = "In how many the process condition held; those abandoned do not count.")
        Share processHeld,

        @Schema(description = "Rounds begun in a session.") Middle rounds,

        @Schema(
                description =
                        "Minutes from the start of the case to its end, without pauses of more than an hour between"
                                + " two moves.")
        Middle minutes,

        @Schema(
                description =
                        "Seconds from the move before to a player's choice, of each session its own median; after a"
                                + " pause of more than an hour a choice has no time.")
        Middle secondsADecision,

        @Schema(
                description =
                        "The options that mode and ruleset left open to players and that were chosen in none of the"
                                + " sessions: the operation of a move, with a value behind a dot where the value is the choice.",
                example = "[\"declareAction.ISOLATE\", \"showHumanCost\"]")
        List<String> neverChosen) {

    /** The figures of these sessions. */
    static SessionFigures of(List<PlayedSession> sessions) {
        return new SessionFigures(
                sessions.size(),
                Share.of(sessions.stream().map(PlayedSession::stage1Called).toList()),
                Amount.of(sessions.stream().map(PlayedSession::calls).toList()),
                Amount.of(sessions.stream().map(PlayedSession::cuts).toList()),
                Amount.of(sessions.stream().map(PlayedSession::wrongful).toList()),
                Kinds.of(
                        EnumSet.allOf(Ending.class),
                        sessions.stream().map(PlayedSession::ending).toList()),
                Share.of(sessions.stream()
                        .filter(each -> !each.abandoned())
                        .map(PlayedSession::processHeld)
                        .toList()),
                Middle.of(sessions.stream().map(PlayedSession::rounds).toList()),
                Middle.minutes(sessions),
                Middle.secondsADecision(sessions),
                Options.neverChosen(sessions));
    }
}
