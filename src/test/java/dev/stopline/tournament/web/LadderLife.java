package dev.stopline.tournament.web;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.testkit.Http;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.JobClose;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.WhoSees.Viewer;

/** A ladder at a job of squad: attempts, and the result of one put right. */
final class LadderLife extends EventLife {

    private static final String JOB = "{\"game\": \"SQUAD\", \"cardId\": \"harbour\", \"detective\": \"hat\"}";

    private final MoveGateway gateway;

    LadderLife(Http http, Callers callers, Asks asks, MoveGateway gateway) {
        super(http, callers, asks, "LADDER");
        this.gateway = gateway;
    }

    @Override
    void ask() throws Exception {
        desk.played("/boards", JOB);
        desk.played("/start", "{}");
        desk.played("/rounds", ROUND);
        post("startAttempt", "/attempts", "{\"entrant\": \"@own\", \"board\": \"B1\"}");
        var game = game("squad", 1);
        service(new ResultCommand.RecordJobResult(game, new JobResult(1, JobClose.STOP, 1, 2, false)));
        post(
                "correctJobResult",
                "/corrections/jobs",
                ("{\"gameId\": \"%s\", \"job\": 1, \"close\": \"CLEAN_STOP\","
                                + " \"casualties\": 0, \"sessions\": 2, \"codeCrossed\": false, \"why\": \"Misread.\"}")
                        .formatted(game));
    }

    private void service(TournamentCommand command) throws Exception {
        var move = new TournamentMove(TournamentMove.Part.SERVICE, "service", "2027-04-03T12:00:00Z", command);
        gateway.<Object>play(
                desk.tournamentId(),
                new PlayTournament(desk.tournamentId(), move, Viewer.EVERYBODY, null),
                Tournament.stampOf(move));
    }
}
