package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.List;

/** S-DET-10..18, GAP-15, GAP-16: what the war gave him, and what it does to him once a scene. */
final class WarDetails {

    private static final int ADVANTAGE = 2;

    private WarDetails() {}

    /** S-DET-10: +2 where the scene or the source fits the verb. */
    static List<Modifier> advantage(SquadState s, Verb verb, List<Tag> tags) {
        boolean fits = switch (s.detective().warDetail()) {
            case OSS_EUROPE -> verb == Verb.PULL && tags.contains(Tag.INSTITUTIONAL);
            case PACIFIC_MP_CID -> verb == Verb.LEAN && (tags.contains(Tag.MILITARY) || tags.contains(Tag.VETERAN));
            case MARINE_ISLANDS -> verb == Verb.WALK && tags.contains(Tag.VIOLENT);
            case ARMY_AIR_CORPS -> tags.contains(Tag.NIGHT);
            case NAVY_ONI ->
                verb == Verb.PULL
                        && (tags.contains(Tag.SHIPPING) || tags.contains(Tag.PORT) || tags.contains(Tag.FINANCIAL));
            case EIGHTH_ARMY_ITALY -> verb == Verb.LEAN && tags.contains(Tag.ITALIAN);
            case LIBERATOR -> verb == Verb.LEAN && tags.contains(Tag.CATEGORICAL);
            case STATESIDE_MP -> verb == Verb.WALK && tags.contains(Tag.POLICE);
        };
        return fits ? List.of(new Modifier("WAR_DETAIL", rule(s), ADVANTAGE)) : List.of();
    }

    /** S-DET-14: what is done at night, whatever it is. */
    static List<Modifier> atNight(SquadState s, List<Tag> tags) {
        boolean night = s.detective().warDetail() == WarDetail.ARMY_AIR_CORPS && tags.contains(Tag.NIGHT);
        return night ? List.of(new Modifier("WAR_DETAIL", "S-DET-14", ADVANTAGE)) : List.of();
    }

    private static String rule(SquadState s) {
        return "S-DET-" + (11 + s.detective().warDetail().ordinal());
    }

    /** Whether the scene wakes the liability; {@code first} says that the job has had no scene yet. */
    static boolean isWoken(SquadState s, List<Tag> tags, boolean first) {
        return switch (s.detective().warDetail()) {
            case OSS_EUROPE -> tags.contains(Tag.GERMANS_DP_BUREAU);
            case PACIFIC_MP_CID -> tags.contains(Tag.JAPANESE_AMERICAN);
            case MARINE_ISLANDS -> first && s.ruleset().on(SquadKey.MARINE_ON_FIRST_SCENE);
            case ARMY_AIR_CORPS -> tags.contains(Tag.CONFINED);
            case NAVY_ONI -> tags.contains(Tag.WATER);
            case EIGHTH_ARMY_ITALY -> tags.contains(Tag.CHURCH);
            case LIBERATOR -> tags.contains(Tag.INSTITUTIONAL_DEFENCE);
            case STATESIDE_MP -> first && s.job().targetFaction() == Faction.PD_BRASS;
        };
    }

    /** GAP-15, GAP-16: whether the Interdict is the job's first scene; a Marine's is an action or a shadow. */
    static boolean isFirstScene(SquadState s) {
        return !s.job().sceneDone() && s.detective().warDetail() != WarDetail.MARINE_ISLANDS;
    }

    /** S-DET-10: Heat +1 once a scene. */
    static void mark(Draft<SquadState, SquadEvent> d, List<Tag> tags, boolean first) {
        if (isWoken(d.state(), tags, first)) {
            HeatTrack.mark(d, 1, rule(d.state()));
        }
    }
}
