package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Refusal.Fault;
import java.util.List;
import java.util.Optional;

/** A value of a move that cannot be: which one, by which rule, and what it must be. */
final class Amiss {

    private Amiss() {}

    /** The fault of the field at this pointer into the move. */
    static Fault fault(String pointer, String rule, String message) {
        return new Fault(pointer, rule, message);
    }

    /** The refusal for one field. */
    static Optional<Refusal> field(String pointer, String rule, String message) {
        return Refusal.refuse(SquadRefusal.BAD_REQUEST, List.of(fault(pointer, rule, message)));
    }

    /** The same only if it is {@code amiss}. */
    static Optional<Refusal> fieldIf(boolean amiss, String pointer, String rule, String message) {
        return amiss ? field(pointer, rule, message) : Refusal.allow();
    }

    /** GAP-38: the refusal of faces where the server throws. */
    static Optional<Refusal> serverThrows() {
        return Refusal.refuse(
                SquadRefusal.BAD_DIE,
                List.of(fault("/dice", "S-GLO-02", "must be left out: the server throws the dice of this career")));
    }

    /** The refusal for all these faults; none where there is no fault. */
    static Optional<Refusal> all(List<Fault> faults) {
        return faults.isEmpty() ? Refusal.allow() : Refusal.refuse(SquadRefusal.BAD_REQUEST, faults);
    }
}
