package dev.stopline.platform.moves;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The body of a move: its fields are those of the command, and what the rules call "none" may be left out.
 *
 * @param <C> a command of the game
 */
public interface MoveBody<C> {

    /** The command that the body asks for. */
    C command();

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

    /** The faces among these, in order. */
    static List<Integer> thrown(@Nullable Integer... faces) {
        return Stream.of(faces)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .toList();
    }

    /** The text, or the empty one. */
    static String orNone(@Nullable String text) {
        return text == null ? "" : text;
    }

    /** The number, or 0. */
    static int orNone(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    /** The answer, or no. */
    static boolean orNone(@Nullable Boolean flag) {
        return flag != null && flag;
    }

    /** The list, or the empty one. */
    static <T> List<T> orNone(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    /** The value, or what the rules call none of its kind. */
    static <T> T orNone(@Nullable T value, T none) {
        return value == null ? none : value;
    }
}
