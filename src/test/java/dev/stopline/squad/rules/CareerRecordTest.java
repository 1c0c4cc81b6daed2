package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the record keeps beside its cases. */
class CareerRecordTest {

    @Test
    @Rule({"S-TAB-05", "S-TAB-06"})
    void a_line_that_a_table_dealt_is_kept_thrown_or_picked() {
        var thrown = new CareerEvent.TableRolled(OptionalTable.FIELD_NOTES, "", 7, 7, "Rain, and nobody came.");
        var picked = new CareerEvent.TableRolled(OptionalTable.CLIMAX, "", 0, 2, "A roof in the rain.");

        var record = CareerRecord.of(SquadState.INITIAL.after(thrown).after(picked));

        assertThat(record.dealt())
                .containsExactly(
                        new Career.Dealt(0, OptionalTable.FIELD_NOTES, 7, 7, "Rain, and nobody came."),
                        new Career.Dealt(0, OptionalTable.CLIMAX, 0, 2, "A roof in the rain."));
    }
}
