package dev.stopline.line.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.dice.DiceSource;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What it takes to open a session. */
@Schema(name = "CreateSession", description = "What it takes to open a session.")
record SessionForm(
        @Schema(
                description = "Who has players. COMPANY_ONLY: the side that looks for the operator, the Incident"
                        + " Master plays the other. COMRADES_ONLY: the side that runs the operator, likewise."
                        + " BOTH_CHAIRS: both sides.",
                example = "COMPANY_ONLY")
        @NotNull
        Mode mode,

        @Schema(
                description = "The case card, which is loaded at once. Left out: the Incident Master loads one.",
                example = "clinic-letterbox")
        @CodePoints(max = 64)
        @Nullable
        String cardId,

        @Schema(
                description =
                        "Values of the ruleset, by key: listRules gives each key with the values that it takes, as"
                                + " one of the overrides of its rule. Left out: all standard.",
                example = "{\"lookupsPerStage\": \"4\"}")
        @Size(max = 60)
        @Nullable
        Map<@CodePoints(max = 60) String, @NotNull @CodePoints(max = 60) String> ruleset,

        @Schema(
                description = "Who throws the dice: the table, which enters the faces, or the server, which commits"
                        + " to them first and proves them in the debrief. Left out: as the ruleset says,"
                        + " by its standard the table.",
                example = "ENTERED")
        @Nullable
        DiceSource dice) {

    private static final Set<RefusalCode> OF_RULESET =
            Set.of(LineRefusal.VALUE_NOT_ALLOWED, LineRefusal.RULED_NOT_OVERRIDABLE);

    /** The same refusal of a value of the ruleset: its fault is a place in this form. */
    static RefusedMove inForm(RefusedMove refused) {
        var refusal = refused.refusal();
        if (!OF_RULESET.contains(refusal.code())) {
            return refused;
        }
        var faults = refusal.faults().stream()
                .map(fault -> new Refusal.Fault("/ruleset", fault.rule(), fault.message()))
                .toList();
        return new RefusedMove(new Refusal(refusal.code(), faults));
    }

    /** The commands that open the session, in order, but for the card. */
    List<LineCommand> commands() {
        var commands = new ArrayList<LineCommand>();
        commands.add(new SessionCommand.CreateSession(mode, MoveBody.orNone(cardId)));
        if (ruleset != null) {
            ruleset.forEach((key, value) -> commands.add(new SessionCommand.OverrideRuleset(key, value)));
        }
        if (dice != null) {
            commands.add(new SessionCommand.OverrideRuleset(RulesetKey.DICE_SOURCE.key(), dice.name()));
        }
        return commands;
    }
}
