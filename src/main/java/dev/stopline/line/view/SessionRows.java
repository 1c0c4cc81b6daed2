package dev.stopline.line.view;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** The stored list of sessions. */
interface SessionRows extends Repository<SessionRow, String> {

    SessionRow save(SessionRow row);

    Optional<SessionRow> findById(String sessionId);

    void deleteAllInBatch();

    @Query("""
            select row from SessionRow row
            where row.openedAt < :before or (row.openedAt = :before and row.sessionId < :id)
            order by row.openedAt desc, row.sessionId desc""")
    List<SessionRow> before(Instant before, String id, Limit limit);

    @Query("""
            select row from SessionRow row
            where row.sessionId in :ids
              and (row.openedAt < :before or (row.openedAt = :before and row.sessionId < :id))
            order by row.openedAt desc, row.sessionId desc""")
    List<SessionRow> before(Collection<String> ids, Instant before, String id, Limit limit);

    @Query("select max(row.changedAt) from SessionRow row")
    Optional<Instant> newestChange();
}
