package dev.stopline.tournament.aggregate;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.SessionResult;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.Steps;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.JobOutcome;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.JobClose;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.LineEnding;
import dev.stopline.tournament.rules.LineResult;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DisallowReplay;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** T-RES-01..03: hears the endings of the games of events, and sends the results in; a game left without one is noted. */
@Component
@ProcessingGroup(Steps.GROUP)
@DisallowReplay
class WhenAGameEndsThenRecordTheResult {

    private static final LineRules LINE = new LineRules();

    private final ServiceMoves service;
    private final EventHistory history;

    WhenAGameEndsThenRecordTheResult(ServiceMoves service, EventHistory history) {
        this.service = service;
        this.history = history;
    }

    @EventHandler
    void on(CutEvent.CaseEnded event, DomainEventMessage<?> message) {
        ofSession(message);
    }

    @EventHandler
    void on(SessionEvent.CaseAbandoned event, DomainEventMessage<?> message) {
        ofSession(message);
    }

    @EventHandler
    void on(InterdictEvent.JobClosed event, DomainEventMessage<?> message) {
        ofCareer(message);
    }

    @EventHandler
    void on(CareerEvent.DetectiveRetired event, DomainEventMessage<?> message) {
        ofCareer(message);
    }

    @EventHandler
    void on(CareerEvent.RoutingStopped event, DomainEventMessage<?> message) {
        ofCareer(message);
    }

    private void ofSession(DomainEventMessage<?> message) {
        var gameId = message.getAggregateIdentifier();
        if (Game.eventKey(gameId).isEmpty()) {
            return;
        }
        var whole = session(gameId);
        SessionResult.of(whole)
                .ifPresent(result -> send(message, new ResultCommand.RecordLineResult(gameId, line(result))));
        if (SessionResult.isLeft(whole)) {
            send(message, new ResultCommand.NoteAbandoned(gameId));
        }
    }

    private LineState session(String gameId) {
        var state = LINE.initial();
        for (var past : history.of(gameId)) {
            state = LINE.evolve(state, (LineEvent) past.event());
        }
        return state;
    }

    private static LineResult line(SessionResult result) {
        return new LineResult(
                LineEnding.valueOf(result.ending().name()), result.payoff(), result.exposure(), result.processHeld());
    }

    private void ofCareer(DomainEventMessage<?> message) {
        var gameId = message.getAggregateIdentifier();
        if (Game.eventKey(gameId).isEmpty()) {
            return;
        }
        var whole = career(gameId);
        // Those sent in before are refused, and change nothing.
        whole.outcomes().forEach(each -> send(message, new ResultCommand.RecordJobResult(gameId, job(each))));
        if (JobOutcome.isLeft(whole)) {
            send(message, new ResultCommand.NoteAbandoned(gameId));
        }
    }

    private SquadState career(String gameId) {
        var state = SquadState.INITIAL;
        for (var past : history.of(gameId)) {
            state = state.after((SquadEvent) past.event());
        }
        return state;
    }

    private static JobResult job(JobOutcome outcome) {
        return new JobResult(
                outcome.job(),
                JobClose.valueOf(outcome.close().name()),
                outcome.casualties(),
                outcome.sessions(),
                outcome.codeCrossed());
    }

    private void send(DomainEventMessage<?> message, TournamentCommand command) {
        var key = Game.eventKey(message.getAggregateIdentifier()).orElseThrow();
        service.play(Tournament.idOf(key), message.getTimestamp(), command);
    }
}
