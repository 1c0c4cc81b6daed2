package dev.stopline.platform.playtest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.NoRepositoryBean;
import org.springframework.data.repository.Repository;

/**
 * The stored closed sessions or jobs of a game.
 *
 * @param <R> one of them
 */
@NoRepositoryBean
public interface PlayRows<R extends PlayRow<?>> extends Repository<R, String> {

    /** Stores a row, in place of the one of its id. */
    R save(R row);

    /** All rows, those that closed first at the front. */
    @Query("select row from #{#entityName} row order by row.closedAt, row.playId")
    List<R> all();

    /** When the newest of them closed. */
    @Query("select max(row.closedAt) from #{#entityName} row")
    Optional<Instant> newest();
}
