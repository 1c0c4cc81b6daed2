package dev.stopline.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How many rows stand in each table that a request can write to. */
public final class StoredRows {

    private static final List<String> TABLES =
            List.of("domain_event", "join_code", "seat_holder", "subject", "line_card", "dice_seed");

    private StoredRows() {}

    /** The rows of each now. */
    public static Map<String, Long> count(JdbcClient jdbc) {
        return TABLES.stream()
                .collect(Collectors.toMap(
                        table -> table,
                        table -> jdbc.sql("select count(*) from " + table)
                                .query(Long.class)
                                .single()));
    }
}
