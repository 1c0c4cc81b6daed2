package dev.stopline.squad.rules;

import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.ArrayList;
import java.util.List;

/** S-ACT-05..08, S-CHAIN-02, S-CHAIN-03, S-GEN-10, S-HEAT-05, S-HEAT-08, S-KIT-06: the tier of a source, forced bases, and every shift with its cause. */
final class Thresholds {

    private static final int GOOD = 2;
    private static final int STANDARD = 3;
    private static final int HARD = 4;
    private static final int VERY_HARD = 5;

    private Thresholds() {}

    /** The threshold of this verb on this source as it would be rolled now. */
    static ThresholdMake of(SquadState s, Verb verb, Attribute face, Source source, Options options) {
        var attribute = attribute(verb, face);
        int target = s.detective().target(attribute);
        if (options.wireKit()) {
            return ThresholdMake.fixed(attribute, target, STANDARD);
        }
        return ThresholdMake.of(
                attribute, target, own(source), floors(s, verb, source), shifts(s, verb, source, options));
    }

    /** S-ACT-01..04: the attribute of a verb; WALK is the player's choice of EYE or LEGS. */
    static Attribute attribute(Verb verb, Attribute face) {
        return switch (verb) {
            case WALK -> face;
            case LEAN -> Attribute.NERVE;
            case PULL -> Attribute.EYE;
            case STAKE -> Attribute.LEGS;
        };
    }

    private static int own(Source source) {
        return source.network() ? GOOD : source.category().tier();
    }

    /** S-CHAIN-02, S-GEN-10: the tiers that a stage or a territory forces at least, where they lie above the source's own. */
    private static List<Modifier> floors(SquadState s, Verb verb, Source source) {
        var territory = s.job().card().territory();
        boolean leans = verb == Verb.LEAN;
        var floors = new ArrayList<Modifier>();
        if (leans && s.job().stage() < Chain.VECTOR) {
            floors.add(new Modifier("STAGE_1", "S-CHAIN-02", HARD));
        }
        if (leans && territory == Territory.PASADENA_SAN_MARINO && !s.job().nameObtained()) {
            floors.add(new Modifier("NO_NAME_TO_USE", "S-GEN-10", VERY_HARD));
        }
        boolean docks =
                territory == Territory.LONG_BEACH_SAN_PEDRO && source.tags().contains(Tag.LONGSHOREMAN);
        boolean studio = territory == Territory.HOLLYWOOD
                && (source.tags().contains(Tag.STUDIO) || source.faction() == Faction.STUDIOS);
        if (leans && docks || verb == Verb.PULL && studio && source.kind() == SourceKind.SYSTEM) {
            floors.add(new Modifier(territory.name(), "S-GEN-10", HARD));
        }
        return floors.stream().filter(each -> each.value() > own(source)).toList();
    }

    private static List<Modifier> shifts(SquadState s, Verb verb, Source source, Options options) {
        var shifts = new ArrayList<Modifier>();
        add(shifts, "SOURCE", "S-ACT-11", source.shift());
        add(shifts, "WAITING", "S-ACT-19", waiting(source, verb));
        add(shifts, "CITY_MEMORY", "S-EVO-06", Evolutions.remembers(s, source) ? -1 : 0);
        territory(s, verb, source, shifts);
        switch (verb) {
            case LEAN -> lean(s, source, options, shifts);
            case PULL -> add(shifts, "FAMILY", "S-ACT-22", family(s, source));
            case WALK -> add(shifts, "LOCATION", "S-ACT-20", source.walkShift());
            case STAKE -> add(shifts, "UNDERGROUND", "S-POST-03", s.job().undergroundPending() ? 1 : 0);
        }
        return List.copyOf(shifts);
    }

    private static void add(List<Modifier> shifts, String cause, String rule, int steps) {
        if (steps != 0) {
            shifts.add(new Modifier(cause, rule, steps));
        }
    }

    private static int waiting(Source source, Verb verb) {
        return source.oneShots().stream()
                .filter(each -> each.fits(verb))
                .mapToInt(Source.OneShot::steps)
                .sum();
    }

    private static int family(SquadState s, Source source) {
        return s.job().families().stream()
                .filter(each -> each.family().equals(source.family()))
                .mapToInt(Job.FamilyShift::steps)
                .sum();
    }

    /** S-GEN-10, GAP-11: what the territory eases; Burns' dated data ease nothing (GAP-07). */
    private static void territory(SquadState s, Verb verb, Source source, List<Modifier> shifts) {
        if (Rolls.territoryIsDated(s)) {
            return;
        }
        var territory = s.job().card().territory();
        if (territory == Territory.BUNKER_HILL && verb == Verb.LEAN
                || territory == Territory.VALLEY && verb == Verb.WALK) {
            add(shifts, territory.name(), "S-GEN-10", -1);
        }
        boolean shipping = verb == Verb.PULL && source.tags().contains(Tag.SHIPPING);
        if (territory == Territory.LONG_BEACH_SAN_PEDRO && shipping) {
            add(shifts, territory.name(), "S-GEN-10", s.ruleset().number(SquadKey.LONG_BEACH_PULL_SHIFT));
        }
    }

    private static void lean(SquadState s, Source source, Options options, List<Modifier> shifts) {
        add(shifts, "LEAN_ON_SOURCE", "S-INTERRO-04", source.leanShift());
        add(shifts, "SOURCE_CREDIT", "S-KIT-04", source.credit() ? -1 : 0);
        add(shifts, "HEAT_3", "S-HEAT-05", HeatConsequences.isInForce(s, 3) ? 1 : 0);
        add(shifts, "HEAT_9", "S-HEAT-08", HeatConsequences.isInForce(s, 9) ? 1 : 0);
        add(shifts, "USEFUL_CONTACT", "S-CONT-04", Contacts.isUsefulNow(s, source) ? -1 : 0);
        add(shifts, "FACTION_FILE", "S-FACT-06", Factions.keepsFile(s, source.faction()) ? 1 : 0);
        add(shifts, "INTERROGATOR_DROP", "S-DET-34", options.dropTier() ? -1 : 0);
        add(shifts, "THE_COST", "S-EVO-02", options.invokeCost() ? -1 : 0);
    }
}
