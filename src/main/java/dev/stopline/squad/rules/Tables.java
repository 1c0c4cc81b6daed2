package dev.stopline.squad.rules;

/** S-TAB-01..06: the optional tables as a value: part of chance, so that a rule may deal a line of them. */
public interface Tables {

    /**
     * The text of a row.
     *
     * @param key the job type, the capability, or the job type and axis; empty where the table has one part
     * @param row from 1
     */
    String line(OptionalTable table, String key, int row);

    /** Whether the Trigger seed of this row is a system (GAP-12). */
    boolean triggerIsSystem(JobType type, int row);
}
