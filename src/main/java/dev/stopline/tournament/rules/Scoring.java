package dev.stopline.tournament.rules;

/**
 * T-SCO-01: what results bring, chosen before the event starts.
 *
 * @param company, comrades a session of line, for who sat in that chair
 * @param job a job of squad; an arc brings the sum of its jobs
 */
public record Scoring(ChairScore company, ChairScore comrades, JobScore job) {

    /** T-SCO-04: where none is chosen; ours. */
    public static final Scoring STANDARD = new Scoring(ChairScore.COMPANY, ChairScore.COMRADES, JobScore.STANDARD);

    private static final int MOST = 100;

    static boolean fits(int value) {
        return value >= -MOST && value <= MOST;
    }

    /** Whether every value is within its range. */
    boolean sound() {
        return company.sound() && comrades.sound() && job.sound();
    }

    /** What the table has brought so far to the entrant in this place of its deal, from 0. */
    int of(Table table, BoardMode mode, int place) {
        return switch (table.ruling().kind()) {
            case AWARDED -> table.ruling().points().get(place);
            case CANCELLED -> 0;
            case NONE -> played(table, mode, place);
        };
    }

    private int played(Table table, BoardMode mode, int place) {
        if (mode == BoardMode.DETECTIVE) {
            return table.jobs().stream().mapToInt(job::of).sum();
        }
        if (table.line().ending() == LineEnding.NONE) {
            return 0;
        }
        boolean comradesChair = mode == BoardMode.COMRADES_ONLY || place == 1;
        return (comradesChair ? comrades : company).of(table.line());
    }
}
