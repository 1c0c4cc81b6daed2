package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The open job, or the last one until the next opens (section 7.1).
 *
 * @param nextStep the generator step to roll, 1 to 7; 8 = done
 * @param clock the Threat Clock; {@code latched} once it came to 0; {@code paused} ticks that are cancelled
 * @param raised tiers of Capability that an aftermath added (S-AFTER-P3)
 * @param hardFacts, leads, tactical the pools
 * @param nat1Unmarked natural ones that may still mark a SUSPICION (GAP-32)
 * @param uses how many times any source has been used
 */
@RecordBuilder
public record Job(
        int number,
        JobPhase phase,
        int nextStep,
        boolean finalOperation,
        Faction targetFaction,
        boolean surveillance,
        Axis primaryAnatomy,
        Specialty loadout,
        boolean keepLoyal,
        JobCard card,
        List<AnatomyBox> anatomy,
        List<KitItem> openReveals,
        boolean briefUsed,
        boolean combinationBrief,
        boolean blackWarrant,
        int event8,
        int raised,
        String networkContact,
        boolean firstReadDone,
        List<Campaign.Familiar> familiarity,
        int clock,
        boolean latched,
        int paused,
        int heat,
        boolean heat7Ticked,
        boolean heat9Reached,
        int stage,
        int hardFacts,
        int leads,
        int tactical,
        Session session,
        boolean juniorDone,
        List<Source> sources,
        List<FamilyShift> families,
        List<String> systemsSeen,
        int uses,
        int nat1Unmarked,
        List<Faction> factionsLeaned,
        List<String> contactsUsed,
        List<String> webSources,
        boolean anySuccess,
        boolean sceneDone,
        List<Trip> trips,
        boolean ambushPending,
        boolean undergroundPending,
        List<Once> used,
        boolean nameObtained,
        boolean operatorLeaned,
        int anatomyHits,
        Interdict interdict,
        Close close)
        implements JobBuilder.With {

    static final Job NONE = new Job(
            0,
            JobPhase.NONE,
            1,
            false,
            Faction.NONE,
            false,
            Axis.OPERATOR,
            Specialty.NONE,
            false,
            JobCard.BLANK,
            Axis.ALL.stream().map(AnatomyBox::empty).toList(),
            List.of(),
            false,
            false,
            false,
            0,
            0,
            "",
            false,
            List.of(),
            0,
            false,
            0,
            0,
            false,
            false,
            1,
            0,
            0,
            0,
            Session.NONE,
            false,
            List.of(),
            List.of(),
            List.of(),
            0,
            0,
            List.of(),
            List.of(),
            List.of(),
            false,
            false,
            List.of(),
            false,
            false,
            List.of(),
            false,
            false,
            0,
            Interdict.NONE,
            Close.NONE);

    /** Steps on every system of a family (S-ACT-22). */
    public record FamilyShift(String family, int steps) {}

    /** How often a faction's systems were tripped (S-HEAT-11). */
    public record Trip(Faction faction, int count) {}

    /** Whether a job is open. */
    public boolean isOpen() {
        return phase != JobPhase.NONE && phase != JobPhase.CLOSED && phase != JobPhase.ABANDONED;
    }

    /** The source of this id. */
    public Optional<Source> source(String id) {
        return sources.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The box of an axis. */
    public AnatomyBox box(Axis axis) {
        return anatomy.stream().filter(each -> each.axis() == axis).findFirst().orElse(AnatomyBox.empty(axis));
    }

    /** The axes that lie face-down, in the order O, A, T. */
    public List<Axis> hiddenAxes() {
        return anatomy.stream()
                .filter(each -> !each.revealed())
                .map(AnatomyBox::axis)
                .toList();
    }

    /** Whether a once-a-job option has been used. */
    public boolean hasUsed(Once option) {
        return used.contains(option);
    }

    /** How well the territory was known when the job opened. */
    public int familiarityHere() {
        return familiarity.stream()
                .filter(each -> each.territory() == card.territory())
                .mapToInt(Campaign.Familiar::value)
                .findFirst()
                .orElse(0);
    }

    Job changeSource(String id, UnaryOperator<Source> change) {
        return withSources(Lists.change(sources, each -> each.id().equals(id), change));
    }

    Job changeBox(Axis axis, UnaryOperator<AnatomyBox> change) {
        return withAnatomy(Lists.change(anatomy, each -> each.axis() == axis, change));
    }
}
