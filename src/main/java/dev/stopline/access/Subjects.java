package dev.stopline.access;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

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

    /** Lets nobody else hold this person until the caller's transaction ends: what they do at once is done one by one. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void hold(String id) {
        jdbc.sql("select id from subject where id = ? for update")
                .param(id)
                .query(String.class)
                .optional();
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
