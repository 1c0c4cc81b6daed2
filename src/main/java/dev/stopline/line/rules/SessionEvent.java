package dev.stopline.line.rules;

import java.util.List;

/** From the opening of a session to the start of its case. */
public sealed interface SessionEvent extends LineEvent {

    record SessionCreated(Mode mode) implements SessionEvent {}

    /** Which card the session is meant for. */
    record CardChosen(String cardId) implements SessionEvent {}

    /** Ours: the session is played on a shared board, which has this name in the whole service. */
    record BoardDealt(String board) implements SessionEvent {}

    /** Ours: the board has ended at every table: what was sealed may be shown. */
    record BoardOpened() implements SessionEvent {}

    /** A value of the ruleset that everybody may read now. */
    record RulesetOverridden(RulesetKey key, String value, String previous) implements SessionEvent {}

    /** A value of the ruleset that only the Incident Master may read yet. */
    record RulesetNoted(RulesetKey key, String value, String previous) implements SessionEvent {}

    /** The server has committed to its dice: SHA-256 of the seed, 64 hex digits. */
    record DiceCommitted(String commitment) implements SessionEvent {}

    /** The public half of a loaded card. */
    record HiresListed(String title, List<ListedHire> hires, List<CaseCard.FileEntry> file) implements SessionEvent {
        public HiresListed {
            hires = List.copyOf(hires);
            file = List.copyOf(file);
        }
    }

    /** A hire as everybody knows it. */
    record ListedHire(int number, String name) {}

    /** The hidden half of a loaded card: all of it. */
    record CaseCardSealed(CaseCard card) implements SessionEvent {}

    /** GAP-44: what the cell knows: who its operator is, and the operator's lines. */
    record OperatorShown(int hire, List<CaseCard.MeetingLine> coverLines) implements SessionEvent {
        public OperatorShown {
            coverLines = List.copyOf(coverLines);
        }
    }

    record PlayerSeated(String seat, Table table, Role role) implements SessionEvent {}

    record SpectatorAdmitted(int admitted) implements SessionEvent {}

    /** L-SETUP-11: what a call costs has been said. */
    record OpeningBriefed(int callPayoff, int callExposure) implements SessionEvent {}

    record CaseStarted() implements SessionEvent {}

    record ReadingNoteRecorded(String text) implements SessionEvent {}

    /** Ours: the session was abandoned; no ending is read. */
    record CaseAbandoned(String reason) implements SessionEvent {}
}
