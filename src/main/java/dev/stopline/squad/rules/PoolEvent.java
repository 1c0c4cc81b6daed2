package dev.stopline.squad.rules;

/** The three tokens and the chain. */
public sealed interface PoolEvent extends SquadEvent {

    /** S-TOK-01: {@code after} stand in the pool. */
    record HardFactGained(int amount, int after) implements PoolEvent {}

    /** S-TOK-02: facts that a resolution had over; {@code atStageFive} = there is no stage left to reach (GAP-22). */
    record HardFactsLost(int amount, boolean atStageFive) implements PoolEvent {}

    /** S-TOK-03: {@code after} stand in the pool. */
    record LeadGained(int amount, int after, String cause) implements PoolEvent {}

    /** S-TOK-03: Leads that a roll or an option has used up. */
    record LeadSpent(int amount, int after, String cause) implements PoolEvent {}

    /** S-HEAT-06: a Lead that Heat has taken. */
    record LeadLost(int amount, int after, String cause) implements PoolEvent {}

    /** S-TOK-07: one Lead was let go as cold. */
    record LeadRetired(int after) implements PoolEvent {}

    /** {@code axis} NONE where it is no anatomy hit. */
    record TacticalGained(Axis axis, int after) implements PoolEvent {}

    /** S-TOK-08: a token past the cap becomes a Lead. */
    record TacticalConverted(Axis axis) implements PoolEvent {}

    /** S-ANAT-03: a hit on an anatomy target. */
    record AnatomyHit(Axis axis, int hits) implements PoolEvent {}

    /** S-CHAIN-01: from one stage, 1 to 5, to the next. */
    record ChainAdvanced(int from, int to) implements PoolEvent {}
}
