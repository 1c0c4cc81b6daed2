package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.FACT_NOT_ELIGIBLE;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** L-FACT-01, L-FACT-02, L-VERB-05, L-VERB-08, GAP-13..16, GAP-23: which facts may come out, how they become clues, who leads on them. */
final class Facts {

    /** The record types that can ever be a clue (GAP-17). */
    static final List<RecordType> ANY_TYPE = List.of(RecordType.PROCESS, RecordType.MONEY, RecordType.DEVICE);

    private Facts() {}

    /** A fact and the hire on whose sheet it stands. */
    record Placed(CaseCard.HireCard hire, CaseCard.Fact fact) {}

    /** The facts that may come out now: on this hire (0 = any in play), of these types, on file, not yet clues. */
    static List<Placed> eligible(LineState s, int hire, List<RecordType> types) {
        return s.setup().card().hires().stream()
                .filter(each -> hire == each.number() || hire == 0 && s.isInPlay(each.number()))
                .flatMap(each -> each.facts().stream().map(fact -> new Placed(each, fact)))
                .filter(each -> types.contains(each.fact().type()))
                .filter(each -> each.fact().availableFromStage() <= s.clock().stage())
                .filter(each -> !s.evidence().isRevealed(each.fact().factId()))
                .toList();
    }

    /** The line of a hire's sheet with this id. */
    static Optional<CaseCard.MeetingLine> line(LineState s, int hire, String lineId) {
        return sheet(s, hire)
                .flatMap(sheet -> sheet.lines().stream()
                        .filter(each -> each.lineId().equals(lineId))
                        .findFirst());
    }

    /** A hire's sheet. */
    static Optional<CaseCard.HireCard> sheet(LineState s, int hire) {
        return s.setup().card().hires().stream()
                .filter(each -> each.number() == hire)
                .findFirst();
    }

    /** Whether the id names a fact, of whatever kind, on any sheet of the card. */
    static boolean isOnCard(LineState s, String factId) {
        return s.setup().card().hires().stream()
                .anyMatch(sheet ->
                        sheet.facts().stream().anyMatch(each -> each.factId().equals(factId))
                                || sheet.humanCosts().stream()
                                        .anyMatch(each -> each.factId().equals(factId)));
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.ChooseRevealedFact c) {
        var owed = s.evidence().owed(c.owedId());
        if (owed.isEmpty()) {
            boolean known =
                    s.sheet().action(c.owedId()).isPresent() || s.calls().knows(c.owedId());
            return Refusal.refuse(known ? FACT_NOT_ELIGIBLE : UNKNOWN_ID);
        }
        var eligible = eligible(s, owed.get().hire(), owed.get().types());
        boolean fits = c.factId().isEmpty()
                ? eligible.isEmpty()
                : find(eligible, c.factId()).isPresent();
        return Refusal.refuseIf(!fits, FACT_NOT_ELIGIBLE);
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.RecordInconsistency c) {
        if (s.sheet().action(c.actionId()).isEmpty()) {
            return Refusal.refuse(UNKNOWN_ID);
        }
        boolean fits = s.evidence()
                .owed(c.actionId())
                .filter(each -> each.via() == RevealEvent.Via.PROBE)
                .flatMap(each -> find(eligible(s, each.hire(), each.types()), c.factId()))
                .isPresent();
        return Refusal.refuseIf(!fits, FACT_NOT_ELIGIBLE);
    }

    private static Optional<Placed> find(List<Placed> facts, String factId) {
        return facts.stream()
                .filter(each -> each.fact().factId().equals(factId))
                .findFirst();
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.ChooseRevealedFact c) {
        var owed = d.state().evidence().owed(c.owedId()).orElseThrow();
        find(eligible(d.state(), owed.hire(), owed.types()), c.factId())
                .ifPresentOrElse(
                        fact -> reveal(d, fact, owed.owedId(), owed.via()),
                        () -> d.emit(new RevealEvent.NothingMoreOnFile(owed.owedId(), owed.hire())));
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.RecordInconsistency c) {
        play(d, new ActionCommand.ChooseRevealedFact(c.actionId(), c.factId()));
    }

    /** The fact becomes a clue; what it really is stays with the Incident Master. */
    static void reveal(Draft<LineState, LineEvent> d, Placed placed, String owedId, RevealEvent.Via via) {
        int clue = d.state().evidence().clues().size() + 1;
        int hire = placed.hire().number();
        var fact = placed.fact();
        d.emit(new RevealEvent.FactRevealed(clue, owedId, hire, fact.type(), fact.text(), via));
        d.emit(new RevealEvent.FactNatureNoted(
                clue, fact.factId(), placed.hire().identity(), fact.explanation()));
        d.emitIf(d.state().mode() == Mode.COMRADES_ONLY, new RevealEvent.ClueCounted(hire));
    }

    /** GAP-23, AMB-38: the hire in play with strictly the most clues; none where the lead is shared or nobody has any. */
    static Optional<Integer> clueLeader(LineState s) {
        var ranked = s.hiresInPlay().stream()
                .sorted(Comparator.comparingInt(
                        (Hire each) -> -s.evidence().on(each.number()).size()))
                .map(Hire::number)
                .toList();
        if (ranked.isEmpty()) {
            return Optional.empty();
        }
        int first = s.evidence().on(ranked.getFirst()).size();
        boolean shared = ranked.size() > 1 && s.evidence().on(ranked.get(1)).size() == first;
        return first == 0 || shared ? Optional.empty() : Optional.of(ranked.getFirst());
    }
}
