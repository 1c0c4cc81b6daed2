package dev.stopline.line.rules;

import java.util.Arrays;
import java.util.List;

/** GAP-03, GAP-04: the roles of the two tables; one seat a role. */
public enum Role {
    SECOPS(Table.COMPANY),
    HR(Table.COMPANY),
    FINANCE_LEGAL(Table.COMPANY),
    SCRIBE(Table.COMPANY),
    FACE(Table.COMRADES),
    REMOTE(Table.COMRADES),
    MONEY(Table.COMRADES);

    private final Table table;

    Role(Table table) {
        this.table = table;
    }

    /** The table that the role sits at. */
    public Table table() {
        return table;
    }

    /** The roles of a table, in their printed order. */
    public static List<Role> of(Table table) {
        return Arrays.stream(values()).filter(role -> role.table == table).toList();
    }
}
