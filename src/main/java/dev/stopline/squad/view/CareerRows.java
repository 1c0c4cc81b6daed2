package dev.stopline.squad.view;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** The stored list of careers. */
interface CareerRows extends Repository<CareerRow, String> {

    CareerRow save(CareerRow row);

    Optional<CareerRow> findById(String careerId);

    void deleteAllInBatch();

    @Query("""
            select row from CareerRow row
            where row.openedAt < :before or (row.openedAt = :before and row.careerId < :id)
            order by row.openedAt desc, row.careerId desc""")
    List<CareerRow> before(Instant before, String id, Limit limit);

    @Query("""
            select row from CareerRow row
            where row.careerId in :ids
              and (row.openedAt < :before or (row.openedAt = :before and row.careerId < :id))
            order by row.openedAt desc, row.careerId desc""")
    List<CareerRow> before(Collection<String> ids, Instant before, String id, Limit limit);

    @Query("select max(row.changedAt) from CareerRow row")
    Optional<Instant> newestChange();
}
