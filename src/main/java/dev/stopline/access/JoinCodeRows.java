package dev.stopline.access;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored codes. */
@Repository
class JoinCodeRows {

    private static final String SELECT =
            "select game_id, kind, seat, epoch, expires_at, used_at from join_code where code_hash = ?";

    private final JdbcClient jdbc;

    JoinCodeRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    record Row(Place place, long epoch, Instant expiresAt, boolean used) {}

    void replace(Place place, byte[] hash, long epoch, Instant expires) {
        jdbc.sql("delete from join_code where game_id = ? and kind = ? and seat = ?")
                .params(place.gameId(), place.kind().name(), place.seat())
                .update();
        jdbc.sql("insert into join_code (code_hash, game_id, kind, seat, epoch, expires_at) values (?, ?, ?, ?, ?, ?)")
                .params(
                        hash,
                        place.gameId(),
                        place.kind().name(),
                        place.seat(),
                        epoch,
                        expires.atOffset(ZoneOffset.UTC))
                .update();
    }

    Optional<Row> find(byte[] hash) {
        return jdbc.sql(SELECT).param(hash).query(JoinCodeRows::row).optional();
    }

    /** Finds a code and holds it until the transaction ends, so that it is redeemed once. */
    Optional<Row> lock(byte[] hash) {
        return jdbc.sql(SELECT + " for update")
                .param(hash)
                .query(JoinCodeRows::row)
                .optional();
    }

    void use(byte[] hash) {
        jdbc.sql("update join_code set used_at = now() where code_hash = ?")
                .param(hash)
                .update();
    }

    private static Row row(ResultSet row, int number) throws SQLException {
        var kind = Place.Kind.valueOf(row.getString("kind"));
        return new Row(
                new Place(row.getString("game_id"), kind, row.getString("seat")),
                row.getLong("epoch"),
                row.getObject("expires_at", OffsetDateTime.class).toInstant(),
                row.getObject("used_at") != null);
    }
}
