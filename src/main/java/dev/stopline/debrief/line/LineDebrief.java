package dev.stopline.debrief.line;

import dev.stopline.debrief.Change;
import dev.stopline.debrief.Decision;
import dev.stopline.debrief.DecisionRow;
import dev.stopline.debrief.Happening;
import dev.stopline.debrief.Replay;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.Audience;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.WhoSees;
import java.util.List;

/**
 * A game of line as its decisions in order, for one pair of eyes.
 *
 * @param as whose eyes: {@code truth}, {@code im}, {@code spectator}, or a seat's id
 * @param steps how many events these eyes saw: the frames are numbered from 0 to this
 * @param dice who threw the dice
 * @param findings what lay behind it all; empty for eyes that never saw it
 */
public record LineDebrief(
        String title,
        Mode mode,
        String as,
        int steps,
        String dice,
        List<DecisionRow> decisions,
        LineFindings findings) {

    public LineDebrief {
        decisions = List.copyOf(decisions);
    }

    /** The debrief of a game for these eyes. */
    public static LineDebrief of(List<Happening<LineEvent>> game, LineEyes eyes) {
        var whole = replay(game, new LineEyes.Truth());
        var mode = whole.last().mode();
        var seen = replay(game, eyes);
        return new LineDebrief(
                seen.last().setup().title(),
                mode,
                eyes.word(),
                seen.steps(),
                seen.last().ruleset().value(RulesetKey.DICE_SOURCE),
                Decision.of(seen).stream().map(each -> row(mode, each)).toList(),
                LineFindings.of(seen.last(), eyes));
    }

    /** What these eyes saw of a game, every state kept. */
    public static Replay<LineState, LineEvent> replay(List<Happening<LineEvent>> game, LineEyes eyes) {
        var mode = mode(game);
        return Replay.of(
                LineState.INITIAL,
                LineState::after,
                game.stream().filter(each -> eyes.see(mode, each.event())).toList());
    }

    private static Mode mode(List<Happening<LineEvent>> game) {
        for (var each : game) {
            if (each.event() instanceof SessionEvent.SessionCreated(Mode mode)) {
                return mode;
            }
        }
        return LineState.INITIAL.mode();
    }

    private static DecisionRow row(Mode mode, Decision<LineState, LineEvent> decision) {
        var first = decision.first();
        var what = Words.capital(first.by()) + ": " + Wording.command(first.move());
        var changes = decision.frames().stream()
                .map(frame -> change(mode, frame.happening().event()))
                .toList();
        return DecisionRow.of(decision, what, LineDice.in(decision), changes);
    }

    private static Change change(Mode mode, LineEvent event) {
        var told = Telling.of(mode, event);
        return new Change(told.sentence(), told.rule(), seenBy(WhoSees.audience(mode, event)));
    }

    private static String seenBy(Audience audience) {
        return switch (audience) {
            case Audience.Everyone() -> "ALL";
            case Audience.OnlyIncidentMaster() -> "IM";
            case Audience.OneTable(var table) -> table.name();
            case Audience.AllButComrades() -> "ALL_BUT_COMRADES";
            case Audience.OneSeat(var seat) -> seat;
        };
    }
}
