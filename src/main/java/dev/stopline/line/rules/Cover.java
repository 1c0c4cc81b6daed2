package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * The once-a-stage cover (L-COVER-01..12).
 *
 * @param chosen the holder chosen for each stage; a later choice for a stage replaces the earlier
 * @param held the role whose cover was thrown, by stage (GAP-37)
 * @param usedThisStage whether this stage's cover has been thrown
 * @param announcedFor the action whose cover is announced and not thrown; empty = none
 */
@RecordBuilder
public record Cover(List<Holder> chosen, List<Holder> held, boolean usedThisStage, String announcedFor)
        implements CoverBuilder.With {

    static final Cover NONE = new Cover(List.of(), List.of(), false, "");

    /** A role that holds the cover in a stage. */
    public record Holder(int stage, Role role) {}

    /** The role chosen for a stage. */
    public Optional<Role> holderIn(int stage) {
        return chosen.stream()
                .filter(each -> each.stage() == stage)
                .map(Holder::role)
                .findFirst();
    }

    /** Whether a cover is announced and not thrown. */
    public boolean isAnnounced() {
        return !announcedFor.isEmpty();
    }
}
