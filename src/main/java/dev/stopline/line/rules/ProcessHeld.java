package dev.stopline.line.rules;

/** L-PROC-01..05, AMB-39, AMB-40: the tally of accusations, and the separate verdict on how the table judged. */
final class ProcessHeld {

    /** A tally line that stood on looks. */
    static final String LOOKS = "LOOKS";

    /** A tally line that stood on nothing. */
    static final String NOTHING = "NOTHING";

    private ProcessHeld() {}

    /** L-PROC-02: every cut had a ground, none stood on looks, and nobody was wrongfully offboarded. */
    static boolean held(LineState s) {
        return s.calls().tally().stream()
                .filter(TallyLine::endedInCut)
                .allMatch(each -> !each.wrongful()
                        && !each.ground().equals(LOOKS)
                        && !each.ground().equals(NOTHING));
    }

    /** L-PROC-04: what an accusation stood on: the first accepted ground, else looks, else nothing. */
    static String stoodOn(Line line) {
        boolean looks = line.grounds().stream().anyMatch(each -> each.reason() == GroundReason.APPEARANCE);
        return line.acceptedGround().map(Line.Ground::text).orElse(looks ? LOOKS : NOTHING);
    }
}
