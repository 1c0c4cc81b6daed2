package dev.stopline.line.rules;

import java.util.List;

/**
 * What lies before the Incident Master alone.
 *
 * @param card the case card, whole; empty until it is loaded
 * @param payoffTotal the running total, which players see capped (AMB-53)
 * @param closings the closing successes of the stage that count (L-TRACK-03)
 * @param tables what each seated table has done
 * @param clueSources which fact of the card each clue is
 * @param movesPlayed the scripted moves played, by id
 * @param waiting the effects that wait for the end of the round, in throw order (AMB-18)
 * @param tierCauses why the tier rose each time, in order (L-TIER-04)
 * @param scored the actions and moves that scored, in order
 * @param questionNotes what each question of the line was drawn from, and what the card says
 * @param groundLinks what each accepted ground ties to
 * @param sentenceNotes which fact each tied sentence of the case cited (L-VOTE-11)
 * @param tally one line an accusation (L-PROC-04)
 * @param stoppingControls the controls named after each score (L-DEB-05)
 * @param endReason why the case ended, {@code ending} with which ending, {@code processHeld} and whether the process held
 */
public record ImDesk(
        CaseCard card,
        int payoffTotal,
        int closings,
        List<GlimpseOfTable> tables,
        GlimpseOfEvidence evidence,
        GlimpseOfCover cover,
        List<ClueSource> clueSources,
        List<String> movesPlayed,
        List<WaitingEffect> waiting,
        List<DebriefEvent.TierRise> tierCauses,
        List<String> scored,
        List<QuestionNote> questionNotes,
        List<GroundLink> groundLinks,
        List<SentenceNote> sentenceNotes,
        List<TallyLine> tally,
        List<NotedControl> stoppingControls,
        List<String> readingNotes,
        EndReason endReason,
        Ending ending,
        boolean processHeld)
        implements Desk {

    public ImDesk {
        tables = List.copyOf(tables);
        clueSources = List.copyOf(clueSources);
        movesPlayed = List.copyOf(movesPlayed);
        waiting = List.copyOf(waiting);
        tierCauses = List.copyOf(tierCauses);
        scored = List.copyOf(scored);
        questionNotes = List.copyOf(questionNotes);
        groundLinks = List.copyOf(groundLinks);
        sentenceNotes = List.copyOf(sentenceNotes);
        tally = List.copyOf(tally);
        stoppingControls = List.copyOf(stoppingControls);
        readingNotes = List.copyOf(readingNotes);
    }

    /** The fact behind a clue. */
    public record ClueSource(int clue, String factId) {}

    /** An effect that waits for the end of the round. */
    public record WaitingEffect(String actionId, Table table, TrackEvent.Effect effect) {}

    /** What a question was drawn from; {@code cardLineId} empty = no line; {@code cardTruth} counts once it is answered. */
    public record QuestionNote(int n, Topic aboutType, String cardLineId, Answer cardTruth) {}

    /** The fact or file entry that a ground ties to. */
    public record GroundLink(String groundId, String linkedTo) {}

    /** Which fact a tied sentence cited; {@code citedFactId} empty = none; {@code noted} false = nothing was noted yet. */
    public record SentenceNote(String sentenceId, boolean noted, String citedFactId) {}

    /** A control named after the score of {@code actionId}. */
    public record NotedControl(int number, String actionId, String text) {}

    static ImDesk of(LineState seen) {
        var tracks = seen.tracks();
        var outcome = seen.outcome();
        return new ImDesk(
                seen.setup().card(),
                tracks.payoffTotal(),
                tracks.closings(),
                tables(seen),
                GlimpseOfEvidence.of(seen),
                GlimpseOfCover.of(seen.cover()),
                sources(seen.evidence()),
                seen.sheet().movesPlayed(),
                waiting(tracks),
                tracks.rises(),
                tracks.scored(),
                questions(seen.line()),
                links(seen.line()),
                sentences(seen.calls()),
                seen.calls().tally(),
                notes(outcome),
                seen.setup().readingNotes(),
                outcome.ended(),
                outcome.ending(),
                outcome.processHeld());
    }

    private static List<GlimpseOfTable> tables(LineState seen) {
        return List.of(Table.values()).stream()
                .filter(seen.mode()::seats)
                .map(table -> GlimpseOfTable.of(seen, table))
                .toList();
    }

    private static List<ClueSource> sources(Evidence evidence) {
        return evidence.clues().stream()
                .map(each -> new ClueSource(each.number(), each.factId()))
                .toList();
    }

    private static List<WaitingEffect> waiting(Tracks tracks) {
        return tracks.waiting().stream()
                .map(each -> new WaitingEffect(each.actionId(), each.table(), each.effect()))
                .toList();
    }

    private static List<NotedControl> notes(Outcome outcome) {
        return outcome.stoppingControls().stream()
                .map(each -> new NotedControl(each.number(), each.actionId(), each.text()))
                .toList();
    }

    private static List<QuestionNote> questions(Line line) {
        return line.questions().stream()
                .map(each -> new QuestionNote(each.n(), each.aboutType(), each.cardLineId(), each.cardTruth()))
                .toList();
    }

    private static List<GroundLink> links(Line line) {
        return line.grounds().stream()
                .filter(each -> !each.linkedTo().isEmpty())
                .map(each -> new GroundLink(each.groundId(), each.linkedTo()))
                .toList();
    }

    private static List<SentenceNote> sentences(Calls calls) {
        return calls.all().stream()
                .flatMap(line -> line.sentences().stream())
                .map(each -> new SentenceNote(each.sentenceId(), each.noted(), each.citedFactId()))
                .toList();
    }
}
