package dev.stopline.tournament.aggregate;

import dev.stopline.platform.tables.TablePlan;
import dev.stopline.tournament.rules.BoardSpec;
import java.util.LinkedHashMap;

/** T-BRD-01: what every table of a board plays, as a game is told. */
public final class BoardPlans {

    private BoardPlans() {}

    /** The plan of a board. */
    public static TablePlan of(BoardSpec spec) {
        var ruleset = new LinkedHashMap<String, String>();
        spec.ruleset().forEach(each -> ruleset.put(each.key(), each.value()));
        return new TablePlan(spec.cardId(), spec.mode().name(), spec.jobs(), spec.detective(), ruleset);
    }
}
