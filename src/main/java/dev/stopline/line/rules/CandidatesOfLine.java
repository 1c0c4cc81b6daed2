package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.Arrays;
import java.util.List;

/** The moves of call, vote, meeting and cut (section 3.3). */
final class CandidatesOfLine {

    private CandidatesOfLine() {}

    static void addForSeat(Candidates to, Viewer.Seat seat) {
        to.add(new StopTheLineCommand.CallStopTheLine());
        to.hiresOrNone().forEach(hire -> to.add(new StopTheLineCommand.CastVote(hire)));
        to.add(new StopTheLineCommand.SpeakTiedSentence(CommandFields.WORDS));
        for (var topic : Topic.values()) {
            to.add(new StopTheLineCommand.AskMeetingQuestion(CommandFields.WORDS, topic, "", ""));
        }
        for (var answer : Answer.values()) {
            to.add(new StopTheLineCommand.AnswerMeetingQuestion(answer, CommandFields.WORDS, ""));
        }
        addGrounds(to);
        to.add(new StopTheLineCommand.ApproveCut(""));
    }

    static void addForIncidentMaster(Candidates to) {
        addVote(to);
        addMeeting(to);
        if (to.state.mode().incidentMasterPlays(Table.COMPANY)) {
            addGrounds(to);
            to.add(new StopTheLineCommand.ApproveCut(""));
            for (var control : to.state.setup().card().controls()) {
                to.add(new StopTheLineCommand.ApproveCut(control.controlId()));
            }
        }
        for (var ground : to.state.line().grounds()) {
            addRulings(to, ground.groundId());
        }
        to.add(new StopTheLineCommand.CheckCutGate());
        for (var outcome : LineOutcome.values()) {
            to.add(true, new StopTheLineCommand.CloseLine(outcome));
        }
    }

    private static void addGrounds(Candidates to) {
        to.add(new StopTheLineCommand.ProposeCut());
        to.add(new StopTheLineCommand.NameControl(CommandFields.WORDS));
        to.add(new StopTheLineCommand.ShowHumanCost(CommandFields.WORDS));
    }

    private static void addVote(Candidates to) {
        var line = to.state.line();
        to.add(line.cast() == line.voters().size(), new StopTheLineCommand.RevealVote());
        for (var pointer : line.tiedPointers()) {
            to.add(new StopTheLineCommand.SkipTiedSentence(pointer));
        }
        to.add(true, new StopTheLineCommand.OpenRevote());
        for (var each : to.state.calls().all()) {
            each.sentences().forEach(sentence -> addNotes(to, sentence));
        }
    }

    private static void addNotes(Candidates to, Line.Sentence sentence) {
        var about = sentence.noted() ? "" : sentence.sentenceId();
        to.add(about, false, new StopTheLineCommand.NoteSentence(sentence.sentenceId(), ""));
        for (var sheet : to.sheets(0)) {
            sheet.facts().forEach(each -> addNote(to, about, sentence, each.factId()));
            sheet.humanCosts().forEach(each -> addNote(to, about, sentence, each.factId()));
        }
    }

    private static void addNote(Candidates to, String about, Line.Sentence sentence, String factId) {
        to.add(about, false, new StopTheLineCommand.NoteSentence(sentence.sentenceId(), factId));
    }

    private static void addMeeting(Candidates to) {
        var line = to.state.line();
        for (var topic : Topic.values()) {
            for (var cardLine : linesOrNone(to, line.suspect())) {
                addQuestions(to, topic, cardLine);
            }
        }
        if (to.state.mode().hasCell()) {
            for (var seat : to.state.setup().at(Table.COMRADES)) {
                for (var answer : Answer.values()) {
                    var command = new StopTheLineCommand.AnswerMeetingQuestion(answer, CommandFields.WORDS, "");
                    to.add("", false, seat.seat(), command, List.of());
                }
            }
        } else {
            addCardAnswers(to);
        }
        for (var sheet : to.sheets(line.suspect())) {
            sheet.facts().forEach(fact -> to.add(new StopTheLineCommand.ReadExplanation(fact.factId())));
        }
        boolean done = line.questions().size() == line.questionsAllowed();
        to.add(done, new StopTheLineCommand.CloseMeeting());
    }

    private static void addQuestions(Candidates to, Topic topic, String cardLine) {
        to.add(new StopTheLineCommand.AskMeetingQuestion(CommandFields.WORDS, topic, cardLine, ""));
        for (var seat : to.state.setup().at(Table.COMPANY)) {
            to.add(new StopTheLineCommand.AskMeetingQuestion(CommandFields.WORDS, topic, cardLine, seat.seat()));
        }
    }

    private static void addCardAnswers(Candidates to) {
        for (var sheet : to.sheets(to.state.line().suspect())) {
            for (var line : sheet.lines()) {
                to.add(true, new StopTheLineCommand.AnswerMeetingQuestion(line.answer(), "", line.lineId()));
            }
        }
        to.add(true, new StopTheLineCommand.AnswerMeetingQuestion(Answer.FILE_DOES_NOT_SAY, "", ""));
    }

    private static List<String> linesOrNone(Candidates to, int suspect) {
        var ids = new java.util.ArrayList<String>(List.of(""));
        if (suspect > 0) {
            to.sheets(suspect).forEach(sheet -> sheet.lines().forEach(line -> ids.add(line.lineId())));
        }
        return ids;
    }

    private static void addRulings(Candidates to, String groundId) {
        for (var sheet : to.sheets(to.state.line().suspect())) {
            sheet.facts().forEach(each -> accept(to, groundId, each.factId()));
            sheet.humanCosts().forEach(each -> accept(to, groundId, each.factId()));
            sheet.appearanceNotes().forEach(each -> accept(to, groundId, each.noteId()));
        }
        to.state.setup().file().forEach(each -> accept(to, groundId, each.entryId()));
        Arrays.stream(GroundReason.values())
                .forEach(reason ->
                        to.add(groundId, false, new StopTheLineCommand.RuleOnGround(groundId, false, "", reason)));
    }

    private static void accept(Candidates to, String groundId, String linkedTo) {
        to.add(groundId, false, new StopTheLineCommand.RuleOnGround(groundId, true, linkedTo, GroundReason.NONE));
    }
}
