package dev.stopline.line.web;

import dev.stopline.line.rules.LineCommand;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The body of a move: its fields are those of the command, and what the rules call "none" may be left out. */
interface MoveBody {

    /** The command that the body asks for. */
    LineCommand command();

    /** The seat that the body names; null = none. */
    default @Nullable String seat() {
        return null;
    }

    /** The seat that the move is for; null = the mover's own. Not the seat named, where the move is about that seat. */
    default @Nullable String forSeat() {
        return seat();
    }

    /** The faces entered, in the order thrown. */
    default List<Integer> faces() {
        return List.of();
    }

    static List<Integer> thrown(@Nullable Integer... faces) {
        return Stream.of(faces)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
    }

    static String orNone(@Nullable String text) {
        return text == null ? "" : text;
    }

    static int orNone(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    static boolean orNone(@Nullable Boolean flag) {
        return flag != null && flag;
    }
}
