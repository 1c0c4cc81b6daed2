package dev.stopline.debrief.squad;

import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.Pending;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.Territory;

/** What an earlier case left for a later one, in words. */
final class Waiting {

    private Waiting() {}

    static String words(SquadState known, Pending pending) {
        var more = Wording.signed(pending.value());
        var condition = pending.condition();
        return switch (pending.kind()) {
            case HEAT -> "Heat " + more + " for the next job";
            case HEAT_IN_TERRITORY -> "Heat " + more + " for the next job in " + Names.of(Territory.valueOf(condition));
            case FACTION_HEAT -> "Heat +1 for the next job on the ground of " + Names.of(Faction.valueOf(condition));
            case LEAD -> Wording.count(pending.value(), "Lead") + " for the next job";
            case LEAD_IN_TERRITORY ->
                Wording.count(pending.value(), "Lead") + " for the next job in "
                        + Names.of(Territory.valueOf(condition));
            case CAPABILITY_FOR_TYPE ->
                "Capability " + more + " for the next job of the kind “" + Wording.title(JobType.valueOf(condition))
                        + "”";
            case SERGEANT_REROLL -> "another Sergeant for the next job";
            case CLOCK_MINUS_NEXT_OUTFIT -> "a shorter clock for the next job against an Outfit";
            case NEXT_EVENT_PLUS -> more + " on the next after-case event";
            case NEXT_CHECK_PLUS -> more + " on the next clearance check";
            case CHECKS_BLOCKED -> "no clearance check at the close of case " + condition;
            case NO_REQUISITION -> "no requisition at this close";
            case BACKUP_TEAM -> "a backup team for the next Interdict";
            case INTERDICT_PENALTY -> more + " on every roll of the next Interdict";
            case SEALED_BRIEF -> "a brief that names the next posture";
            case BLACK_WARRANT -> "a Black Warrant for the next job";
            case COMBINATION_BRIEF -> "a brief that names all three targets of the next job";
            case SOURCE_NETWORK -> "the help of " + Names.contact(known, condition) + " in the next job";
        };
    }
}
