package dev.stopline.squad.rules;

/**
 * What an earlier case left for a later one (S-GEN-19).
 *
 * @param value how much
 * @param condition what it waits for: a territory, a job type, a faction, a contact's id or a case number; empty = the next job
 */
public record Pending(PendingKind kind, int value, String condition) {

    /** Something for the next job, whatever it is. */
    public static Pending of(PendingKind kind, int value) {
        return new Pending(kind, value, "");
    }
}
