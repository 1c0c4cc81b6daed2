package dev.stopline.rulebook;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** The rulebooks over HTTP: what the caller may not read is answered like what is not there. */
@RestController
@RequestMapping(path = "/v1/rules", produces = MediaType.APPLICATION_JSON_VALUE)
@Tag(name = "Rules", description = "The rulebooks as data, in our own words.")
class RulesController {

    private final Rulebooks rulebooks;
    private final ObjectProvider<ReadingRights> rights;

    RulesController(Rulebooks rulebooks, ObjectProvider<ReadingRights> rights) {
        this.rulebooks = rulebooks;
        this.rights = rights;
    }

    @GetMapping
    @Operation(
            operationId = "listRules",
            summary = "The rules that you may read",
            description =
                    "In the rulebook's order. Some rules open when the case starts, some are the Incident Master's"
                            + " until the debrief; until then they are missing here.")
    @ApiResponse(responseCode = "200", description = "One page of rules.")
    @ApiResponse(
            responseCode = "400",
            description = "The limit is out of range, or the cursor is not one of this list.")
    @ApiResponse(responseCode = "404", description = "There is no game of this name.", content = @Content)
    RulePage listRules(
            @Parameter(description = "Only the rules of this game.", example = "line")
                    @RequestParam(required = false)
                    @Size(max = 40)
                    @Nullable
                    String game,
            @Parameter(description = "How many rules at most.") @RequestParam(defaultValue = "50") @Min(1) @Max(200)
                    int limit,
            @Parameter(description = "The nextCursor of the page before.")
                    @RequestParam(required = false)
                    @Size(max = 100)
                    @Nullable
                    String cursor,
            @Nullable Principal caller) {
        var readable = books(game).stream()
                .flatMap(book -> book.rules(reachOf(book, caller)).stream().map(rule -> RuleView.of(book, rule)))
                .toList();
        int from = cursor == null ? 0 : after(cursor, readable);
        int to = Math.min(from + limit, readable.size());
        var next = to < readable.size() ? cursorAfter(readable.get(to - 1)) : null;
        return new RulePage(readable.subList(from, to), next);
    }

    @GetMapping("/{ruleId}")
    @Operation(
            operationId = "getRule",
            summary = "One rule",
            description = "The rule that a refusal names in its field rule.")
    @ApiResponse(responseCode = "200", description = "The rule.")
    @ApiResponse(
            responseCode = "404",
            description = "There is no such rule, or you may not read it yet.",
            content = @Content)
    RuleView getRule(
            @Parameter(description = "The id of the rule.", example = "L-VOTE-07") @PathVariable @Size(max = 40)
                    String ruleId,
            @Nullable Principal caller) {
        return rulebooks.all().stream()
                .flatMap(book -> book.rule(ruleId, reachOf(book, caller)).map(rule -> RuleView.of(book, rule)).stream())
                .findFirst()
                .orElseThrow(() -> new ResponseStatusException(
                        HttpStatus.NOT_FOUND, "There is no such rule, or you may not read it yet."));
    }

    private RuleReaders reachOf(Rulebook book, @Nullable Principal caller) {
        if (caller == null) {
            return RuleReaders.ALL;
        }
        return rights.stream()
                .map(each -> each.reachOf(book.game(), caller))
                .max(Comparator.naturalOrder())
                .orElse(RuleReaders.ALL);
    }

    private List<Rulebook> books(@Nullable String game) {
        if (game == null) {
            return rulebooks.all();
        }
        return List.of(rulebooks
                .of(game)
                .orElseThrow(
                        () -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no game of this name.")));
    }

    private static int after(String cursor, List<RuleView> readable) {
        for (int i = 0; i < readable.size(); i++) {
            if (cursorAfter(readable.get(i)).equals(cursor)) {
                return i + 1;
            }
        }
        throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "The cursor is not one of this list.");
    }

    private static String cursorAfter(RuleView rule) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(rule.id().getBytes(StandardCharsets.UTF_8));
    }
}
