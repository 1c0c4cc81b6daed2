package dev.stopline.line.rules;

import java.util.List;

/**
 * What a player is told to do now.
 *
 * @param key a key of the scripts' prompts; empty for the Incident Master, who is told what to say instead
 */
record Advice(String key, List<Prompt.Value> values) {

    private static Advice of(String key) {
        return new Advice(key, List.of());
    }

    private static Advice of(String key, int target) {
        return new Advice(key, List.of(new Prompt.Value("target", Integer.toString(target))));
    }

    static Advice of(LineState known, Viewer viewer) {
        if (viewer.isIncidentMaster()) {
            return of("");
        }
        return switch (known.phase()) {
            case SETUP -> of(known.outcome().hasEnded() ? "CASE_OVER" : "WAIT_FOR_START");
            case PLAY -> known.outcome().hasEnded() ? of("CASE_OVER") : play(known, viewer);
            case DEBRIEF -> of("DEBRIEF");
            case CLOSED -> of("CLOSED");
        };
    }

    private static Advice play(LineState known, Viewer viewer) {
        if (known.line().isOpen()) {
            return of(inLine(known, viewer));
        }
        return switch (viewer) {
            case Viewer.Seat seat -> outsideLine(known, seat);
            case Viewer.Spectator _, Viewer.IncidentMaster _, Viewer.Service _ ->
                of(known.clock().step() == Step.DISCUSS ? "DISCUSS" : "LISTEN");
        };
    }

    private static String inLine(LineState known, Viewer viewer) {
        var line = known.line();
        var seat = viewer.text();
        return switch (line.phase()) {
            case VOTE -> finger(line, seat, "POINT");
            case TIE_SENTENCES -> WaitInLine.owesSentence(line, seat) ? "SPEAK" : "WAIT_FOR_SENTENCES";
            case REVOTE -> line.folders().contains(seat) ? "FOLD_AGAIN" : finger(line, seat, "POINT_AGAIN");
            case MEETING -> meeting(known, viewer);
            case CUT_WINDOW -> cut(known, viewer);
            case NONE, CLOSED -> "LISTEN";
        };
    }

    private static String finger(Line line, String seat, String point) {
        if (!line.voters().contains(seat)) {
            return "LISTEN";
        }
        boolean pointed = line.fingers().stream().anyMatch(each -> each.seat().equals(seat));
        return pointed ? "POINTED" : point;
    }

    private static String meeting(LineState known, Viewer viewer) {
        if (known.line().openQuestion().isPresent()) {
            return viewer.isAt(Table.COMRADES) ? "ANSWER" : "WAIT_FOR_ANSWER";
        }
        boolean asks = known.mode() == Mode.COMPANY_ONLY && viewer.isAt(Table.COMPANY);
        return asks && known.line().mayBeAsked() ? "ASK_QUESTION" : "WAIT_FOR_QUESTION";
    }

    private static String cut(LineState known, Viewer viewer) {
        var line = known.line();
        if (!viewer.isAt(Table.COMPANY)) {
            return "WAIT_FOR_CUT";
        }
        if (line.grounds().stream().anyMatch(each -> each.verdict() == Line.Verdict.PENDING)) {
            return "WAIT_FOR_RULING";
        }
        if (line.acceptedGround().isEmpty()) {
            return "NAME_GROUND";
        }
        return WaitInLine.approvers(known).contains(viewer.text()) ? "APPROVE_CUT" : "WAIT_FOR_CUT";
    }

    private static Advice outsideLine(LineState known, Viewer.Seat seat) {
        var holder = known.cover().holderIn(known.clock().stage());
        if (known.cover().isAnnounced() && holder.equals(known.roleOf(seat))) {
            return of("THROW_COVER", known.ruleset().number(RulesetKey.COVER_TARGET));
        }
        for (var action : known.sheet().actions()) {
            if (action.seat().equals(seat.id()) && action.isPending()) {
                boolean throwNow = action.status() == Action.Status.ROLL_CALLED
                        && action.shield() != Action.Shield.ANNOUNCED
                        && !known.clock().rollsStopped();
                return throwNow ? of("THROW", action.target()) : of("WAIT_FOR_CALL");
            }
        }
        return of(step(known, seat));
    }

    private static String step(LineState known, Viewer.Seat seat) {
        boolean coverOpen = seat.table() == Table.COMRADES
                && !known.cover().usedThisStage()
                && known.cover().holderIn(known.clock().stage()).isEmpty();
        return switch (known.clock().step()) {
            case REVEAL -> "LISTEN";
            case DISCUSS -> coverOpen ? "CHOOSE_COVER_HOLDER" : "DISCUSS";
            case ACT, RESOLVE -> {
                boolean waits =
                        known.mode() == Mode.COMRADES_ONLY && !known.clock().handedOver();
                boolean spent = known.sheet().leftOf(seat.id()) == 0;
                yield waits ? "LISTEN" : spent ? "NO_ACTION_LEFT" : "ACT";
            }
        };
    }
}
