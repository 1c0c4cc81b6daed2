package dev.stopline.squad.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.squad.rules.SquadCommand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The body of a move that may throw dice: the faces entered stand in {@code dice}. */
interface RolledBody extends MoveBody<SquadCommand> {

    /** How many faces a body holds at most: more than any move throws. */
    int MOST = 40;

    /** The faces entered, in the order thrown; null where the server throws or no die is needed. */
    @Nullable
    List<Integer> dice();

    @Override
    default List<Integer> faces() {
        return MoveBody.orNone(dice());
    }
}
