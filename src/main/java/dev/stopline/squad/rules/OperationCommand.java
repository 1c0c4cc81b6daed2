package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/** Sessions and what is done in them (section 7.2). */
public sealed interface OperationCommand extends SquadCommand {

    record OpenSession(SessionMode mode) implements OperationCommand {}

    /** S-GEN-16: the Junior's check; {@code step} names the step to reroll on 1-3. */
    record RollJuniorCheck(int step) implements OperationCommand {}

    /** S-TOK-07. */
    record RetireLead() implements OperationCommand {}

    /** S-ACT-06: makes a source known; empty {@code family} = the source itself. */
    record RegisterSource(
            String sourceId,
            String name,
            SourceKind kind,
            Category category,
            Faction faction,
            String family,
            List<Tag> tags,
            boolean named,
            Axis linkedAxis,
            boolean webTagged,
            String contactId,
            boolean sourceCredit)
            implements OperationCommand {
        public RegisterSource {
            tags = List.copyOf(tags);
        }
    }

    /** S-SESS-04: what the player prepares about a source; notes only. */
    record NotePartialTruths(String sourceId, List<String> truths) implements OperationCommand {
        public NotePartialTruths {
            truths = List.copyOf(truths);
        }
    }

    /** S-ACT-24. */
    record UseActiveContact(String sourceId, String question) implements OperationCommand {}

    /** GAP-10: a name to use in Pasadena. */
    record UseIntroduction(IntroductionBasis basis, String sourceId) implements OperationCommand {}

    /** S-SHADOW-01; {@code second} for the Tail's second one (S-DET-31). */
    record RollShadowPhase(String sourceId, int leads, List<Tag> tags, boolean second) implements OperationCommand {
        public RollShadowPhase {
            tags = List.copyOf(tags);
        }
    }

    /** S-ACT-12: an action. */
    record TakeAction(
            Verb verb,
            Attribute face,
            String sourceId,
            Axis target,
            Axis landsOn,
            int leads,
            List<Tag> tags,
            Options options)
            implements OperationCommand {
        public TakeAction {
            tags = List.copyOf(tags);
        }
    }

    /**
     * What may be used on a roll.
     *
     * @param wireKit S-KIT-06
     * @param dropTier S-DET-34
     * @param invokeCost S-EVO-02
     * @param convertHeat S-FAM-03
     * @param shortFuseLead S-STRAIN-06
     * @param reveal the axis that a false target shows (GAP-21)
     * @param suspicionFaction whom a COMPROMISED contact alarms (GAP-34)
     */
    @RecordBuilder
    record Options(
            boolean wireKit,
            boolean dropTier,
            boolean invokeCost,
            boolean convertHeat,
            boolean shortFuseLead,
            Axis reveal,
            Faction suspicionFaction,
            Burn burn)
            implements OperationCommandOptionsBuilder.With {

        /** None used. */
        public static final Options NONE =
                new Options(false, false, false, false, false, Axis.NONE, Faction.NONE, Burn.NONE);
    }

    /** S-INTERRO-01: up to three beats in one action; {@code leads} for each beat. */
    record Interrogate(
            String sourceId,
            Axis target,
            Axis landsOn,
            Resistance resistance,
            List<Tag> tags,
            List<Integer> leads,
            Options options)
            implements OperationCommand {
        public Interrogate {
            tags = List.copyOf(tags);
            leads = List.copyOf(leads);
        }

        /** The Leads declared for a beat, 1 to 3. */
        int leadsFor(int beat) {
            return beat <= leads.size() ? leads.get(beat - 1) : 0;
        }
    }

    record EndSession() implements OperationCommand {}
}
