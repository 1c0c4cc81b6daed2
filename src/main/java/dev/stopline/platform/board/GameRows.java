package dev.stopline.platform.board;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.NoRepositoryBean;
import org.springframework.data.repository.Repository;

/**
 * A stored list of games.
 *
 * @param <R> a game in it
 */
@NoRepositoryBean
public interface GameRows<R extends GameRow> extends Repository<R, String> {

    /** Stores a row. */
    R save(R row);

    /** The row of a game. */
    Optional<R> findById(String gameId);

    /** Empties the list. */
    void deleteAllInBatch();

    /** A page of all games that are listed for all, the newest first. */
    @Query("""
            select row from #{#entityName} row
            where row.listed and (row.openedAt < :before or (row.openedAt = :before and row.gameId < :id))
            order by row.openedAt desc, row.gameId desc""")
    List<R> before(Instant before, String id, Limit limit);

    /** A page of these games, the newest first. */
    @Query("""
            select row from #{#entityName} row
            where row.gameId in :ids
              and (row.openedAt < :before or (row.openedAt = :before and row.gameId < :id))
            order by row.openedAt desc, row.gameId desc""")
    List<R> before(Collection<String> ids, Instant before, String id, Limit limit);

    /** When a row last changed. */
    @Query("select max(row.changedAt) from #{#entityName} row")
    Optional<Instant> newestChange();
}
