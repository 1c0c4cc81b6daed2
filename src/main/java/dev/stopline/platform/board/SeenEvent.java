package dev.stopline.platform.board;

/**
 * An event as one viewer saw it.
 *
 * @param version the viewer's own number of it, from 1
 * @param <E> an event of the game
 */
public record SeenEvent<E>(int version, E event) {}
