package dev.stopline.tournament.view;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Courses;
import dev.stopline.debrief.Retold;
import dev.stopline.debrief.line.LineCourse;
import dev.stopline.debrief.squad.ClosedJobs;
import dev.stopline.debrief.squad.SquadCourse;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.Organized;
import java.util.List;

/** Boards of an event whose tables played recorded games: the first two as recorded, the third without a call. */
public final class PlayedBoards implements Courses {

    private static final RecordedLines LINES = new RecordedLines();
    private static final RecordedCareers CAREERS = new RecordedCareers();

    @Override
    public Course ofSession(String sessionId) {
        var game = LINES.load("company-only-with-the-servers-dice");
        return LineCourse.of(Retold.of(LINES, game, moves -> {
            if (sessionId.endsWith("T3")) {
                moves.removeIf(each -> each.command() instanceof StopTheLineCommand);
            }
            return moves;
        }));
    }

    @Override
    public Course ofCareer(String careerId) {
        return SquadCourse.of(ClosedJobs.of(Retold.of(CAREERS, CAREERS.load("with-the-servers-dice"))));
    }

    /** Three tables at a session of line, all but the last of them over. */
    public static Organized session() {
        var event = Organized.duplicate()
                .entered(3)
                .board(new BoardSpec(Game.LINE, "pantry-routes", BoardMode.COMPANY_ONLY, 0, "", List.of()))
                .started()
                .opened("B1");
        return event.ended(Organized.game(1, 1, 1), Organized.CONTAINED)
                .ended(Organized.game(1, 1, 2), Organized.CONTAINED);
    }
}
