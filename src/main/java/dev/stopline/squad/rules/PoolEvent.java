package dev.stopline.squad.rules;

/** The three tokens and the chain. */
public sealed interface PoolEvent extends SquadEvent {

    record HardFactGained(int amount, int after) implements PoolEvent {}

    record HardFactsLost(int amount, boolean atStageFive) implements PoolEvent {}

    record LeadGained(int amount, int after, String cause) implements PoolEvent {}

    record LeadSpent(int amount, int after, String cause) implements PoolEvent {}

    record LeadLost(int amount, int after, String cause) implements PoolEvent {}

    record LeadRetired(int after) implements PoolEvent {}

    /** {@code axis} NONE where it is no anatomy hit. */
    record TacticalGained(Axis axis, int after) implements PoolEvent {}

    /** S-TOK-08: a token past the cap becomes a Lead. */
    record TacticalConverted(Axis axis) implements PoolEvent {}

    /** S-ANAT-03: a hit on an anatomy target. */
    record AnatomyHit(Axis axis, int hits) implements PoolEvent {}

    record ChainAdvanced(int from, int to) implements PoolEvent {}
}
