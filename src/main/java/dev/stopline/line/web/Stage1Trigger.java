package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.Stage1Calls;
import dev.stopline.line.view.PlayedSession;
import dev.stopline.platform.playtest.Enough;
import dev.stopline.platform.playtest.Group;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** L-TEL-01, GAP-41: whether the sessions closed last propose that a meeting of the first stage gives a clue away. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(
        name = "Stage1Trigger",
        description =
                "The playtest's one standing question (L-TEL-01): of the twenty sessions closed last, whatever their"
                        + " ruleset and card, in how many was the line called in the first stage? With ten sessions or more, and a"
                        + " share below the threshold, a change of the ruleset is proposed; nobody but you makes it.")
record Stage1Trigger(
        @Schema(
                description =
                        "Whether the share is not said: fewer than five sessions stand behind it, or some of them,"
                                + " fewer than five, are of groups that are withheld.")
        boolean withheld,

        @Schema(description = "How many sessions are counted, at most twenty.", example = "20") @Nullable
        Integer sessions,

        @Schema(description = "In how many of them the line was called in the first stage.", example = "3") @Nullable
        Integer called,

        @Schema(description = "The same in whole percent, rounded down.", example = "15") @Nullable
        Integer percent,

        @Schema(
                description =
                        "stage1CallThreshold of the session closed last: below this share the change is proposed.",
                example = "20")
        int thresholdPercent,

        @Schema(description = "Whether the change is proposed; never where the session closed last had it already.")
        boolean proposed,

        @Schema(description = "The key of the ruleset that it would set.", example = "meetingRevealsProcessClue")
        String key,

        @Schema(description = "The value that it would set.", example = "true")
        String value,

        @Schema(description = "The rule behind it.", example = "L-TEL-01")
        String rule) {

    private static final RulesetKey CLUE = RulesetKey.MEETING_REVEALS_PROCESS_CLUE;
    private static final RulesetKey THRESHOLD = RulesetKey.STAGE_1_CALL_THRESHOLD;

    /** The question put to all closed sessions, those that closed first at the front. */
    static Stage1Trigger of(List<PlayedSession> closed) {
        var window = closed.subList(Math.max(0, closed.size() - Stage1Calls.WINDOW), closed.size());
        var calls = Stage1Calls.lately(
                window.stream().map(PlayedSession::stage1Called).toList());
        int threshold = window.isEmpty()
                ? Integer.parseInt(THRESHOLD.standard())
                : window.getLast().threshold();
        boolean isOn = !window.isEmpty() && window.getLast().clueGiven();
        boolean said = Enough.are(window.size()) && Enough.areOrNone(ofWithheldGroups(window, closed));
        return new Stage1Trigger(
                !said,
                said ? calls.sessions() : null,
                said ? calls.called() : null,
                said ? calls.percent() : null,
                threshold,
                !isOn && calls.proposesTheClue(threshold),
                CLUE.key(),
                "true",
                CLUE.rule());
    }

    /** How many of the window's sessions are of groups that are withheld: less the groups shown, the share would tell theirs. */
    private static int ofWithheldGroups(List<PlayedSession> window, List<PlayedSession> closed) {
        var withheld = Group.of(closed).stream().filter(Group::isWithheld).toList();
        return (int) window.stream()
                .map(PlayedSession::played)
                .filter(each -> withheld.stream().anyMatch(group -> group.is(each.ruleset(), each.scenario())))
                .count();
    }
}
