package dev.stopline.line.rules;

/** L-FACT-02, GAP-17: what kind of record a fact is. */
public enum RecordType {
    PROCESS,
    MONEY,
    DEVICE,
    /** The card's author left the type out: a fault of the card (L-SETUP-07). */
    UNMARKED
}
