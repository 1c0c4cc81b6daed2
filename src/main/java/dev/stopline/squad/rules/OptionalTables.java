package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.CareerCommand.RollOptionalTable;
import java.util.Optional;

/** S-TAB-01..07, GAP-43: the tables of texture: which die, which part, a row rolled or picked; nothing but a line on the record. */
public final class OptionalTables {

    private OptionalTables() {}

    /** The die of a table. */
    public static Die die(OptionalTable table) {
        return switch (table) {
            case SOURCES -> Die.D10;
            case ANATOMY, VOICES, CLIMAX -> Die.D6;
            case CODE_MOMENTS -> Die.D8;
            case FIELD_NOTES -> Die.D20;
        };
    }

    static Optional<Refusal> refuse(SquadState s, RollOptionalTable c) {
        boolean ofJob = c.table() == OptionalTable.SOURCES
                || c.table() == OptionalTable.ANATOMY
                || c.table() == OptionalTable.VOICES;
        boolean defined = s.job().isOpen() && s.job().phase() != JobPhase.GENERATING;
        if (ofJob && !defined) {
            return Refusal.refuse(WRONG_PHASE);
        }
        boolean row = c.row() >= 0 && c.row() <= die(c.table()).sides();
        boolean axis = (c.table() == OptionalTable.ANATOMY) == (c.axis() != Axis.NONE);
        return Amiss.fieldIf(
                        !row,
                        "/row",
                        "S-TAB-01",
                        "must be 1 to " + die(c.table()).sides() + ", or 0 to roll for it")
                .or(() -> Amiss.fieldIf(
                        !axis,
                        "/axis",
                        "S-TAB-01",
                        "must be OPERATOR, ASSET or TRIGGER with the table ANATOMY, and left out with others"));
    }

    static void play(Draft<SquadState, SquadEvent> d, RollOptionalTable c, Dice dice, Tables tables) {
        var place = Places.table(d.state().career().dealt().size() + 1);
        int die = c.row() == 0 ? Throws.face(d, dice, place, die(c.table())) : 0;
        int row = die == 0 ? c.row() : die;
        var key = key(d.state(), c);
        d.emit(new CareerEvent.TableRolled(c.table(), key, die, row, tables.line(c.table(), key, row)));
    }

    private static String key(SquadState s, RollOptionalTable c) {
        var card = s.job().card();
        return switch (c.table()) {
            case SOURCES -> card.type().name();
            case ANATOMY -> card.type() + "/" + c.axis();
            case VOICES -> (card.inForce().isCeiling() ? Capability.OUTFIT : card.inForce()).name();
            case CODE_MOMENTS, CLIMAX, FIELD_NOTES -> "";
        };
    }
}
