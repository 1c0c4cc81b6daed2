package dev.stopline.squad.rules;

/** S-GLO-03: the beginner's path through a first job, in order. */
public enum FirstStep {
    /** One specialization, one Code, one War Detail. */
    DETECTIVE,
    /** Open the job. */
    JOB,
    /** The seven steps of the generator. */
    GENERATOR,
    /** The three targets, face-down. */
    ANATOMY,
    FIRST_READ,
    /** Session 1; after it a beginner may stop, the job open. */
    SESSION,
    /** The path is walked. */
    DONE;

    /** The step of the path that a career is at. */
    static FirstStep of(SquadState seen) {
        if (!seen.created()) {
            return DETECTIVE;
        }
        if (seen.job().number() > 1 || seen.job().session().number() > 1) {
            return DONE;
        }
        return switch (seen.job().phase()) {
            case NONE -> JOB;
            case GENERATING -> GENERATOR;
            case ANATOMY -> ANATOMY;
            case BRIEFED -> seen.job().firstReadDone() ? SESSION : FIRST_READ;
            case IN_SESSION -> SESSION;
            case BETWEEN_SESSIONS, INTERDICT, CLOSING, CLOSED, ABANDONED -> DONE;
        };
    }
}
