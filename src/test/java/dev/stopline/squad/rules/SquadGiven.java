package dev.stopline.squad.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Where a golden case of squad stands when it begins; {@link SquadStories} tells it as events. What a file leaves out
 * stands in {@code golden/squad-given.yaml}: the detective and the job of section 10b.
 *
 * @param ruleset values set before the start
 * @param at how far the career has come
 * @param layer whether the campaign layer is on; with it the factions below
 * @param familiarity how well each territory is known
 * @param record the closed jobs before this one, in order
 * @param eligible the clearance whose requirements are met; null = none
 * @param pending what earlier cases have left
 * @param also further events at the end
 */
public record SquadGiven(
        Map<String, String> ruleset,
        Point at,
        DetectiveGiven detective,
        boolean layer,
        Map<Faction, FactionGiven> factions,
        List<Contact> contacts,
        Map<Territory, Integer> familiarity,
        List<CaseGiven> record,
        @Nullable EligibleGiven eligible,
        int carriedHeat,
        int web,
        List<Pending> pending,
        JobGiven job,
        Map<String, Source> sources,
        @Nullable InterdictGiven interdict,
        CloseGiven close,
        List<JsonNode> also) {

    /** How far a career has come. */
    public enum Point {
        /** No detective yet. */
        NEW,
        /** Between jobs. */
        CREATED,
        /** At the generator step {@code job.step}. */
        GENERATING,
        ANATOMY,
        BRIEFED,
        /** Session {@code job.session} is over. */
        BETWEEN_SESSIONS,
        /** In session {@code job.session}. */
        SESSION,
        INTERDICT,
        CLOSING,
        /** The job is closed; at the step {@code close.step} between cases. */
        CLOSED
    }

    /** The detective. */
    public record DetectiveGiven(
            int eye,
            int legs,
            int nerve,
            int fgt,
            int sht,
            Specialization specialization,
            Specialty specialty,
            WarDetail warDetail,
            String code,
            List<KitItem> kit,
            List<Territory> blendsIn,
            Clearance clearance,
            List<Evolution> evolutions,
            Territory cityMemory,
            int strain,
            int mortalWounds) {}

    /** A faction of the layer; {@code favour} due. */
    public record FactionGiven(
            FactionRole role, int suspicion, int leverage, List<Territory> territories, boolean favour) {}

    /**
     * A closed job on the record.
     *
     * @param leaned names of the sources that were leaned on with success in it
     * @param shadows its Shadow Phases, in order: whether each went by without suspicion
     */
    public record CaseGiven(
            JobType type,
            Tempo tempo,
            Territory territory,
            Capability base,
            Capability atClose,
            Sergeant sergeant,
            CloseType close,
            int casualties,
            boolean crossed,
            List<String> leaned,
            List<Boolean> shadows) {}

    /** The clearance whose requirements are met since a case. */
    public record EligibleGiven(Clearance clearance, int since) {}

    /**
     * The open job.
     *
     * @param step the generator step to roll, at GENERATING
     * @param inForce the Capability in force; null = base
     * @param active whether the posture is active; null = from stage 3 on
     * @param slots action slots used in this session
     * @param used once-a-job options used up
     * @param opened what the opening of the job has used up
     */
    public record JobGiven(
            int step,
            Faction targetFaction,
            boolean surveillance,
            boolean finalOperation,
            Specialty loadout,
            boolean keepLoyal,
            JobType type,
            Tempo tempo,
            Capability base,
            @Nullable Capability inForce,
            int excess,
            Trajectory trajectory,
            Territory territory,
            Posture posture,
            @Nullable Boolean active,
            Sergeant sergeant,
            List<Axis> revealed,
            Axis falseTarget,
            boolean system,
            boolean factionSystem,
            @Nullable Integer clock,
            int paused,
            int stage,
            int facts,
            int leads,
            int tactical,
            int heat,
            int hits,
            int session,
            SessionMode mode,
            int slots,
            List<Once> used,
            List<Pending> opened) {}

    /** An Interdict as entered, at a beat 1 to 3. */
    public record InterdictGiven(
            boolean forced,
            int beat,
            int allMod,
            Capability capability,
            int resolveMod,
            int approachMod,
            StrainChoice strainChoice,
            int engage,
            boolean risk,
            int crossedOn) {}

    /**
     * How the job closes.
     *
     * @param marked the casualties of Beat 2
     * @param additional those of the close; null = not rolled yet
     * @param step the step between cases, at CLOSED
     */
    public record CloseGiven(
            CloseType type,
            int margin,
            boolean declined,
            int marked,
            @Nullable Integer additional,
            boolean counterDone,
            BetweenStep step) {}
}
