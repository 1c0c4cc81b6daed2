package dev.stopline.squad.rules;

import dev.stopline.decide.RuleRow;
import dev.stopline.decide.SharedBoard;
import dev.stopline.dice.DiceSource;
import java.util.List;

/**
 * The desk of a career as its player sees it. It is made from the fold of the events that the player has seen and from
 * nothing else, so that what is sealed cannot be in it (section 7.4).
 *
 * @param version how many events the player has seen
 * @param dice who throws: the player, who types the faces, or the server
 * @param sharedBoard the board that others play as well, and whether all of them have ended; no name = none
 * @param boardJobs the jobs of the board's arc; 0 = none
 * @param commitments what the server has promised of the dice of spans that are not over; empty for entered dice
 * @param waits what the career waits for now
 * @param job the open job, or the last one until the next opens
 * @param rules the parameters of the career
 */
public record Glimpse(
        int version,
        DiceSource dice,
        SharedBoard sharedBoard,
        int boardJobs,
        List<PromisedDice> commitments,
        Waits waits,
        GlimpseOfDetective detective,
        GlimpseOfStanding standing,
        GlimpseOfCampaign campaign,
        GlimpseOfJob job,
        GlimpseOfBetween between,
        List<RuleRow> rules) {

    public Glimpse {
        commitments = List.copyOf(commitments);
        rules = List.copyOf(rules);
    }

    /**
     * A promise of dice.
     *
     * @param span {@code MAKING} of the detective, {@code J4} of job 4, {@code B4} of the steps after it, {@code board} of all
     *     that is played on a shared board
     * @param commitment the hash of the seed, 64 hex digits
     */
    public record PromisedDice(String span, String commitment) {}

    /** The desk, from the fold of what the player has seen. */
    public static Glimpse of(SquadState seen) {
        return new Glimpse(
                seen.seen(),
                seen.dice(),
                seen.board(),
                seen.boardJobs(),
                seen.commitments().stream()
                        .map(each -> new PromisedDice(each.span(), each.hex()))
                        .toList(),
                Wait.of(seen),
                GlimpseOfDetective.of(seen),
                GlimpseOfStanding.of(seen),
                GlimpseOfCampaign.of(seen.campaign()),
                GlimpseOfJob.of(seen),
                GlimpseOfBetween.of(seen.career()),
                rules(seen));
    }

    /** What the player knows of a career: the fold of those of its events that he sees. */
    public static SquadState fold(List<SquadEvent> events) {
        var known = SquadState.INITIAL;
        for (var event : events) {
            known = WhoSees.playerSees(event) ? known.after(event) : known;
        }
        return known;
    }

    private static List<RuleRow> rules(SquadState seen) {
        return List.of(SquadKey.values()).stream()
                .map(key -> new RuleRow(
                        key.key(),
                        key == SquadKey.DICE_MODE
                                ? seen.dice().name()
                                : seen.ruleset().value(key),
                        key.standard(),
                        key.rule(),
                        key.ours()))
                .toList();
    }
}
