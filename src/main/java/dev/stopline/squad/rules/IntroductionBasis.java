package dev.stopline.squad.rules;

/** GAP-10: what gives a name to use in Pasadena. */
public enum IntroductionBasis {
    SUCCESS,
    ANSWER,
    CONTACT
}
