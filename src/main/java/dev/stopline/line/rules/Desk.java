package dev.stopline.line.rules;

import java.util.Arrays;
import java.util.List;

/** What lies before one side alone: the part of a board that differs by who looks at it (section 3.5). */
public sealed interface Desk permits Desk.CompanySeat, Desk.ComradesSeat, Desk.Bystander, ImDesk {

    /**
     * A seat of the Company.
     *
     * @param verbs the verbs on the role's card
     * @param borrowable the verbs of roles that nobody at the table holds (L-ACT-08)
     */
    record CompanySeat(
            String seat,
            Role role,
            List<Verb> verbs,
            List<Verb> borrowable,
            GlimpseOfTable table,
            GlimpseOfEvidence evidence)
            implements Desk {

        public CompanySeat {
            verbs = List.copyOf(verbs);
            borrowable = List.copyOf(borrowable);
        }
    }

    /**
     * A seat of the cell.
     *
     * @param verbs the verbs on the role's card
     * @param borrowable the verbs of roles that nobody at the table holds (L-ACT-08)
     * @param coverLines the operator's lines for the meeting (GAP-44)
     * @param clueCounts how many clues each hire has; empty unless the mode is comrades-only (GAP-44)
     */
    record ComradesSeat(
            String seat,
            Role role,
            List<Verb> verbs,
            List<Verb> borrowable,
            GlimpseOfTable table,
            GlimpseOfCover cover,
            List<CaseCard.MeetingLine> coverLines,
            List<ClueCount> clueCounts)
            implements Desk {

        public ComradesSeat {
            verbs = List.copyOf(verbs);
            borrowable = List.copyOf(borrowable);
            coverLines = List.copyOf(coverLines);
            clueCounts = List.copyOf(clueCounts);
        }
    }

    /** A spectator, or a seat that is not taken: nothing of its own. */
    record Bystander() implements Desk {}

    /** How many clues a hire has. */
    record ClueCount(int hire, int clues) {}

    static Desk of(LineState seen, Viewer viewer) {
        return switch (viewer) {
            case Viewer.IncidentMaster im -> ImDesk.of(seen);
            case Viewer.Spectator spectator -> new Bystander();
            case Viewer.Service service -> new Bystander();
            case Viewer.Seat seat ->
                seen.setup()
                        .seat(seat.id())
                        .map(each -> each.table() == Table.COMPANY ? company(seen, each) : comrades(seen, each))
                        .orElseGet(Bystander::new);
        };
    }

    private static Desk company(LineState seen, Setup.Seated seat) {
        return new CompanySeat(
                seat.seat(),
                seat.role(),
                Verb.of(seat.role()),
                borrowable(seen, seat.table()),
                GlimpseOfTable.of(seen, seat.table()),
                GlimpseOfEvidence.of(seen));
    }

    private static Desk comrades(LineState seen, Setup.Seated seat) {
        return new ComradesSeat(
                seat.seat(),
                seat.role(),
                Verb.of(seat.role()),
                borrowable(seen, seat.table()),
                GlimpseOfTable.of(seen, seat.table()),
                GlimpseOfCover.of(seen.cover()),
                seen.setup().coverLines(),
                clueCounts(seen));
    }

    private static List<Verb> borrowable(LineState seen, Table table) {
        return Arrays.stream(Verb.values())
                .filter(verb -> verb.table() == table)
                .filter(verb -> seen.setup().holding(verb.role()).isEmpty())
                .toList();
    }

    private static List<ClueCount> clueCounts(LineState seen) {
        if (seen.mode() != Mode.COMRADES_ONLY) {
            return List.of();
        }
        return seen.hires().stream()
                .map(hire -> new ClueCount(hire.number(), (int) seen.evidence().counted().stream()
                        .filter(each -> each == hire.number())
                        .count()))
                .toList();
    }
}
