package dev.stopline.debrief;

import dev.stopline.line.rules.Audience;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.WhoSees;
import java.time.Instant;
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

    /**
     * A decision.
     *
     * @param number from 1, in the order of what these eyes saw
     * @param step the frame right after it
     * @param by who made it: a seat, {@code IM} or {@code organizer}
     * @param forSeat the seat it was made for when the Incident Master named one; empty = none
     * @param move the command's name
     * @param what who did what, in words
     * @param rules the rules behind what changed, in order
     * @param dice the dice thrown in it
     */
    public record DecisionRow(
            int number,
            int step,
            String by,
            String forSeat,
            String move,
            String what,
            Instant at,
            List<String> rules,
            List<ThrownDie> dice,
            List<Change> changes) {

        public DecisionRow {
            rules = List.copyOf(rules);
            dice = List.copyOf(dice);
            changes = List.copyOf(changes);
        }
    }

    /**
     * What changed, and why.
     *
     * @param rule the rule's id; empty where no rule is behind it
     * @param seenBy who saw it in play: {@code ALL}, {@code IM}, {@code COMPANY}, {@code COMRADES}, {@code ALL_BUT_COMRADES},
     *     or a seat's id
     */
    public record Change(String sentence, String rule, String seenBy) {}

    /** A die that was thrown; {@code key} is its place in the rulebook, {@code thrower} a seat or {@code IM}. */
    public record ThrownDie(String key, String thrower, int face, int target, boolean reached) {}

    /** The debrief of a game for these eyes. */
    public static LineDebrief of(List<Happening<LineEvent>> game, Eyes eyes) {
        var whole = replay(game, new Eyes.Truth());
        var mode = whole.last().mode();
        var seen = replay(game, eyes);
        return new LineDebrief(
                seen.last().setup().title(),
                mode,
                eyes.word(),
                seen.steps(),
                seen.last().ruleset().value(dev.stopline.line.rules.RulesetKey.DICE_SOURCE),
                Decision.of(seen).stream().map(each -> row(mode, each)).toList(),
                LineFindings.of(seen.last(), eyes));
    }

    /** What these eyes saw of a game, every state kept. */
    public static Replay<LineState, LineEvent> replay(List<Happening<LineEvent>> game, Eyes eyes) {
        var mode = mode(game);
        return Replay.of(
                LineState.INITIAL,
                LineState::after,
                game.stream().filter(each -> eyes.see(mode, each.event())).toList());
    }

    private static Mode mode(List<Happening<LineEvent>> game) {
        for (var each : game) {
            if (each.event() instanceof dev.stopline.line.rules.SessionEvent.SessionCreated(Mode mode)) {
                return mode;
            }
        }
        return LineState.INITIAL.mode();
    }

    private static DecisionRow row(Mode mode, Decision<LineState, LineEvent> decision) {
        var first = decision.first();
        var changes = decision.frames().stream()
                .map(frame -> change(mode, frame.happening().event()))
                .toList();
        return new DecisionRow(
                decision.number(),
                decision.step(),
                first.by(),
                first.forSeat(),
                first.move(),
                Words.capital(first.by()) + ": " + Words.command(first.move()),
                first.at(),
                changes.stream()
                        .map(Change::rule)
                        .filter(rule -> !rule.isEmpty())
                        .distinct()
                        .toList(),
                ThrownDice.in(decision),
                changes);
    }

    private static Change change(Mode mode, LineEvent event) {
        var told = Telling.of(event);
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
