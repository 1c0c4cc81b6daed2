package dev.stopline.debrief;

/** Where the courses of games that were played come from. */
public interface Courses {

    /**
     * The course of a session of line; {@link Course#NONE} as long as its case has not ended, and where it was abandoned
     * before.
     *
     * @param sessionId of a session that there is
     */
    Course ofSession(String sessionId);

    /**
     * The course of a career of squad; {@link Course#NONE} where not every job of its arc was closed.
     *
     * @param careerId of a career that there is
     */
    Course ofCareer(String careerId);
}
