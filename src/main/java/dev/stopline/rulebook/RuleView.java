package dev.stopline.rulebook;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** A rule as the API shows it. */
@Schema(
        name = "Rule",
        description = "A rule of a game, in our own words.",
        requiredProperties = {
            "id",
            "game",
            "chapter",
            "chapterTitle",
            "label",
            "inherited",
            "sentence",
            "readers",
            "overridable",
            "overrides"
        })
record RuleView(
        @Schema(example = "L-VOTE-07") String id,
        @Schema(example = "line") String game,
        @Schema(example = "VOTE") String chapter,
        @Schema(example = "The vote") String chapterTitle,
        RuleLabel label,

        @Schema(description = "Whether the label is its chapter's, the sentence having none of its own.")
        boolean inherited,

        @Schema(example = "Whoever folded in the first vote has to fold again in the second.")
        String sentence,

        RuleReaders readers,

        @Schema(description = "Whether a session may override it before it starts.")
        boolean overridable,

        @Schema(description = "The ruleset keys that override it.")
        List<RulesetKeyDoc> overrides) {

    static RuleView of(Rulebook book, Rule rule) {
        var overrides = book.keysOf(rule);
        return new RuleView(
                rule.id(),
                book.game(),
                rule.chapter(),
                book.chapterOf(rule).title(),
                rule.label(),
                rule.inherited(),
                rule.sentence(),
                rule.readers(),
                !overrides.isEmpty(),
                overrides);
    }
}
