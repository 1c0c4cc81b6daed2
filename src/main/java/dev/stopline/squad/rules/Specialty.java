package dev.stopline.squad.rules;

import java.util.List;

/** S-DET-36, GAP-13: a Specialist's trade, and the attributes it may be done with, best first where equal. */
public enum Specialty {
    /** None. */
    NONE(List.of()),
    DEFUSE(List.of(Attribute.EYE, Attribute.NERVE, Attribute.SHT)),
    LONG_SHOT(List.of(Attribute.SHT, Attribute.EYE)),
    BREACH(List.of(Attribute.FGT, Attribute.LEGS)),
    TRAUMA(List.of(Attribute.NERVE, Attribute.EYE));

    private final List<Attribute> attributes;

    Specialty(List<Attribute> attributes) {
        this.attributes = attributes;
    }

    /** The attributes that apply. */
    public List<Attribute> attributes() {
        return attributes;
    }
}
