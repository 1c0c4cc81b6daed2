package dev.stopline.rulebook;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One page of rules. */
@Schema(description = "One page of rules, in the rulebook's order.", requiredProperties = "items")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RulePage(
        List<RuleView> items,

        @Nullable
        @Schema(description = "Where the next page starts; absent on the last page.", example = "TC1ST1VORC0wNA")
        String nextCursor) {}
