package dev.stopline.line.web;

import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.security.Caller;
import dev.stopline.rulebook.ReadingRights;
import dev.stopline.rulebook.RuleReaders;
import java.security.Principal;
import org.springframework.security.core.Authentication;
import org.springframework.stereotype.Component;

/** How far those who sit at a session may read in the rulebook of line (L-VIS-01). */
@Component
class LineReadingRights implements ReadingRights {

    private static final String GAME = "line";

    private final LineBoards boards;

    LineReadingRights(LineBoards boards) {
        this.boards = boards;
    }

    @Override
    public RuleReaders reachOf(String game, Principal principal) {
        return game.equals(GAME)
                        && principal instanceof Authentication authentication
                        && authentication.getPrincipal() instanceof Caller caller
                ? reachOf(caller)
                : RuleReaders.ALL;
    }

    private RuleReaders reachOf(Caller caller) {
        if (caller instanceof Caller.IncidentMaster) {
            return RuleReaders.IM_UNTIL_DEBRIEF;
        }
        return caller.game()
                .filter(SessionIds::isOne)
                .map(sessionId ->
                        boards.newest(sessionId, Viewer.SPECTATOR).known().phase())
                .map(phase -> RuleReaders.reach(phase == Phase.DEBRIEF || phase == Phase.CLOSED, phase != Phase.SETUP))
                .orElse(RuleReaders.ALL);
    }
}
