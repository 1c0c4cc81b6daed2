package dev.stopline.testkit.squad;

import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.Tables;
import java.util.regex.Pattern;

/** Optional tables whose lines say where they stand; the Trigger of an even row is a system. */
public final class SampleTables implements Tables {

    /** What such a line looks like, where the table has parts. */
    static final Pattern LINE = Pattern.compile("[A-Z_]+ [A-Z_/]+ [0-9]+");

    @Override
    public String line(OptionalTable table, String key, int row) {
        return table + " " + key + " " + row;
    }

    @Override
    public boolean triggerIsSystem(JobType type, int row) {
        return row % 2 == 0;
    }
}
