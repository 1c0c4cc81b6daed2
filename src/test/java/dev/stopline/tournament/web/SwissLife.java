package dev.stopline.tournament.web;

import dev.stopline.testkit.Http;

/** A Swiss before its first round: what is said about pairs. */
final class SwissLife extends EventLife {

    SwissLife(Http http, Callers callers, Asks asks) {
        super(http, callers, asks, "SWISS");
    }

    @Override
    void ask() {
        post("forbidPairing", "/pairings/forbidden", "{\"first\": \"E1\", \"second\": \"E2\"}");
        post("forcePairing", "/pairings/forced", "{\"first\": \"E1\", \"second\": \"E3\"}");
        post("liftPairing", "/pairings/lifted", "{\"first\": \"E1\", \"second\": \"E3\"}");
        get("exportTrf", desk.path("/trf"));
    }
}
