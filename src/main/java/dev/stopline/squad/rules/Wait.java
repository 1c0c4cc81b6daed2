package dev.stopline.squad.rules;

/** S-SESS-01, S-GLO-04, S-BETWEEN-01..08: what a career waits for, as far as its player knows. */
final class Wait {

    private Wait() {}

    /** The one thing that holds the career up. */
    static Waits of(SquadState seen) {
        if (!seen.created()) {
            return Waits.DETECTIVE;
        }
        if (BoardDealing.isOver(seen)) {
            return Waits.NOTHING;
        }
        return switch (seen.job().phase()) {
            case NONE -> job(seen);
            case GENERATING -> Waits.GENERATOR_STEP;
            case ANATOMY -> Waits.ANATOMY;
            case BRIEFED -> seen.job().firstReadDone() ? Waits.SESSION : Waits.FIRST_READ;
            case BETWEEN_SESSIONS -> betweenSessions(seen);
            case IN_SESSION -> session(seen);
            case INTERDICT -> Waits.BEAT;
            case CLOSING -> closing(seen.job().close());
            case CLOSED -> between(seen);
            case ABANDONED -> job(seen);
        };
    }

    private static Waits job(SquadState seen) {
        return switch (seen.detective().status()) {
            case ACTIVE -> BoardDealing.isPlayed(seen) ? Waits.BOARD : Waits.JOB;
            case UNROUTED -> Waits.ROUTING;
            case RETIRED -> Waits.NOTHING;
        };
    }

    private static Waits betweenSessions(SquadState seen) {
        if (seen.job().latched()) {
            return Waits.FORCED_INTERDICT;
        }
        return SessionOrder.juniorIsDue(seen) ? Waits.JUNIOR_CHECK : Waits.SESSION;
    }

    private static Waits session(SquadState seen) {
        var session = seen.job().session();
        boolean over = session.mode() == SessionMode.LAY_LOW || session.slots() >= Session.SLOTS;
        if (over) {
            return Waits.SESSION_END;
        }
        boolean reaches = seen.job().sources().stream().anyMatch(each -> !Sources.isOutOfReach(seen, each));
        return reaches ? Waits.ACTION : Waits.SOURCE;
    }

    private static Waits closing(Close close) {
        if (!close.casualtiesRolled()) {
            return Waits.CASUALTIES;
        }
        boolean strikesBack = close.type() == CloseType.FAILED_HOSTILE && !close.counterResolved();
        return strikesBack ? Waits.COUNTER_ACTION : Waits.CLOSE;
    }

    private static Waits between(SquadState seen) {
        return switch (seen.career().betweenStep()) {
            case WOUNDS -> Waits.WOUNDS;
            case HEAT -> Waits.HEAT;
            case CASUALTIES -> Waits.RECORD;
            case STANDING -> Clearances.refuse(seen).isEmpty() ? Waits.CLEARANCE_CHECK : Waits.EVOLUTIONS;
            case EVENT -> Waits.AFTER_CASE_EVENT;
            case PRESSURE -> pressure(seen);
            case REQUISITION -> seen.hasPending(PendingKind.NO_REQUISITION) ? Waits.NO_REQUISITION : Waits.REQUISITION;
            case NONE, DONE -> job(seen);
        };
    }

    private static Waits pressure(SquadState seen) {
        if (!seen.career().aftermathDone()) {
            return Waits.PRESSURE;
        }
        return Contacts.owesAStep(seen) ? Waits.CONTACT_STEP : Waits.CONTACTS;
    }
}
