package dev.stopline.line.rules;

import dev.stopline.decide.moves.Document;
import java.util.List;

/**
 * The Incident Master's sheet of one case (GAP-18). What a card must fulfil stands in {@link CardCheck}.
 *
 * @param cardId the card's id in the library
 * @param title what the case is called; every seat reads it
 * @param file the public part: what every seat reads from the start
 * @param hires the hires, numbered from 1 (L-SETUP-01)
 * @param controls the controls that may be closed, and those that stop a hire or a move (L-SETUP-09)
 * @param events at most one a round, read at the Reveal (GAP-19)
 * @param scriptedMoves what the Incident Master plays for the Comrades, in order (L-SETUP-10, GAP-21)
 * @param companyMoves what the Incident Master may play for the Company, in order (GAP-22)
 * @param coverHolders who holds the cover in each stage when the Incident Master plays the cell (L-COVER-05)
 */
public record CaseCard(
        String cardId,
        String title,
        List<FileEntry> file,
        List<HireCard> hires,
        List<Control> controls,
        List<CardEvent> events,
        List<ScriptedMove> scriptedMoves,
        List<CompanyMove> companyMoves,
        List<CoverHolder> coverHolders)
        implements Document {

    /** The card as a viewer knows it who may not read it. */
    public static final CaseCard SEALED =
            new CaseCard("", "", List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public CaseCard {
        file = List.copyOf(file);
        hires = List.copyOf(hires);
        controls = List.copyOf(controls);
        events = List.copyOf(events);
        scriptedMoves = List.copyOf(scriptedMoves);
        companyMoves = List.copyOf(companyMoves);
        coverHolders = List.copyOf(coverHolders);
    }

    /** A line of the public file; {@code hire} 0 = about no single hire, {@code victim} empty = names nobody harmed. */
    public record FileEntry(String entryId, String text, int hire, String victim) {}

    /** One hire's sheet. */
    public record HireCard(
            int number,
            String name,
            Identity identity,
            List<Fact> facts,
            List<HumanCost> humanCosts,
            List<AppearanceNote> appearanceNotes,
            List<MeetingLine> lines) {

        public HireCard {
            facts = List.copyOf(facts);
            humanCosts = List.copyOf(humanCosts);
            appearanceNotes = List.copyOf(appearanceNotes);
            lines = List.copyOf(lines);
        }
    }

    /**
     * A fact: a real anomaly on the operator's sheet, a weak oddity on a decoy's.
     *
     * @param availableFromStage the first stage in which it is on file (L-SETUP-08)
     * @param explanation a decoy's harmless reason or the operator's cover (L-SETUP-04)
     * @param revealOnTier the tier whose reaching reveals it (GAP-12)
     */
    public record Fact(
            String factId,
            RecordType type,
            String text,
            int availableFromStage,
            String explanation,
            TierTag revealOnTier) {}

    /** GAP-12: which step of the tier reveals a fact. */
    public enum TierTag {
        NONE,
        PARTIAL,
        CLEAN;

        /** Whether reaching this tier reveals a fact so tagged. */
        public boolean reachedAt(Tier tier) {
            return name().equals(tier.name());
        }
    }

    /** L-CUT-12: a concrete harm to a named victim; never on a decoy's sheet (L-SETUP-05). */
    public record HumanCost(String factId, String text, String victim) {}

    /** L-CUT-13: something about looks; neither a control nor a human cost. */
    public record AppearanceNote(String noteId, String text) {}

    /** L-SETUP-06: a line that the Incident Master may speak as this hire. */
    public record MeetingLine(String lineId, String topic, Answer answer, String spokenText) {}

    /**
     * L-SETUP-09, GAP-29: a control.
     *
     * @param closableBy the verbs that may close it: Scope, Review, Isolate, Hold-payment
     * @param stops the Comrades verbs that it stands in the way of once it is live
     * @param linkedFacts the facts of the card that it ties to (L-CUT-11)
     * @param stopping whether the Incident Master may cite it for a cut when playing the Company (L-CUT-16)
     * @param live whether it is live from the start
     */
    public record Control(
            String controlId,
            String text,
            List<Verb> closableBy,
            List<Verb> stops,
            List<String> linkedFacts,
            boolean stopping,
            boolean live) {

        public Control {
            closableBy = List.copyOf(closableBy);
            stops = List.copyOf(stops);
            linkedFacts = List.copyOf(linkedFacts);
        }
    }

    /** GAP-19: what the Reveal of a round may bring; text only. */
    public record CardEvent(String eventId, int stage, int round, String text) {}

    /** L-SETUP-10, L-COVER-12: a move of the Comrades as the card scripts it; {@code narration} is what the table hears. */
    public record ScriptedMove(
            String moveId, int stage, int round, Verb verb, int hire, Band band, boolean covered, String narration) {}

    /** GAP-22: a move that the card suggests for the Company; {@code controlId} empty = none; {@code hire} 0 = none. */
    public record CompanyMove(String moveId, int stage, int round, Verb verb, int hire, String controlId) {}

    /** L-COVER-05: who holds the cover in a stage. */
    public record CoverHolder(int stage, Role role) {}
}
