package dev.stopline.squad.view;

import dev.stopline.decide.Settings;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.playtest.Pace;
import dev.stopline.platform.playtest.Play;
import dev.stopline.platform.playtest.Played;
import dev.stopline.platform.playtest.PlayedMove;
import dev.stopline.platform.playtest.RulesetWords;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PlayerChoices;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadKey;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What a closed job tells the playtest; its scenario is the kind of threat.
 *
 * @param close how it closed
 * @param wentIn how it came to its Interdict
 * @param casualties those of the close, after all that was cancelled
 * @param sessions how many sessions were opened
 * @param codeCrossed whether the Code was crossed
 */
@Embeddable
public record PlayedJob(
        @Embedded Played played,
        @Enumerated(EnumType.STRING) CloseType close,
        @Enumerated(EnumType.STRING) WentIn wentIn,
        int casualties,
        int sessions,
        boolean codeCrossed)
        implements Play {

    /** A closed job, its number in the career, and when the move that closed it was stored. */
    record Closed(int number, Instant at, PlayedJob job) {}

    /** The closed jobs of a career, in order; none as long as others still play the same board (T-CLO-03). */
    static List<Closed> closed(List<PastEvent> career) {
        var moves = PlayedMove.of(SquadEvent.class, career);
        var closed = new ArrayList<Closed>();
        if (isOnAShutBoard(moves)) {
            return List.of();
        }
        int from = 0;
        for (int at = 0; at < moves.size(); at++) {
            if (moves.get(at).has(OpeningEvent.JobOpened.class)) {
                from = at;
            }
            if (moves.get(at).has(InterdictEvent.JobClosed.class)) {
                closed.add(closed(moves.subList(0, at + 1), moves.subList(from, at + 1)));
            }
        }
        return List.copyOf(closed);
    }

    private static boolean isOnAShutBoard(List<PlayedMove<SquadEvent>> career) {
        return !PlayedMove.events(career, CareerEvent.BoardDealt.class).isEmpty()
                && PlayedMove.events(career, CareerEvent.BoardOpened.class).isEmpty();
    }

    private static Closed closed(List<PlayedMove<SquadEvent>> career, List<PlayedMove<SquadEvent>> job) {
        var opened = PlayedMove.events(job, OpeningEvent.JobOpened.class).getFirst();
        var close = PlayedMove.events(job, InterdictEvent.JobClosed.class).getFirst();
        var told = new PlayedJob(
                played(career, job),
                close.close(),
                wentIn(job),
                close.casualties(),
                PlayedMove.events(job, OperationEvent.SessionOpened.class).size(),
                close.codeCrossed());
        return new Closed(opened.caseNumber(), job.getLast().at(), told);
    }

    private static Played played(List<PlayedMove<SquadEvent>> career, List<PlayedMove<SquadEvent>> job) {
        boolean campaign = !PlayedMove.events(career, CareerEvent.CampaignLayerEnabled.class)
                .isEmpty();
        var beats = new ArrayList<Pace.Beat>();
        var chosen = new LinkedHashSet<String>();
        for (var move : job) {
            var choices = PlayerChoices.made(move.stamp().move(), move.events());
            chosen.addAll(choices);
            beats.add(new Pace.Beat(move.at(), !choices.isEmpty()));
        }
        var pace = Pace.of(beats);
        return new Played(
                words(career, campaign),
                PlayedMove.events(job, OpeningEvent.JobDefined.class)
                        .getFirst()
                        .type()
                        .name(),
                pace.timed(),
                pace.decisionMillis(),
                pace.seconds(),
                PlayerChoices.open(campaign),
                List.copyOf(chosen));
    }

    private static WentIn wentIn(List<PlayedMove<SquadEvent>> job) {
        if (!PlayedMove.events(job, InterdictEvent.InterdictForced.class).isEmpty()) {
            return WentIn.FORCED;
        }
        return PlayedMove.events(job, InterdictEvent.InterdictDeclared.class).isEmpty()
                ? WentIn.NOT_AT_ALL
                : WentIn.DECLARED;
    }

    /** The ruleset as playtests say it: whether the campaign layer is on, and every value that is not the standard one. */
    private static String words(List<PlayedMove<SquadEvent>> career, boolean campaign) {
        var ruleset = new Settings<SquadKey>(List.of());
        for (var set : PlayedMove.events(career, CareerEvent.RulesetChosen.class)) {
            ruleset = ruleset.with(set.key(), set.value());
        }
        var made = PlayedMove.events(career, CareerEvent.DetectiveCreated.class).getFirst();
        ruleset = ruleset.with(SquadKey.DICE_MODE, made.diceMode().name());
        var words = new RulesetWords().with("campaign", Boolean.toString(campaign), "false");
        for (var key : SquadKey.values()) {
            words.with(key.key(), ruleset.value(key), key.standard());
        }
        return words.line();
    }
}
