package dev.stopline.line.rules;

import dev.stopline.decide.SharedBoard;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * Who sits where, and on which case.
 *
 * @param opened whether the session exists
 * @param cardId the card it is meant for; empty where the viewer does not know
 * @param card the loaded card; {@link CaseCard#SEALED} where none is loaded or the viewer may not read it
 * @param title what the case is called; empty until a card is loaded
 * @param coverLines the operator's lines, for the cell (GAP-44)
 * @param board the shared board that the session is played on
 * @param commitment the server's commitment to its dice; empty for entered dice
 */
@RecordBuilder
public record Setup(
        boolean opened,
        String cardId,
        CaseCard card,
        String title,
        List<CaseCard.FileEntry> file,
        List<CaseCard.MeetingLine> coverLines,
        List<Seated> seats,
        int spectators,
        boolean briefed,
        SharedBoard board,
        String commitment,
        List<String> readingNotes)
        implements SetupBuilder.With {

    static final Setup NONE = new Setup(
            false, "", CaseCard.SEALED, "", List.of(), List.of(), List.of(), 0, false, SharedBoard.NONE, "", List.of());

    /** A seated player's place. */
    public record Seated(String seat, Table table, Role role) {}

    /** Whether a card has been loaded. */
    public boolean hasCard() {
        return !title.isEmpty();
    }

    /** The seat of this id. */
    public Optional<Seated> seat(String id) {
        return seats.stream().filter(each -> each.seat().equals(id)).findFirst();
    }

    /** The seat that holds this role. */
    public Optional<Seated> holding(Role role) {
        return seats.stream().filter(each -> each.role() == role).findFirst();
    }

    /** The seats of a table, in the order in which they were taken. */
    public List<Seated> at(Table table) {
        return seats.stream().filter(each -> each.table() == table).toList();
    }
}
