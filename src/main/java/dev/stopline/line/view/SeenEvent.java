package dev.stopline.line.view;

import dev.stopline.line.rules.LineEvent;

/**
 * An event as one viewer saw it.
 *
 * @param version the viewer's own number of it, from 1
 */
public record SeenEvent(int version, LineEvent event) {}
