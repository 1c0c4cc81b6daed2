package dev.stopline.testkit.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What a career's bot likes: mostly what the career waits for, of that mostly what is likeliest to go well; now and then
 * another move that brings the job on. Moves that would end the campaign, or that bring nothing on, it never makes.
 */
final class CareerTaste {

    private static final List<String> NEVER = List.of(
            "enableCampaignLayer",
            "declareFinalOperation",
            "retireDetective",
            "rollOptionalTable",
            "changeKit",
            "markFactionClock",
            "assignFactionTerritory",
            "addContact",
            "notePartialTruths",
            "skipContract");

    /** Once a job has run long, what ends it is taken as soon as it is there. */
    private static final List<String> ENDING =
            List.of("declineForcedInterdict", "endSession", "completeBetweenStep", "declareInterdict");

    private static final int SOURCES = 3;

    private final Draw draw;

    CareerTaste(Draw draw) {
        this.draw = draw;
    }

    /**
     * One of the rows, of which there must be one that is liked.
     *
     * @param sources how many sources the job has: more than a few are never made known
     * @param hasty whether the job has run long
     */
    ListedRow choose(List<ListedRow> listed, int sources, boolean hasty) {
        var rows = listed.stream()
                .filter(each -> !NEVER.contains(each.operationId()))
                .filter(each -> sources < SOURCES || !each.operationId().equals("registerSource"))
                .toList();
        var ending = rows.stream()
                .filter(each -> ENDING.contains(each.operationId()))
                .toList();
        if (hasty && !ending.isEmpty()) {
            return ending.getFirst();
        }
        var suggested = rows.stream().filter(ListedRow::suggested).toList();
        if (!suggested.isEmpty() && (hasty || draw.percent(80))) {
            return draw.percent(60) ? likeliest(suggested) : draw.any(suggested);
        }
        var kinds = new LinkedHashSet<String>();
        rows.forEach(each -> kinds.add(each.operationId()));
        var kind = draw.any(new ArrayList<>(kinds));
        return draw.any(
                rows.stream().filter(each -> each.operationId().equals(kind)).toList());
    }

    private static ListedRow likeliest(List<ListedRow> rows) {
        return rows.stream().max(Comparator.comparingDouble(ListedRow::success)).orElseThrow();
    }
}
