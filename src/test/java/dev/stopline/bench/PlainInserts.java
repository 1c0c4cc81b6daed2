package dev.stopline.bench;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;

/** The same rows in the same table without the service: those of one move in one transaction, over plain JDBC. */
final class PlainInserts {

    private static final String ROWS = """
            select type, time_stamp, payload_type, payload_revision, payload::text, meta_data::text,
                   meta_data ->> 'correlationId' as move
            from domain_event where type = ?
            order by global_index desc limit 4000""";
    private static final String INSERT = """
            insert into domain_event (event_identifier, aggregate_identifier, sequence_number, type, time_stamp,
                payload_type, payload_revision, payload, meta_data) values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)""";

    private final JdbcConnectionDetails database;
    private final List<List<Row>> moves;
    private final String sql;
    private final AtomicInteger next = new AtomicInteger();

    private PlainInserts(JdbcConnectionDetails database, List<List<Row>> moves, String sql) {
        this.database = database;
        this.moves = moves;
        this.sql = sql;
    }

    private record Row(String type, String time, String name, String revision, String payload, String metaData) {}

    /** Inserts of the rows of the moves that the service stored last in this kind of game. */
    static PlainInserts ofLastMoves(JdbcConnectionDetails database, String game) throws SQLException {
        var moves = new LinkedHashMap<String, List<Row>>();
        try (var connection = connect(database);
                var statement = connection.prepareStatement(ROWS)) {
            statement.setString(1, game);
            var rows = statement.executeQuery();
            while (rows.next()) {
                moves.computeIfAbsent(rows.getString("move"), move -> new ArrayList<>())
                        .addFirst(row(rows));
            }
        }
        if (moves.size() < 2) {
            throw new IllegalStateException("the service has stored no moves");
        }
        // The rows of the last one may have been cut off by the limit.
        moves.pollLastEntry();
        return new PlainInserts(database, List.copyOf(moves.values()), INSERT);
    }

    /**
     * Inserts of single rows as the service stored them last, into a table like its own that nobody reads: those of an
     * event, in its own table, would be taken for what happened in it.
     */
    static PlainInserts ofSingleRows(JdbcConnectionDetails database) throws SQLException {
        try (var connection = connect(database);
                var statement = connection.createStatement()) {
            statement.execute("create table if not exists plain_event (like domain_event including all)");
            var rows = statement.executeQuery(ROWS.replace("where type = ?", ""));
            var moves = new ArrayList<List<Row>>();
            while (rows.next()) {
                moves.add(List.of(row(rows)));
            }
            return new PlainInserts(database, List.copyOf(moves), INSERT.replace("domain_event", "plain_event"));
        }
    }

    private static Row row(ResultSet rows) throws SQLException {
        return new Row(
                rows.getString(1),
                rows.getString(2),
                rows.getString(3),
                rows.getString(4),
                rows.getString(5),
                rows.getString(6));
    }

    private static Connection connect(JdbcConnectionDetails database) throws SQLException {
        return DriverManager.getConnection(database.getJdbcUrl(), database.getUsername(), database.getPassword());
    }

    /** How many rows a move has, on average. */
    double rowsPerMove() {
        return moves.stream().mapToInt(List::size).average().orElseThrow();
    }

    /** A caller that inserts one move's rows after another on a connection of its own. */
    Load.Worker worker() {
        try {
            return new Inserter(connect(database));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private final class Inserter implements Load.Worker {

        private final Connection connection;
        private final java.sql.PreparedStatement insert;

        /** As long as the id of a real game, and never one. */
        private final String game = "line-" + UUID.randomUUID();

        private long sequence;

        Inserter(Connection connection) throws SQLException {
            this.connection = connection;
            connection.setAutoCommit(false);
            this.insert = connection.prepareStatement(sql);
        }

        @Override
        public void work() throws SQLException {
            for (var row : moves.get(Math.floorMod(next.getAndIncrement(), moves.size()))) {
                insert.setString(1, UUID.randomUUID().toString());
                insert.setString(2, game);
                insert.setLong(3, sequence++);
                insert.setString(4, row.type());
                insert.setString(5, row.time());
                insert.setString(6, row.name());
                insert.setString(7, row.revision());
                insert.setString(8, row.payload());
                insert.setString(9, row.metaData());
                insert.addBatch();
            }
            insert.executeBatch();
            connection.commit();
        }

        @Override
        public void close() {
            try {
                connection.close();
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
