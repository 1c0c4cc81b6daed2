package dev.stopline.debrief.squad;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Decision;
import dev.stopline.debrief.Part;
import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import java.util.ArrayList;

/** A career as its decisions by their places, with everything that happened known. */
public final class SquadCourse {

    /** After every session of a job. */
    private static final int INTERDICT = 1_000_000;

    /** After the Interdict. */
    private static final int AFTERWARDS = 2_000_000;

    private static final String WHO = "The detective";

    private SquadCourse() {}

    /** The course of all closed jobs of a career. */
    public static Course of(ClosedJobs closed) {
        var log = new Course.Log(new Part(0, 0, "Before the first job"));
        for (var decision : Decision.of(SquadDebrief.replayOfCareer(closed, SquadEyes.TRUTH))) {
            note(log, decision);
        }
        return log.course();
    }

    private static void note(Course.Log log, Decision<Knowledge, SquadEvent> decision) {
        log.reach(part(decision));
        var own = new ArrayList<Integer>();
        var sentences = new ArrayList<String>();
        for (var frame : decision.frames()) {
            var event = frame.happening().event();
            if (own.isEmpty()) {
                SquadChoices.of(frame.before().truth(), event, decision)
                        .ifPresent(each -> own.add(log.choose(WHO, each.kind(), each.owed(), each.key(), each.what())));
            }
            sentences.add(Telling.of(frame.before().truth(), event).sentence());
        }
        own.forEach(each -> log.came(each, sentences));
    }

    private static Part part(Decision<Knowledge, SquadEvent> decision) {
        var before = decision.frames().getFirst().before().truth();
        var after = decision.frames().getLast().after().truth();
        boolean opens = before.job().number() != after.job().number();
        return part(opens ? after : before);
    }

    private static Part part(SquadState state) {
        int job = state.job().number();
        int session = state.job().session().number();
        var phase = state.job().phase();
        if (job == 0) {
            return new Part(0, 0, "Before the first job");
        }
        return switch (phase) {
            case GENERATING, ANATOMY, BRIEFED -> opening(job);
            case BETWEEN_SESSIONS, IN_SESSION ->
                session == 0 ? opening(job) : new Part(job, session, "Job " + job + ", session " + session);
            case NONE, CLOSED, ABANDONED -> new Part(job, AFTERWARDS, "After job " + job);
            case INTERDICT, CLOSING -> new Part(job, INTERDICT, "Job " + job + ", the Interdict");
        };
    }

    private static Part opening(int job) {
        return new Part(job, 0, "Job " + job + ", the opening");
    }
}
