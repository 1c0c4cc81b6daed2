package dev.stopline.squad.rules;

/**
 * S-SESS-01: the session.
 *
 * @param number from 1; 0 = none has been opened
 * @param open whether it is going on; otherwise it is the last one
 * @param slotsUsed action slots used, favours paid included
 * @param slotsLeft how many are left of the three
 * @param shadows how many Shadow Phases it has had
 * @param leadRetired whether a Lead has been retired at its start (S-TOK-07)
 * @param window whether the chain has just come to a stage from which the Interdict may be declared at once
 */
public record GlimpseOfSession(
        int number,
        boolean open,
        SessionMode mode,
        int slotsUsed,
        int slotsLeft,
        int shadows,
        boolean leadRetired,
        boolean window) {

    static GlimpseOfSession of(SquadState seen) {
        var session = seen.job().session();
        boolean open = seen.job().phase() == JobPhase.IN_SESSION;
        boolean acts = open && session.mode() == SessionMode.NORMAL;
        return new GlimpseOfSession(
                session.number(),
                open,
                session.mode(),
                session.slots(),
                acts ? Math.max(0, Session.SLOTS - session.slots()) : 0,
                session.shadows(),
                session.leadRetired(),
                session.window());
    }
}
