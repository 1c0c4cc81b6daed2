package dev.stopline.line.rules;

/**
 * Every event of the game, by chapter. A secret is an event of its own: each is seen whole or not at all, as
 * {@link WhoSees} says. Empty text, 0 and an empty list mean "none", as each event states.
 */
public sealed interface LineEvent
        permits SessionEvent,
                RoundEvent,
                ActionEvent,
                RevealEvent,
                TrackEvent,
                CallEvent,
                MeetingEvent,
                CutEvent,
                DebriefEvent {}
