package dev.stopline.debrief.web;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Courses;
import dev.stopline.debrief.line.LineCourse;
import dev.stopline.debrief.line.LineDebrief;
import dev.stopline.debrief.line.LineEyes;
import dev.stopline.debrief.squad.ClosedJobs;
import dev.stopline.debrief.squad.SquadCourse;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.SessionResult;
import dev.stopline.squad.rules.JobOutcome;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import org.springframework.stereotype.Component;

/** The courses of the stored games that have ended: what a game still in play has come to is nobody's to compare (T-CLO-04). */
@Component
class StoredCourses implements Courses {

    private final StoredGames games;

    StoredCourses(StoredGames games) {
        this.games = games;
    }

    @Override
    public Course ofSession(String sessionId) {
        var game = games.of(LineEvent.class, sessionId);
        var whole = LineDebrief.replay(game, new LineEyes.Truth()).last();
        return SessionResult.of(whole).isPresent() ? LineCourse.of(game) : Course.NONE;
    }

    @Override
    public Course ofCareer(String careerId) {
        var career = games.of(SquadEvent.class, careerId);
        var whole = SquadState.INITIAL;
        for (var happening : career) {
            whole = whole.after(happening.event());
        }
        return JobOutcome.isComplete(whole) ? SquadCourse.of(ClosedJobs.of(career)) : Course.NONE;
    }
}
