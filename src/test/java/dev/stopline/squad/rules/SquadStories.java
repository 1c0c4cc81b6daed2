package dev.stopline.squad.rules;

import dev.stopline.dice.DiceSource;
import dev.stopline.squad.rules.SquadGiven.CaseGiven;
import dev.stopline.squad.rules.SquadGiven.Point;
import java.util.ArrayList;
import java.util.List;

/** Tells where a case begins as the events that lead there: the career, then {@link JobStory}. */
public final class SquadStories {

    private final SquadGiven given;
    private final List<SquadEvent> events = new ArrayList<>();

    private SquadStories(SquadGiven given) {
        this.given = given;
    }

    /** The events that lead to where the case begins. */
    public static List<SquadEvent> tell(SquadGiven given) {
        var story = new SquadStories(given);
        given.ruleset()
                .forEach((key, value) -> story.events.add(
                        new CareerEvent.RulesetChosen(SquadKey.of(key).orElseThrow(), value)));
        if (given.at() != Point.NEW) {
            story.detective();
            story.record();
            story.layer();
            story.standing();
            if (given.at() != Point.CREATED) {
                story.events.addAll(JobStory.tell(given));
            }
        }
        return List.copyOf(story.events);
    }

    private void detective() {
        var his = given.detective();
        events.add(new CareerEvent.DetectiveCreated(
                his.eye(),
                his.legs(),
                his.nerve(),
                his.fgt(),
                his.sht(),
                his.specialization(),
                his.specialty(),
                his.warDetail(),
                0,
                his.code(),
                his.kit(),
                his.blendsIn(),
                DiceSource.ENTERED));
    }

    /** A closed job: only what the career keeps of it. */
    private void record() {
        int number = 1;
        int total = 0;
        for (var each : given.record()) {
            total += each.casualties();
            var entry = entry(each, number, total);
            events.add(new OpeningEvent.JobOpened(
                    number, false, Faction.NONE, false, Axis.OPERATOR, Specialty.NONE, false));
            events.add(new OpeningEvent.GeneratorStepRolled(
                    Generator.SERGEANT,
                    List.of(each.sergeant().ordinal() + 1),
                    each.sergeant().name(),
                    0));
            scenes(each);
            events.add(new InterdictEvent.JobClosed(
                    each.close(),
                    each.casualties(),
                    PayoutTier.NONE,
                    0,
                    each.base(),
                    each.atClose(),
                    0,
                    each.crossed(),
                    ""));
            events.add(new BetweenEvent.CaseRecorded(entry));
            events.add(new BetweenEvent.BetweenStepCompleted(BetweenStep.REQUISITION, BetweenStep.DONE));
            number++;
        }
    }

    /** What a career remembers of the scenes of a closed job. */
    private void scenes(CaseGiven each) {
        var territory = each.territory();
        events.add(new OpeningEvent.GeneratorStepRolled(5, List.of(territory.ordinal() + 1), territory.name(), 0));
        for (var name : each.leaned()) {
            events.add(new OperationEvent.SourceRegistered(SourceBuilder.builder()
                    .id(name)
                    .name(name)
                    .kind(SourceKind.PERSON)
                    .category(Category.STANDARD)
                    .faction(Faction.NONE)
                    .family(name)
                    .tags(List.of())
                    .linkedAxis(Axis.NONE)
                    .contactId("")
                    .oneShots(List.of())
                    .truths(List.of())
                    .build()));
            events.add(new OperationEvent.ActionResolved(
                    1,
                    Verb.LEAN,
                    name,
                    Axis.NONE,
                    Axis.NONE,
                    4,
                    List.of(),
                    ThresholdMake.fixed(Attribute.NERVE, 3, 3),
                    4,
                    1,
                    Outcome.SUCCESS));
        }
        var threshold = ThresholdMake.fixed(Attribute.LEGS, 4, 3);
        for (boolean clean : each.shadows()) {
            int die = clean ? 4 : 3;
            var outcome = clean ? Outcome.SUCCESS : Outcome.FAILURE;
            events.add(new OperationEvent.ShadowRolled(1, "", die, List.of(), threshold, die, outcome));
        }
    }

    private static CaseEntry entry(CaseGiven each, int number, int total) {
        return new CaseEntry(
                number,
                each.type(),
                each.tempo(),
                each.territory(),
                each.base(),
                each.atClose(),
                each.close(),
                each.casualties(),
                total,
                "A line on the case.",
                each.crossed(),
                PayoutTier.NONE,
                each.close() == CloseType.PARTIAL_STOP ? "The driver." : "");
    }

    private void layer() {
        if (!given.layer()) {
            return;
        }
        events.add(new CareerEvent.CampaignLayerEnabled(given.factions().entrySet().stream()
                .map(each -> new CareerCommand.FactionSeat(each.getValue().role(), each.getKey()))
                .toList()));
        given.factions().forEach((faction, row) -> {
            row.territories().forEach(each -> events.add(new CareerEvent.FactionTerritoryAssigned(faction, each)));
            if (row.favour()) {
                events.add(new CareerEvent.FactionClockResolved(faction, FactionClock.LEVERAGE));
            }
            events.add(marked(faction, FactionClock.SUSPICION, row.suspicion()));
            events.add(marked(faction, FactionClock.LEVERAGE, row.leverage()));
        });
        given.contacts().forEach(each -> events.add(new CareerEvent.ContactAdded(each, 0)));
        given.familiarity()
                .forEach((territory, value) -> events.add(new CareerEvent.FamiliarityChanged(territory, 0, value)));
    }

    private static SquadEvent marked(Faction faction, FactionClock clock, int after) {
        return new CareerEvent.FactionClockMarked(faction, clock, 0, after, MarkCause.HELP_ACCEPTED);
    }

    private void standing() {
        var his = given.detective();
        if (his.clearance() != Clearance.PATROL) {
            events.add(new BetweenEvent.ClearanceAdvanced(Clearance.PATROL, his.clearance()));
            events.add(new CareerEvent.KitChanged(his.kit()));
        }
        his.evolutions()
                .forEach(each -> events.add(new BetweenEvent.EvolutionEarned(
                        each,
                        given.record().size(),
                        each == Evolution.CITY_MEMORY ? his.cityMemory() : Territory.NONE)));
        if (his.strain() > 0) {
            events.add(new CareerEvent.StrainChanged(his.strain(), his.strain(), List.of("S-STRAIN-02")));
        }
        for (int i = 0; i < his.mortalWounds(); i++) {
            events.add(new InterdictEvent.DefenceRolled(1, Attribute.SHT, 4, Wound.MORTAL));
        }
        if (given.carriedHeat() > 0) {
            events.add(new BetweenEvent.HeatCarried(given.carriedHeat()));
        }
        if (given.web() > 0) {
            events.add(new CareerEvent.WebAdvanced(given.web(), 0, given.web(), "S-WEB-02"));
        }
        var eligible = given.eligible();
        if (eligible != null) {
            events.add(new BetweenEvent.ClearanceRequirementsMet(eligible.clearance(), eligible.since()));
        }
        given.pending().forEach(each -> events.add(new CareerEvent.PendingModifierAdded(each)));
    }
}
