package dev.stopline.squad.view;

/** How a job came to its Interdict. */
public enum WentIn {
    /** S-INTERDICT-01: the detective chose when. */
    DECLARED,
    /** S-INTERDICT-04: the clock chose. */
    FORCED,
    /** S-INTERDICT-04: nobody went in. */
    NOT_AT_ALL
}
