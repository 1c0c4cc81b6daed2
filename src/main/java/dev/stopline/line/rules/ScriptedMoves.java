package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACCOUNT_HELD;
import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static dev.stopline.line.rules.LineRefusal.HIRE_NOT_IN_PLAY;
import static dev.stopline.line.rules.LineRefusal.ROLLS_STOPPED;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;
import static dev.stopline.line.rules.LineRefusal.WRONG_STEP;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.List;
import java.util.Optional;

/** L-MODE-04, L-SETUP-10, L-ROLL-10, L-ROLL-15, L-COVER-09, L-COVER-12, GAP-21: the Comrades' moves as the card scripts them. */
final class ScriptedMoves {

    private ScriptedMoves() {}

    static Optional<Refusal> refuse(LineState s, Move move, ActionCommand.PlayScriptedMove c) {
        if (s.mode().hasCell()) {
            return Refusal.refuse(WRONG_STEP);
        }
        var scripted = move(s, c.moveId());
        if (scripted.isEmpty()) {
            return Refusal.refuse(UNKNOWN_ID);
        }
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        if (!s.clock().step().isForActions() || !s.clock().handedOver() || !isNext(s, scripted.get())) {
            return Refusal.refuse(WRONG_STEP);
        }
        if (!Actions.fits(s, scripted.get().verb(), scripted.get().hire())) {
            return Refusal.refuse(HIRE_NOT_IN_PLAY);
        }
        return Actions.isHeld(s, scripted.get().verb(), scripted.get().hire())
                ? Refusal.refuse(ACCOUNT_HELD)
                : refuseFaces(s, scripted.get(), move.faces());
    }

    private static Optional<CaseCard.ScriptedMove> move(LineState s, String moveId) {
        return s.setup().card().scriptedMoves().stream()
                .filter(each -> each.moveId().equals(moveId))
                .findFirst();
    }

    /** The moves of this round that may still be played: each once, in listed order. */
    static List<CaseCard.ScriptedMove> left(LineState s) {
        var ofRound = s.setup().card().scriptedMoves().stream()
                .filter(each -> each.stage() == s.clock().stage()
                        && each.round() == s.clock().round())
                .toList();
        int last = -1;
        for (int i = 0; i < ofRound.size(); i++) {
            last = s.sheet().movesPlayed().contains(ofRound.get(i).moveId()) ? i : last;
        }
        return ofRound.subList(last + 1, ofRound.size());
    }

    /** Whether the side that the Incident Master plays could still make a move of this round, as far as the viewer knows. */
    static boolean mayMove(LineState s) {
        return !s.mode().hasCell()
                && !s.clock().rollsStopped()
                && left(s).stream()
                        .anyMatch(each -> Actions.fits(s, each.verb(), each.hire())
                                && !Actions.isHeld(s, each.verb(), each.hire()));
    }

    private static boolean isNext(LineState s, CaseCard.ScriptedMove scripted) {
        return left(s).contains(scripted);
    }

    /** How many dice the move throws: its own, and the cover die before it where the card says so and none was used. */
    static int dice(CaseCard.ScriptedMove scripted) {
        return scripted.covered() ? 2 : 1;
    }

    private static Optional<Refusal> refuseFaces(LineState s, CaseCard.ScriptedMove scripted, List<Integer> faces) {
        boolean server = s.ruleset().is(RulesetKey.DICE_SOURCE, DiceSource.SERVER.name());
        int dice = dice(scripted);
        // GC-45, GAP-52: the cover die is entered exactly when the move is covered.
        boolean coverDieAmiss = !server && !faces.isEmpty() && faces.size() != dice;
        return coverDieAmiss ? Refusal.refuse(BAD_REQUEST) : Rolls.refuseFaces(s, faces, dice);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.PlayScriptedMove c, Dice dice) {
        var scripted = move(d.state(), c.moveId()).orElseThrow();
        d.emit(new ActionEvent.ScriptedMovePlayed(
                scripted.moveId(), scripted.verb(), scripted.hire(), scripted.band(), scripted.covered()));
        d.emit(new ActionEvent.ScriptedMoveTold(scripted.narration()));
        boolean shielded = scripted.covered() && cover(d, scripted, dice);
        int target = scripted.band().target(d.state().ruleset());
        int face = Rolls.throwD20(d.state(), Table.COMRADES, scripted.moveId(), dice);
        d.emit(new ActionEvent.DieThrown(scripted.moveId(), Table.COMRADES, Viewer.IM.text(), face, target, ""));
        if (face >= target) {
            PayoffTrack.score(d, scripted.moveId());
        }
        if (!shielded) {
            ClueTier.raise(d, TrackEvent.TierCause.COMRADES, scripted.moveId());
        }
    }

    private static boolean cover(Draft<LineState, LineEvent> d, CaseCard.ScriptedMove scripted, Dice dice) {
        var holder = CoverRoll.holderOnCard(d.state());
        boolean chosen = d.state().cover().holderIn(d.state().clock().stage()).isPresent();
        holder.filter(role -> !chosen)
                .ifPresent(role -> d.emit(
                        new ActionEvent.CoverHolderChosen(d.state().clock().stage(), role)));
        return CoverRoll.throwCover(d, scripted.moveId(), Viewer.IM.text(), "", dice);
    }
}
