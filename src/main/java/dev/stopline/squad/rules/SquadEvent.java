package dev.stopline.squad.rules;

/** Every event of a career, by chapter. A secret is an event of its own, as {@link WhoSees} says. */
public sealed interface SquadEvent
        permits CareerEvent, BetweenEvent, OpeningEvent, OperationEvent, PoolEvent, PressureEvent, InterdictEvent {}
