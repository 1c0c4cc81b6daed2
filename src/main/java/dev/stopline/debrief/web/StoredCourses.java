package dev.stopline.debrief.web;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Courses;
import dev.stopline.debrief.line.LineCourse;
import dev.stopline.debrief.squad.ClosedJobs;
import dev.stopline.debrief.squad.SquadCourse;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.squad.rules.SquadEvent;
import org.springframework.stereotype.Component;

/** The courses of the stored games. */
@Component
class StoredCourses implements Courses {

    private final StoredGames games;

    StoredCourses(StoredGames games) {
        this.games = games;
    }

    @Override
    public Course ofSession(String sessionId) {
        return LineCourse.of(games.of(LineEvent.class, sessionId));
    }

    @Override
    public Course ofCareer(String careerId) {
        return SquadCourse.of(ClosedJobs.of(games.of(SquadEvent.class, careerId)));
    }
}
