package dev.stopline.squad.rules;

/**
 * Every event of a career, by chapter. A secret is an event of its own, as {@link WhoSees} says. In all of them a
 * {@code cause} that is a text is a rule's id or the name of what is behind it, {@code before} and {@code after} (or
 * {@code from} and {@code to}) are the values around a change, a {@code die} is the face thrown, a {@code total} the face
 * with its modifiers, and an empty text, NONE or 0 says that there is none.
 */
public sealed interface SquadEvent
        permits CareerEvent, BetweenEvent, OpeningEvent, OperationEvent, PoolEvent, PressureEvent, InterdictEvent {}
