package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * What has come to light (L-FACT-01).
 *
 * @param clues the revealed facts, in order
 * @param counted how many clues each hire has, for the cell in comrades-only (GAP-44): one entry a clue
 * @param owed the reveals that wait for the Incident Master's choice
 * @param tierSteps how many reveals a tier step has made owed (GAP-53)
 * @param accountsHeld the hires whose account is held (L-VERB-09)
 * @param closedControls the controls closed in play (GAP-29)
 */
@RecordBuilder
public record Evidence(
        List<Clue> clues,
        List<Integer> counted,
        List<Owed> owed,
        int tierSteps,
        List<Integer> accountsHeld,
        List<ClosedControl> closedControls)
        implements EvidenceBuilder.With {

    static final Evidence NONE = new Evidence(List.of(), List.of(), List.of(), 0, List.of(), List.of());

    /** A revealed fact; {@code factId} empty where the viewer does not know it. */
    public record Clue(int number, int hire, RecordType type, String text, RevealEvent.Via via, String factId) {}

    /** A reveal that is owed; {@code hire} 0 = any in play. */
    public record Owed(String owedId, int hire, List<RecordType> types, RevealEvent.Via via, int count) {}

    /** A control closed in play. */
    public record ClosedControl(String controlId, String text) {}

    /** The clues on a hire. */
    public List<Clue> on(int hire) {
        return clues.stream().filter(each -> each.hire() == hire).toList();
    }

    /** The reveal owed under this id. */
    public Optional<Owed> owed(String owedId) {
        return owed.stream().filter(each -> each.owedId().equals(owedId)).findFirst();
    }

    /** Whether the fact is a clue. */
    public boolean isRevealed(String factId) {
        return clues.stream().anyMatch(each -> each.factId().equals(factId));
    }

    /** One reveal fewer is owed under this id. */
    Evidence settled(String owedId) {
        return withOwed(Lists.without(
                Lists.change(
                        owed,
                        each -> each.owedId().equals(owedId),
                        each -> new Owed(each.owedId(), each.hire(), each.types(), each.via(), each.count() - 1)),
                each -> each.count() == 0));
    }
}
