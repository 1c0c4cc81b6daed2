package dev.stopline.line.rules;

/** L-CUT-02: the two kinds of ground for a cut. */
public enum GroundKind {
    CONTROL,
    HUMAN_COST
}
