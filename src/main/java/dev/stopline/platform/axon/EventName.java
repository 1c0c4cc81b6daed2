package dev.stopline.platform.axon;

/**
 * How one type of event is called in the store, for ever.
 *
 * @param type the class that holds it today
 * @param name the short stored name ({@code line.VoteRevealed}), at most 128 characters
 * @param revision the revision of its fields, raised whenever they change
 */
public record EventName(Class<?> type, String name, String revision) {}
