package dev.stopline.testkit.squad;

import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.Tables;

/** Optional tables whose lines say where they stand; the Trigger of an even row is a system. */
public final class SampleTables implements Tables {

    @Override
    public String line(OptionalTable table, String key, int row) {
        return table + " " + key + " " + row;
    }

    @Override
    public boolean triggerIsSystem(JobType type, int row) {
        return row % 2 == 0;
    }
}
