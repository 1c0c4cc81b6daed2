package dev.stopline.line.web;

import dev.stopline.line.content.Scripts;
import dev.stopline.line.rules.RecordType;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Verb;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Arrays;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The roles as data: what each may do, and how often. */
@RestController
@Tag(name = "Rules")
class RoleController {

    /** The roles of the game. */
    @Schema(name = "RoleSheets", description = "The roles of the game, and the limits that all share.")
    record RoleSheets(
            @Schema(description = "The roles, the Company's first.")
            List<RoleSheet> roles,

            @Schema(description = "The limits by their ruleset keys; a session's own values stand on its board.")
            List<Limit> limits) {}

    /** A role. */
    @Schema(name = "RoleSheet", description = "A role, the seat that holds it, and its verbs.")
    record RoleSheet(
            @Schema(description = "The role.") Role role,

            @Schema(description = "The seat that holds it.", example = "hr")
            String seat,

            @Schema(description = "Its table.") Table table,

            @Schema(description = "What the role is.") String sentence,

            @Schema(description = "The verbs on its card, in their order.")
            List<VerbSheet> verbs) {}

    /** A verb. */
    @Schema(name = "VerbSheet", description = "A verb, and what a success of it does.")
    record VerbSheet(
            @Schema(description = "The verb.") Verb verb,

            @Schema(description = "What it does, in a sentence.")
            String sentence,

            @Schema(
                    description = "SCORES: Payoff rises. CLOSES: Payoff falls. CLOSES_LISTED: closes a control that the"
                            + " card lists, else informs. INFORMS: a fact becomes a clue. SETS_UP: story only."
                            + " LOOKUP: spends a lookup, brings a fact, never rolls. CUTS: removes a hire, never"
                            + " rolls.")
            Verb.Kind kind,

            @Schema(description = "Whether it may be rolled.")
            boolean rolls,

            @Schema(description = "Whether a hire must be named.")
            boolean needsHire,

            @Schema(description = "The types of record that it may bring to light.")
            List<RecordType> checks) {}

    /** A limit. */
    @Schema(name = "RoleLimit", description = "A limit that the ruleset sets.")
    record Limit(
            @Schema(description = "The ruleset key.", example = "actionsPerRound")
            String key,

            @Schema(description = "Its standard value.", example = "2")
            int standard,

            @Schema(description = "The rule behind it.", example = "L-ACT-01")
            String rule) {}

    private final Scripts scripts;

    RoleController(Scripts scripts) {
        this.scripts = scripts;
    }

    @GetMapping("/v1/line/roles")
    @Operation(
            operationId = "listRoles",
            summary = "The roles, their verbs and their limits",
            description = "The same for every session but for the limits, which a session's ruleset may set.")
    RoleSheets listRoles() {
        return new RoleSheets(
                Arrays.stream(Role.values()).map(this::sheet).toList(),
                List.of(
                        limit(RulesetKey.ACTIONS_PER_ROUND),
                        limit(RulesetKey.LOOKUPS_PER_STAGE),
                        limit(RulesetKey.ROLLS_PER_TABLE_PER_ROUND),
                        limit(RulesetKey.MEETING_QUESTIONS)));
    }

    private RoleSheet sheet(Role role) {
        var card = scripts.card(role);
        return new RoleSheet(
                role,
                SeatIds.of(role),
                role.table(),
                card.sentence(),
                card.verbs().stream().map(RoleController::sheet).toList());
    }

    private static VerbSheet sheet(Scripts.VerbLine line) {
        var verb = line.verb();
        return new VerbSheet(verb, line.sentence(), verb.kind(), verb.rolls(), !verb.needsNoHire(), verb.checks());
    }

    private static Limit limit(RulesetKey key) {
        return new Limit(key.key(), Integer.parseInt(key.standard()), key.rule());
    }
}
