package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.APPEARANCE_ONLY;
import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.CONTROL_NOT_ON_CARD;
import static dev.stopline.line.rules.LineRefusal.GROUND_RULED;
import static dev.stopline.line.rules.LineRefusal.NO_HUMAN_COST_FACT;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.WRONG_LINE_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/** L-CUT-07..14, AMB-33, AMB-34: named control, human cost, the appearance clause, and the Incident Master's word on each. */
final class Grounds {

    private Grounds() {}

    static Optional<Refusal> refuseOutsideCutWindow(LineState s) {
        return Refusal.refuseIf(s.line().phase() != Line.Phase.CUT_WINDOW, WRONG_LINE_PHASE);
    }

    static Optional<Refusal> refuse(LineState s, String text) {
        var outside = refuseOutsideCutWindow(s);
        return outside.isPresent() ? outside : Refusal.refuseIf(text.isBlank(), BAD_REQUEST);
    }

    static void propose(Draft<LineState, LineEvent> d, Move move) {
        d.emit(new CutEvent.CutProposed(move.by().text()));
        d.emit(new CutEvent.GroundAsked(Said.GROUND_PROMPTS));
    }

    static void offer(Draft<LineState, LineEvent> d, Move move, GroundKind kind, String text) {
        var line = d.state().line();
        var id = line.id() + "/G" + (line.grounds().size() + 1);
        d.emit(new CutEvent.GroundOffered(id, move.by().text(), kind, text));
    }

    static Optional<Refusal> refuse(LineState s, StopTheLineCommand.RuleOnGround c) {
        var outside = refuseOutsideCutWindow(s);
        if (outside.isPresent()) {
            return outside;
        }
        var ground = s.line().ground(c.groundId());
        if (ground.isEmpty()) {
            return Refusal.refuse(UNKNOWN_ID);
        }
        if (ground.get().verdict() != Line.Verdict.PENDING) {
            return Refusal.refuse(GROUND_RULED);
        }
        if (!c.accept()) {
            return Refusal.refuseIf(c.reason() == GroundReason.NONE, BAD_REQUEST);
        }
        if (isAppearance(s, c.linkedTo())) {
            return Refusal.refuse(APPEARANCE_ONLY);
        }
        return switch (ground.get().kind()) {
            case CONTROL -> Refusal.refuseIf(!isOnSuspectsSheet(s, c.linkedTo()), CONTROL_NOT_ON_CARD);
            case HUMAN_COST -> Refusal.refuseIf(costText(s, c.linkedTo()).isEmpty(), NO_HUMAN_COST_FACT);
        };
    }

    private static boolean isAppearance(LineState s, String id) {
        return s.setup().card().hires().stream()
                .flatMap(sheet -> sheet.appearanceNotes().stream())
                .anyMatch(each -> each.noteId().equals(id));
    }

    /** L-CUT-11: whether the id is a fact, of whatever kind, of the suspect's own sheet. */
    private static boolean isOnSuspectsSheet(LineState s, String id) {
        return Facts.sheet(s, s.line().suspect())
                .filter(sheet ->
                        sheet.facts().stream().anyMatch(each -> each.factId().equals(id))
                                || sheet.humanCosts().stream()
                                        .anyMatch(each -> each.factId().equals(id)))
                .isPresent();
    }

    /** L-CUT-12, AMB-33: the harm that this fact of the suspect, or this entry of the file with a victim, shows. */
    private static Optional<String> costText(LineState s, String id) {
        int suspect = s.line().suspect();
        var onSheet = Facts.sheet(s, suspect)
                .flatMap(sheet -> sheet.humanCosts().stream()
                        .filter(each -> each.factId().equals(id))
                        .findFirst())
                .map(CaseCard.HumanCost::text);
        var onFile = s.setup().file().stream()
                .filter(each -> each.entryId().equals(id) && !each.victim().isEmpty())
                .filter(each -> each.hire() == 0 || each.hire() == suspect)
                .map(CaseCard.FileEntry::text)
                .findFirst();
        return onSheet.or(() -> onFile);
    }

    static void play(Draft<LineState, LineEvent> d, StopTheLineCommand.RuleOnGround c) {
        var ground = d.state().line().ground(c.groundId()).orElseThrow();
        d.emit(new CutEvent.GroundRuled(c.groundId(), c.accept(), c.accept() ? GroundReason.NONE : c.reason()));
        if (!c.accept()) {
            return;
        }
        d.emit(new CutEvent.GroundFactNoted(c.groundId(), c.linkedTo()));
        if (ground.kind() == GroundKind.HUMAN_COST) {
            costText(d.state(), c.linkedTo())
                    .ifPresent(text -> d.emit(
                            new CutEvent.HumanCostReadAloud(d.state().line().suspect(), text)));
        }
    }
}
