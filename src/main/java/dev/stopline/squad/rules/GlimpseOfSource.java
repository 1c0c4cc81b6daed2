package dev.stopline.squad.rules;

import java.util.Arrays;
import java.util.List;

/**
 * S-ACT-06: what an action may be pointed at.
 *
 * @param family the systems that an inquiry warns together
 * @param named whether it is a named subject, who must be interrogated from stage 3 on
 * @param linkedAxis the target that it is close to; NONE = none
 * @param contactId the contact that it is; empty = none
 * @param uses how often it has been used this job
 * @param silent whether it will not be leaned on any more this job (GAP-17)
 * @param unavailable whether nobody can reach it
 * @param answersOwed questions that it will answer without a roll (S-ACT-24)
 * @param closedThisSession whether it has closed up for the session (S-INTERRO-04)
 * @param truths what the player has prepared about it
 * @param tiers what each verb meets now
 */
public record GlimpseOfSource(
        String id,
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
        int uses,
        boolean silent,
        boolean unavailable,
        int answersOwed,
        boolean closedThisSession,
        List<String> truths,
        List<TierInForce> tiers) {

    public GlimpseOfSource {
        tags = List.copyOf(tags);
        truths = List.copyOf(truths);
        tiers = List.copyOf(tiers);
    }

    /**
     * What a verb meets at this source, before the attribute.
     *
     * @param base the tier that the source has or the case forces, 2 to 6
     * @param shifts what makes it harder (+) or easier (-), each with its cause and rule
     * @param tier base and shifts together, held within 2 to 6
     * @param excess what the holding cut off, taken from the die
     */
    public record TierInForce(Verb verb, int base, List<Modifier> shifts, int tier, int excess) {

        public TierInForce {
            shifts = List.copyOf(shifts);
        }
    }

    static GlimpseOfSource of(SquadState seen, Source source) {
        return new GlimpseOfSource(
                source.id(),
                source.name(),
                source.kind(),
                source.category(),
                source.faction(),
                source.family(),
                source.tags(),
                source.named(),
                source.linkedAxis(),
                source.webTagged(),
                source.contactId(),
                source.uses(),
                source.silent(),
                Sources.isOutOfReach(seen, source),
                source.activeAnswers(),
                source.closedInSession() > 0
                        && source.closedInSession() == seen.job().session().number(),
                source.truths(),
                Arrays.stream(Verb.values())
                        .map(verb -> tier(seen, verb, source))
                        .toList());
    }

    private static TierInForce tier(SquadState seen, Verb verb, Source source) {
        var made = Thresholds.of(seen, verb, Attribute.EYE, source, OperationCommand.Options.NONE);
        return new TierInForce(verb, made.base(), made.shifts(), made.tier(), made.excess());
    }
}
