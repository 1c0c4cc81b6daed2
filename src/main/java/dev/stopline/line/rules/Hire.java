package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A hire of the case, as far as the viewer knows (L-SETUP-01, L-CUT-18, -22).
 *
 * @param number from 1; in the chain a hire is always named by it
 */
@RecordBuilder
public record Hire(int number, String name, Identity identity, boolean inPlay, boolean keysActive)
        implements HireBuilder.With {}
