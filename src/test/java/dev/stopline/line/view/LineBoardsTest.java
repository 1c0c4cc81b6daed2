package dev.stopline.line.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.aggregate.OpenLine;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.board.SeenEvent;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A board is never older than the store, and right after a move it is exactly what the move left. */
@StoplineTest
class LineBoardsTest {

    private static final Viewer HR = new Viewer.Seat("hr", Table.COMPANY);

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    StoplineProperties properties;

    private String sessionId = "";
    private LineBoards boards;
    private LineBoards boardsOfAnotherNode;

    @BeforeEach
    void aSession() throws Exception {
        sessionId = "line-" + UUID.randomUUID();
        boards = new LineBoards(history, properties);
        boardsOfAnotherNode = new LineBoards(history, properties);
        gateway.<Object>play(
                sessionId,
                new OpenLine(
                        sessionId, "organizer", List.of(new SessionCommand.CreateSession(Mode.COMPANY_ONLY, "none"))),
                new MoveStamp("organizer", "CreateSession"));
    }

    private Moved<LineEvent> play(LineCommand command) throws Exception {
        return gateway.play(
                sessionId, new PlayLine(sessionId, Move.of(Viewer.IM, command), null), new MoveStamp("IM", "x"));
    }

    private Moved<LineEvent> seat(Role role, String seat) throws Exception {
        return play(new SessionCommand.SeatPlayer(seat, role.table(), role));
    }

    @Test
    void a_kept_board_is_caught_up_with_what_came_after_it() throws Exception {
        assertThat(boardsOfAnotherNode.newest(sessionId, HR).version()).isEqualTo(1);

        seat(Role.HR, "hr");

        assertThat(boardsOfAnotherNode.newest(sessionId, HR).version()).isEqualTo(2);
        assertThat(boardsOfAnotherNode.newest(sessionId, Viewer.IM).version()).isEqualTo(3);
    }

    @Test
    void the_board_after_a_move_holds_the_move_and_nothing_later() throws Exception {
        var first = seat(Role.HR, "hr");
        seat(Role.SECOPS, "secops");
        boards.newest(sessionId, HR);

        var seen = boards.afterMove(sessionId, HR, first.firstSequence(), first.events());

        assertThat(seen.version()).isEqualTo(2);
        assertThat(seen.events())
                .containsExactly(new SeenEvent<>(2, new SessionEvent.PlayerSeated("hr", Table.COMPANY, Role.HR)));
        assertThat(seen.known().setup().seats()).hasSize(1);
        assertThat(boards.newest(sessionId, HR).version()).isEqualTo(3);
    }

    @Test
    void a_viewers_numbers_have_no_gap_where_something_was_hidden() throws Exception {
        play(new SessionCommand.RecordReadingNote("For the Incident Master alone."));
        seat(Role.HR, "hr");

        assertThat(boards.page(sessionId, HR, 0, 10).events())
                .extracting(SeenEvent::version)
                .containsExactly(1, 2);
        assertThat(boards.page(sessionId, HR, 1, 10).events())
                .extracting(SeenEvent::event)
                .containsExactly(new SessionEvent.PlayerSeated("hr", Table.COMPANY, Role.HR));
        assertThat(boards.page(sessionId, HR, 0, 1).events()).hasSize(1);
        assertThat(boards.page(sessionId, HR, 9, 10).events()).isEmpty();
        assertThat(boards.page(sessionId, HR, 0, 1).version()).isEqualTo(2);
    }

    @Test
    void an_id_that_names_nothing_does_not_exist() {
        assertThat(boards.exists(sessionId)).isTrue();
        assertThat(boards.exists("line-nowhere")).isFalse();
    }
}
