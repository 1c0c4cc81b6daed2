package dev.stopline.debrief.line;

import dev.stopline.line.rules.Answer;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.DebriefEvent.TierRise;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.Identity;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.TallyLine;
import java.util.List;

/**
 * What lay behind a game (L-DEB-01..05, L-PROC-04), as far as the eyes that read it know.
 *
 * @param identities who each hire really was; without those that these eyes do not know
 * @param answers each answer of a meeting beside what the card says
 * @param sentences each tied sentence, and which fact it cited
 * @param stoppingControls the control named after each score
 * @param tierCauses what raised the tier each time, in order
 * @param tally one line an accusation: what it stood on, and whether it was wrongful
 * @param ending {@code NONE} until it is read, and for a case that was abandoned
 * @param payoff, exposure as they were read with the ending
 * @param processRead whether it has been said that the process held, or did not
 * @param card the case card; empty for eyes that never read it
 */
public record LineFindings(
        List<HireIdentity> identities,
        List<AnswerBesideCard> answers,
        List<CitedSentence> sentences,
        List<StoppingControl> stoppingControls,
        List<TierRise> tierCauses,
        List<TallyLine> tally,
        Ending ending,
        int payoff,
        int exposure,
        boolean processRead,
        boolean processHeld,
        boolean abandoned,
        CaseCard card) {

    public LineFindings {
        identities = List.copyOf(identities);
        answers = List.copyOf(answers);
        sentences = List.copyOf(sentences);
        stoppingControls = List.copyOf(stoppingControls);
        tierCauses = List.copyOf(tierCauses);
        tally = List.copyOf(tally);
    }

    /** Who a hire was. */
    public record HireIdentity(int hire, String name, Identity identity) {}

    /** An answer; {@code cardLineId} empty = no line of the card speaks of it. */
    public record AnswerBesideCard(
            String lineId,
            int hire,
            int n,
            String question,
            Answer answer,
            String argument,
            String cardLineId,
            Answer cardTruth) {}

    /** A tied sentence; {@code citedFactId} empty = none; {@code noted} false = the Incident Master made no note. */
    public record CitedSentence(String sentenceId, String seat, String text, boolean noted, String citedFactId) {}

    /** The control that a table named after the score of {@code actionId}. */
    public record StoppingControl(String actionId, String text) {}

    static LineFindings of(LineState seen, LineEyes eyes) {
        boolean knowing = eyes.board().isIncidentMaster();
        var outcome = seen.outcome();
        return new LineFindings(
                seen.hires().stream()
                        .filter(each -> each.identity() != Identity.SEALED)
                        .map(each -> new HireIdentity(each.number(), each.name(), each.identity()))
                        .toList(),
                knowing ? answers(seen) : List.of(),
                sentences(seen),
                outcome.stoppingControls().stream()
                        .map(each -> new StoppingControl(each.actionId(), each.text()))
                        .toList(),
                seen.tracks().rises(),
                seen.calls().tally(),
                outcome.endingRead() ? outcome.ending() : Ending.NONE,
                outcome.endingPayoff(),
                outcome.endingExposure(),
                outcome.processRead(),
                outcome.processRead() && outcome.processHeld(),
                outcome.abandoned(),
                seen.setup().card());
    }

    private static List<AnswerBesideCard> answers(LineState seen) {
        return seen.calls().all().stream()
                .flatMap(line -> line.questions().stream()
                        .filter(each -> each.answered())
                        .map(each -> new AnswerBesideCard(
                                line.id(),
                                line.suspect(),
                                each.n(),
                                each.text(),
                                each.answer(),
                                each.argument(),
                                each.cardLineId(),
                                each.cardTruth())))
                .toList();
    }

    private static List<CitedSentence> sentences(LineState seen) {
        return seen.calls().all().stream()
                .flatMap(line -> line.sentences().stream())
                .map(each -> new CitedSentence(
                        each.sentenceId(), each.seat(), each.text(), each.noted(), each.citedFactId()))
                .toList();
    }
}
