package dev.stopline.line.rules;

import java.util.List;

/**
 * The once-a-stage cover (L-COVER-01, -03), for the cell and for the Incident Master.
 *
 * @param holders the role chosen for each stage so far
 * @param held the roles whose cover was thrown, by stage (GAP-37)
 * @param usedThisStage whether this stage's cover has been thrown
 * @param announcedFor the action whose cover is announced and not thrown; empty = none
 */
public record GlimpseOfCover(
        List<CoverHolder> holders, List<CoverHolder> held, boolean usedThisStage, String announcedFor) {

    public GlimpseOfCover {
        holders = List.copyOf(holders);
        held = List.copyOf(held);
    }

    /** A role that holds the cover in a stage. */
    public record CoverHolder(int stage, Role role) {}

    static GlimpseOfCover of(Cover cover) {
        return new GlimpseOfCover(
                rows(cover.chosen()), rows(cover.held()), cover.usedThisStage(), cover.announcedFor());
    }

    private static List<CoverHolder> rows(List<Cover.Holder> holders) {
        return holders.stream()
                .map(each -> new CoverHolder(each.stage(), each.role()))
                .toList();
    }
}
