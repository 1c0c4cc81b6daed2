package dev.stopline.access;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The persons that are known, each by an opaque id and nothing else. */
@Repository
public class Subjects {

    private final JdbcClient jdbc;

    Subjects(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Makes somebody known; answers the new id. */
    String create() {
        var id = UUID.randomUUID().toString();
        jdbc.sql("insert into subject (id, created_at) values (?, now())")
                .param(id)
                .update();
        return id;
    }

    /** Those of the ids that nobody has, in their order. */
    public List<String> unknown(Collection<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        var known = new TreeSet<>(jdbc.sql("select id from subject where id in (:ids)")
                .param("ids", ids)
                .query(String.class)
                .list());
        return ids.stream().filter(each -> !known.contains(each)).toList();
    }
}
