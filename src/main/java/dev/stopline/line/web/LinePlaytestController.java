package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.line.view.PlayedSession;
import dev.stopline.line.view.PlaytestTally;
import dev.stopline.platform.playtest.Group;
import dev.stopline.platform.playtest.RulesetWords;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Organizers;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What closed sessions show together (L-TEL-01). */
@RestController
@Tag(name = "Playtest", description = "What many games showed together, for whoever changes rules and cards")
class LinePlaytestController {

    private final PlaytestTally tally;

    LinePlaytestController(PlaytestTally tally) {
        this.tally = tally;
    }

    /** What all closed sessions show. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "LinePlaytests", description = "What closed sessions show, by card and ruleset.")
    record LinePlaytests(
            @Schema(description = "When the newest session closed that is counted.")
            Instant asOf,

            @Schema(description = "Of all sessions, whatever was asked for.")
            Stage1Trigger stage1Calls,

            @Schema(description = "One for each card and ruleset, by card and then by ruleset.")
            List<LineGroup> groups,

            @Schema(description = "Over the groups above that are not withheld; absent without any.") @Nullable
            SessionFigures total) {

        static LinePlaytests of(List<PlayedSession> closed, Instant asOf, List<Group<PlayedSession>> groups) {
            var shown = Group.shown(groups);
            return new LinePlaytests(
                    asOf,
                    Stage1Trigger.of(closed),
                    groups.stream().map(LineGroup::of).toList(),
                    shown.isEmpty() ? null : SessionFigures.of(shown));
        }
    }

    /** The sessions of one ruleset and card. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "LinePlaytestGroup", description = "The closed sessions of one card and ruleset.")
    record LineGroup(
            @Schema(description = "The card.", example = "pantry-routes")
            String cardId,

            @Schema(
                    description = "The mode and every value that is not the standard one, in the order of the keys.",
                    example = "mode=COMPANY_ONLY;stages=2")
            String ruleset,

            @Schema(description = "Whether there are fewer than five sessions, so that nothing is said of them.")
            boolean withheld,

            @Schema(description = "Absent where withheld.") @Nullable
            SessionFigures figures) {

        static LineGroup of(Group<PlayedSession> group) {
            return new LineGroup(
                    group.scenario(),
                    group.ruleset(),
                    group.isWithheld(),
                    group.isWithheld() ? null : SessionFigures.of(group.plays()));
        }
    }

    @GetMapping("/v1/playtests/line")
    @Operation(
            operationId = "readLinePlaytests",
            summary = "What the closed sessions of line show",
            description =
                    "For organizers. Sessions that are not closed do not count; a value that fewer than five sessions"
                            + " stand behind is withheld, and totals leave such sessions out. A session counts a moment after it"
                            + " closes.")
    LinePlaytests readLinePlaytests(
            @AuthenticationPrincipal Caller caller,
            @Parameter(description = "Only sessions of this card.", example = "pantry-routes")
                    @RequestParam(required = false)
                    @Size(max = 64)
                    @Nullable
                    String cardId,
            @Parameter(
                            description = "Only sessions of this ruleset, as a group says it.",
                            example = "mode=COMPANY_ONLY;stages=2")
                    @RequestParam(required = false)
                    @Size(max = RulesetWords.LONGEST)
                    @Pattern(regexp = RulesetWords.PATTERN)
                    @Nullable
                    String ruleset,
            @Parameter(description = "Wait a moment for the sessions up to this one: an asOf of an earlier answer.")
                    @RequestParam(required = false)
                    @Nullable
                    Instant atLeast) {
        Organizers.only(caller);
        var counted = tally.counted(atLeast);
        var groups = Group.of(counted.plays()).stream()
                .filter(group -> group.is(ruleset, cardId))
                .toList();
        return LinePlaytests.of(counted.plays(), counted.asOf(), groups);
    }
}
