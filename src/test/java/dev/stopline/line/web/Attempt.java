package dev.stopline.line.web;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.FreeAction;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.RoundCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.testkit.SerialOrder;
import java.util.List;

/**
 * A move as it is sent over HTTP, and as the rules know it.
 *
 * @param place whose token it is sent with
 */
record Attempt(String place, String path, String body, LineCommand command) {

    static Attempt vote(String seat, int hire) {
        return new Attempt(seat, "/votes", "{\"hire\": " + hire + "}", new StopTheLineCommand.CastVote(hire));
    }

    static Attempt ask(String seat, String text) {
        return new Attempt(
                seat,
                "/free-actions",
                "{\"kind\": \"ASK\", \"text\": \"" + text + "\"}",
                new ActionCommand.TakeFreeAction(FreeAction.ASK, text));
    }

    static Attempt narrate(String text) {
        return new Attempt(
                "INCIDENT_MASTER",
                "/narrations",
                "{\"to\": \"ALL\", \"text\": \"" + text + "\"}",
                new RoundCommand.Narrate(text, Hearers.ALL, "", ""));
    }

    static Attempt reveal() {
        return new Attempt("INCIDENT_MASTER", "/vote-reveal", "", new StopTheLineCommand.RevealVote());
    }

    static Attempt call(String seat) {
        return new Attempt(seat, "/stop-the-line", "{}", new StopTheLineCommand.CallStopTheLine());
    }

    /** Who it is for the rules. */
    Viewer viewer() {
        return place.equals("INCIDENT_MASTER") ? Viewer.IM : new Viewer.Seat(place, Table.COMPANY);
    }

    /** The move of it. */
    Move move() {
        return new Move(viewer(), "", command, List.of());
    }

    /** The same as the order of moves knows it. */
    SerialOrder.Sent<Move> sent() {
        return new SerialOrder.Sent<>(viewer().text(), command.getClass().getSimpleName(), move(), List.of());
    }
}
