package dev.stopline.platform.local;

import java.nio.file.Path;
import java.sql.DriverManager;

/** A service of its own process: commits row after row and says so after each, until it is killed. */
final class CommittingWriter {

    private CommittingWriter() {}

    /** Writes into the database of the data folder named first. */
    public static void main(String[] arguments) throws Exception {
        var database = EmbeddedDatabase.start(DataFolder.claim(Path.of(arguments[0])));
        try (var connection = DriverManager.getConnection(database.jdbcUrl(), "postgres", "");
                var statement = connection.createStatement()) {
            statement.execute("create table written (number int primary key)");
            for (int number = 1; ; number++) {
                statement.execute("insert into written values (" + number + ")");
                System.out.println("committed " + number);
                System.out.flush();
            }
        }
    }
}
