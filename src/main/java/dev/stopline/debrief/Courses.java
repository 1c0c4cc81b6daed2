package dev.stopline.debrief;

/** Where the courses of games that were played come from. */
public interface Courses {

    /**
     * The course of a session of line.
     *
     * @param sessionId of a session that there is
     */
    Course ofSession(String sessionId);

    /**
     * The course of a career of squad: its closed jobs.
     *
     * @param careerId of a career that there is
     */
    Course ofCareer(String careerId);
}
