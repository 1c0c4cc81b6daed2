package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import java.util.List;

/** What the table waits for while the line is stopped (section 3.2). */
final class WaitInLine {

    private static final List<String> IM = List.of(Viewer.IM.text());

    private WaitInLine() {}

    static Wait of(LineState known) {
        var line = known.line();
        return switch (line.phase()) {
            case VOTE, REVOTE -> vote(line);
            case TIE_SENTENCES -> sentences(line);
            case MEETING -> meeting(known);
            case CUT_WINDOW -> cut(known);
            case NONE, CLOSED -> new Wait(Waits.NOTHING, List.of());
        };
    }

    private static Wait vote(Line line) {
        // Who has pointed nobody may know before three: while one is missing, all are waited for.
        return line.cast() < line.voters().size() ? new Wait(Waits.FINGERS, line.voters()) : new Wait(Waits.THREE, IM);
    }

    private static Wait sentences(Line line) {
        var silent = line.tiedPointers().stream()
                .filter(seat -> owesSentence(line, seat))
                .toList();
        return silent.isEmpty() ? new Wait(Waits.REVOTE, IM) : new Wait(Waits.SENTENCES, silent);
    }

    /** Whether a seat still owes its sentence (L-VOTE-06). */
    static boolean owesSentence(Line line, String seat) {
        return line.tiedPointers().contains(seat)
                && !line.skipped().contains(seat)
                && line.sentences().stream().noneMatch(each -> each.seat().equals(seat));
    }

    private static Wait meeting(LineState known) {
        var line = known.line();
        boolean companyAsks = known.mode() == Mode.COMPANY_ONLY;
        if (line.openQuestion().isPresent()) {
            return new Wait(Waits.ANSWER, known.mode().hasCell() ? seats(known, Table.COMRADES) : IM);
        }
        // Whoever asks may have asked enough: then the Incident Master closes (L-MEET-08).
        return new Wait(Waits.QUESTION, companyAsks && line.mayBeAsked() ? withIm(seats(known, Table.COMPANY)) : IM);
    }

    private static Wait cut(LineState known) {
        var line = known.line();
        boolean seated = known.mode().seats(Table.COMPANY);
        if (line.grounds().stream().anyMatch(each -> each.verdict() == Line.Verdict.PENDING)) {
            return new Wait(Waits.RULING, IM);
        }
        if (line.acceptedGround().isPresent() || !seated) {
            return new Wait(Waits.APPROVAL, seated ? withIm(able(known)) : IM);
        }
        return new Wait(Waits.GROUND, withIm(seats(known, Table.COMPANY)));
    }

    /** L-CUT-02, AMB-13: Finance & Legal, or whoever may borrow Approve-cut where that role is not seated. */
    static List<String> approvers(LineState known) {
        return known.setup()
                .holding(Role.FINANCE_LEGAL)
                .map(each -> List.of(each.seat()))
                .orElseGet(() -> seats(known, Table.COMPANY));
    }

    /** AMB-12: by the strict reading nobody approves without an action. */
    private static List<String> able(LineState known) {
        boolean strict = known.ruleset().is(RulesetKey.APPROVE_CUT_ACTION, "STRICT");
        return approvers(known).stream()
                .filter(seat -> !strict || known.sheet().leftOf(seat) > 0)
                .toList();
    }

    /** What the seats let be, the Incident Master brings to its end. */
    private static List<String> withIm(List<String> seats) {
        return Lists.plus(seats, Viewer.IM.text());
    }

    private static List<String> seats(LineState known, Table table) {
        return known.setup().at(table).stream().map(Setup.Seated::seat).toList();
    }
}
