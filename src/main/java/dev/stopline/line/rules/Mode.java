package dev.stopline.line.rules;

/** L-MODE-01..03: which tables have players; the Incident Master plays the side that has none. */
public enum Mode {
    /** L-MODE-01: only the Company is seated; the Incident Master plays the Comrades. */
    COMPANY_ONLY,
    /** L-MODE-02: only the Comrades are seated; the Incident Master plays the Company. */
    COMRADES_ONLY,
    /** L-MODE-03: both tables are seated. */
    BOTH_CHAIRS;

    /** Whether players sit at this table. */
    public boolean seats(Table table) {
        return switch (this) {
            case COMPANY_ONLY -> table == Table.COMPANY;
            case COMRADES_ONLY -> table == Table.COMRADES;
            case BOTH_CHAIRS -> true;
        };
    }

    /** Whether a cell of players answers for the hires (L-MEET-04). */
    public boolean hasCell() {
        return seats(Table.COMRADES);
    }

    /** L-MODE-04: whether the Incident Master plays this side. */
    public boolean incidentMasterPlays(Table table) {
        return !seats(table);
    }
}
