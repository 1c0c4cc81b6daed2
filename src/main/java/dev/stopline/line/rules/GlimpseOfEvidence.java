package dev.stopline.line.rules;

import java.util.List;

/**
 * What has come to light (L-FACT-01), for the Company and for the Incident Master.
 *
 * @param lookupsUsed this stage, of {@code lookupsAllowed} (L-LOOK-07)
 * @param clues the revealed facts, in order
 * @param owed the reveals that wait for the Incident Master's choice
 * @param accountsHeld the hires whose account is held (L-VERB-09)
 * @param closedControls the controls closed in play
 */
public record GlimpseOfEvidence(
        int lookupsUsed,
        int lookupsAllowed,
        List<ClueRow> clues,
        List<OwedReveal> owed,
        List<Integer> accountsHeld,
        List<ClosedControl> closedControls) {

    public GlimpseOfEvidence {
        clues = List.copyOf(clues);
        owed = List.copyOf(owed);
        accountsHeld = List.copyOf(accountsHeld);
        closedControls = List.copyOf(closedControls);
    }

    /** A clue: the fact's record, not whether it is real or weak. */
    public record ClueRow(int clue, int hire, RecordType type, String text, RevealEvent.Via via) {}

    /** A reveal that is owed; {@code hire} 0 = any in play (GAP-53). */
    public record OwedReveal(String owedId, int hire, List<RecordType> types, RevealEvent.Via via, int count) {

        public OwedReveal {
            types = List.copyOf(types);
        }
    }

    /** A control closed in play. */
    public record ClosedControl(String controlId, String text) {}

    static GlimpseOfEvidence of(LineState seen) {
        var evidence = seen.evidence();
        return new GlimpseOfEvidence(
                seen.sheet().lookupsUsed(),
                seen.ruleset().number(RulesetKey.LOOKUPS_PER_STAGE),
                evidence.clues().stream()
                        .map(each -> new ClueRow(each.number(), each.hire(), each.type(), each.text(), each.via()))
                        .toList(),
                evidence.owed().stream()
                        .map(each -> new OwedReveal(each.owedId(), each.hire(), each.types(), each.via(), each.count()))
                        .toList(),
                evidence.accountsHeld(),
                evidence.closedControls().stream()
                        .map(each -> new ClosedControl(each.controlId(), each.text()))
                        .toList());
    }
}
