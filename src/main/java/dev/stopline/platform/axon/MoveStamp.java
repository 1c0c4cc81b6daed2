package dev.stopline.platform.axon;

import java.util.Map;
import java.util.Objects;
import org.axonframework.messaging.MetaData;

/**
 * Who made a move, and which: put on its command, and by that on each of its events.
 *
 * @param by the seat or role, never a person ({@code IM}, {@code AUDITOR}, {@code organizer})
 * @param move the command's name ({@code CastVote})
 * @param forSeat the seat that {@code by} names and moves for; empty = their own
 */
public record MoveStamp(String by, String move, String forSeat) {

    static final String BY = "by";
    static final String MOVE = "move";
    static final String FOR_SEAT = "forSeat";

    /** The stamp of a move for the mover's own seat. */
    public MoveStamp(String by, String move) {
        this(by, move, "");
    }

    /** The stamp as metadata of a message. */
    public MetaData metaData() {
        return MetaData.from(Map.of(BY, by, MOVE, move, FOR_SEAT, forSeat));
    }

    /** The stamp on a message; empty texts where there is none. */
    public static MoveStamp of(MetaData metaData) {
        return new MoveStamp(text(metaData, BY), text(metaData, MOVE), text(metaData, FOR_SEAT));
    }

    private static String text(MetaData metaData, String key) {
        return Objects.toString(metaData.get(key), "");
    }
}
