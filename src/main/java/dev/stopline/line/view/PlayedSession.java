package dev.stopline.line.view;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.PlayerChoices;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.Ruleset;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.playtest.Pace;
import dev.stopline.platform.playtest.Play;
import dev.stopline.platform.playtest.Played;
import dev.stopline.platform.playtest.PlayedMove;
import dev.stopline.platform.playtest.RulesetWords;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * What a closed session tells the playtest (L-TEL-01).
 *
 * @param stage1Called whether the line was called in the first stage
 * @param calls how often it was called
 * @param cuts how many hires were cut, {@code wrongful} of them innocent
 * @param ending NONE = the case was abandoned
 * @param processHeld whether the process condition held; false of an abandoned case, which has no verdict
 * @param rounds how many rounds were begun
 * @param threshold the percent of stage-1 calls below which its ruleset proposes the clue
 * @param clueGiven whether its ruleset gives the clue already
 */
@Embeddable
public record PlayedSession(
        @Embedded Played played,
        boolean stage1Called,
        int calls,
        int cuts,
        int wrongful,
        @Enumerated(EnumType.STRING) Ending ending,
        boolean abandoned,
        boolean processHeld,
        int rounds,
        int threshold,
        boolean clueGiven)
        implements Play {

    /** What a whole session tells; empty if it has not been closed. */
    static Optional<PlayedSession> of(List<PastEvent> session) {
        var moves = PlayedMove.of(LineEvent.class, session);
        return PlayedMove.events(moves, DebriefEvent.TelemetryRecorded.class).stream()
                .findFirst()
                .map(told -> of(moves, told));
    }

    private static PlayedSession of(List<PlayedMove<LineEvent>> moves, DebriefEvent.TelemetryRecorded told) {
        var ruleset = new Ruleset(told.overrides());
        return new PlayedSession(
                played(moves, ruleset),
                told.stage1Called(),
                told.calls(),
                told.cuts(),
                told.wrongful(),
                told.ending(),
                told.abandoned(),
                told.processHeld() && !told.abandoned(),
                PlayedMove.events(moves, RoundEvent.RoundStarted.class).size(),
                ruleset.number(RulesetKey.STAGE_1_CALL_THRESHOLD),
                ruleset.is(RulesetKey.MEETING_REVEALS_PROCESS_CLUE, "true"));
    }

    private static Played played(List<PlayedMove<LineEvent>> moves, Ruleset ruleset) {
        var mode = PlayedMove.events(moves, SessionEvent.SessionCreated.class)
                .getFirst()
                .mode();
        var beats = new ArrayList<Pace.Beat>();
        var chosen = new LinkedHashSet<String>();
        for (var move : ofTheCase(moves)) {
            var stamp = move.stamp();
            var choice = PlayerChoices.made(stamp.by(), stamp.forSeat(), stamp.move(), move.events());
            choice.ifPresent(chosen::add);
            beats.add(new Pace.Beat(move.at(), choice.isPresent()));
        }
        var pace = Pace.of(beats);
        return new Played(
                words(mode, ruleset),
                card(moves),
                pace.timed(),
                pace.decisionMillis(),
                pace.seconds(),
                PlayerChoices.open(mode, ruleset),
                List.copyOf(chosen));
    }

    /** From the start of the case to its end; what is set up before and read after is no play. */
    private static List<PlayedMove<LineEvent>> ofTheCase(List<PlayedMove<LineEvent>> moves) {
        var played = new ArrayList<PlayedMove<LineEvent>>();
        for (var move : moves) {
            if (!played.isEmpty() || move.has(SessionEvent.CaseStarted.class)) {
                played.add(move);
            }
            if (move.has(CutEvent.CaseEnded.class) || move.has(SessionEvent.CaseAbandoned.class)) {
                break;
            }
        }
        return played;
    }

    /** The ruleset as playtests say it: the mode, and every value that is not the standard one. */
    static String words(Mode mode, Ruleset ruleset) {
        var words = new RulesetWords().with("mode", mode.name(), "");
        for (var key : RulesetKey.values()) {
            words.with(key.key(), ruleset.value(key), key.standard());
        }
        return words.line();
    }

    /** The card that was loaded; of a session abandoned before that, the one it was meant for. */
    private static String card(List<PlayedMove<LineEvent>> moves) {
        var loaded = PlayedMove.events(moves, SessionEvent.CaseCardSealed.class);
        return loaded.isEmpty()
                ? PlayedMove.events(moves, SessionEvent.CardChosen.class)
                        .getFirst()
                        .cardId()
                : loaded.getLast().card().cardId();
    }
}
