package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.ArrayList;
import java.util.List;

/** The moves of the round loop (section 3.3). */
final class CandidatesOfRound {

    private CandidatesOfRound() {}

    static void add(Candidates to) {
        var clock = to.state.clock();
        boolean reveal = clock.step() == Step.REVEAL && !clock.announced();
        for (var event : events(to.state)) {
            to.add(reveal, new RoundCommand.AnnounceReveal(event, CommandFields.WORDS));
        }
        boolean handOver = clock.step() == Step.ACT && to.state.mode() != Mode.BOTH_CHAIRS && !clock.handedOver();
        to.add(handOver, new RoundCommand.HandOverSide());
        for (var table : Table.values()) {
            to.add(new RoundCommand.VisitTable(table));
        }
        for (var step : Step.values()) {
            to.add(!reveal && !handOver, new RoundCommand.EnterStep(step));
        }
        to.add(true, new RoundCommand.EndRound());
        addWords(to);
    }

    private static List<String> events(LineState state) {
        var events = new ArrayList<String>();
        for (var event : state.setup().card().events()) {
            if (event.stage() == state.clock().stage()
                    && event.round() == state.clock().round()) {
                events.add(event.eventId());
            }
        }
        events.add("");
        return events;
    }

    private static void addWords(Candidates to) {
        for (var hearers : Hearers.values()) {
            to.add(new RoundCommand.Narrate(CommandFields.WORDS, hearers, "", ""));
            for (var ask : to.state.sheet().freeActions()) {
                to.add(new RoundCommand.Narrate(CommandFields.WORDS, hearers, ask.id(), ""));
            }
            for (var action : to.state.sheet().actions()) {
                if (action.verb() == Verb.QUESTION_HIRE) {
                    addAnswers(to, hearers, action);
                }
            }
        }
    }

    private static void addAnswers(Candidates to, Hearers hearers, Action question) {
        to.add(new RoundCommand.Narrate("", hearers, question.id(), ""));
        for (var sheet : to.sheets(question.hire())) {
            for (var line : sheet.lines()) {
                to.add(new RoundCommand.Narrate("", hearers, question.id(), line.lineId()));
            }
        }
    }
}
