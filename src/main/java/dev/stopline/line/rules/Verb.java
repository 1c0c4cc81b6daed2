package dev.stopline.line.rules;

import java.util.Arrays;
import java.util.List;

/** GAP-03, GAP-04, L-VERB-01..04: the verbs, the role that has each on its card, and what a success of each does. */
public enum Verb {
    PULL_LOG(Role.SECOPS, Kind.LOOKUP),
    ISOLATE(Role.SECOPS, Kind.CLOSES),
    SCOPE(Role.SECOPS, Kind.CLOSES_LISTED),
    VERIFY(Role.HR, Kind.INFORMS),
    PROBE_INTERVIEW(Role.HR, Kind.INFORMS),
    QUESTION_HIRE(Role.HR, Kind.LOOKUP),
    CHECK_PAYEE(Role.FINANCE_LEGAL, Kind.INFORMS),
    HOLD_PAYMENT(Role.FINANCE_LEGAL, Kind.CLOSES),
    APPROVE_CUT(Role.FINANCE_LEGAL, Kind.CUTS),
    REVIEW(Role.SCRIBE, Kind.CLOSES_LISTED),
    PERFORM(Role.FACE, Kind.SETS_UP),
    FORGE_DOC(Role.FACE, Kind.SCORES),
    HOP(Role.REMOTE, Kind.SETS_UP),
    USE_KEY(Role.REMOTE, Kind.SCORES),
    RELAY(Role.REMOTE, Kind.SCORES),
    ROUTE_WAGE(Role.MONEY, Kind.SCORES),
    SWAP_PAYEE(Role.MONEY, Kind.SCORES),
    CASH_OUT(Role.MONEY, Kind.SCORES);

    /** What a success of a verb does. */
    public enum Kind {
        /** L-VERB-01: Payoff rises. */
        SCORES,
        /** L-VERB-02: Payoff falls. */
        CLOSES,
        /** L-VERB-03: closes a control that the card lists, otherwise informs. */
        CLOSES_LISTED,
        /** L-VERB-05: a fact becomes a clue. */
        INFORMS,
        /** GAP-30: prepares the ground; story only. */
        SETS_UP,
        /** L-LOOK-01: spends a lookup and never rolls. */
        LOOKUP,
        /** L-CUT-15: Approve-cut, which never rolls. */
        CUTS
    }

    private final Role role;
    private final Kind kind;

    Verb(Role role, Kind kind) {
        this.role = role;
        this.kind = kind;
    }

    /** The role that has the verb on its card. */
    public Role role() {
        return role;
    }

    /** What a success of it does. */
    public Kind kind() {
        return kind;
    }

    /** The table whose verb it is. */
    public Table table() {
        return role.table();
    }

    /** Whether a success would score (L-VERB-01). */
    public boolean scores() {
        return kind == Kind.SCORES;
    }

    /** L-ACT-03: whether it may be rolled at all. */
    public boolean rolls() {
        return kind != Kind.LOOKUP && kind != Kind.CUTS;
    }

    /** Whether it may be declared without naming a hire. */
    public boolean needsNoHire() {
        return switch (this) {
            case ISOLATE, SCOPE, REVIEW, PERFORM, HOP -> true;
            case PULL_LOG, VERIFY, PROBE_INTERVIEW, QUESTION_HIRE, CHECK_PAYEE, HOLD_PAYMENT, APPROVE_CUT -> false;
            case FORGE_DOC, USE_KEY, RELAY, ROUTE_WAGE, SWAP_PAYEE, CASH_OUT -> false;
        };
    }

    /** GAP-32: whether it moves money through the hire's account, which a hold stops. */
    public boolean needsOpenAccount() {
        return this == ROUTE_WAGE || this == CASH_OUT;
    }

    /** GAP-13: the record types that an inform success of it may uncover; empty if it never informs. */
    public List<RecordType> checks() {
        return switch (this) {
            case VERIFY, REVIEW -> List.of(RecordType.PROCESS);
            case CHECK_PAYEE -> List.of(RecordType.MONEY);
            case SCOPE -> List.of(RecordType.DEVICE);
            // GAP-13: an inconsistency keeps its own type, so any type that is on file may come out.
            case PROBE_INTERVIEW -> List.of(RecordType.PROCESS, RecordType.MONEY, RecordType.DEVICE);
            case PULL_LOG, QUESTION_HIRE -> List.of(RecordType.PROCESS, RecordType.MONEY, RecordType.DEVICE);
            case ISOLATE, HOLD_PAYMENT, APPROVE_CUT, PERFORM, FORGE_DOC, HOP, USE_KEY, RELAY -> List.of();
            case ROUTE_WAGE, SWAP_PAYEE, CASH_OUT -> List.of();
        };
    }

    /** The verbs on a role's card, in their printed order. */
    public static List<Verb> of(Role role) {
        return Arrays.stream(values()).filter(verb -> verb.role == role).toList();
    }
}
