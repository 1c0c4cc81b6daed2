package dev.stopline.platform.dice;

import dev.stopline.dice.Seed;
import java.util.HexFormat;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Keeps the seed of each span of a game secret until a move reveals it, and afterwards for whoever checks the dice. */
@Component
public class SeedVault {

    private final JdbcClient jdbc;
    private final SeedSource source;

    /** A vault that takes fresh seeds from this source. */
    public SeedVault(JdbcClient jdbc, SeedSource source) {
        this.jdbc = jdbc;
        this.source = source;
    }

    /**
     * The seed of a span, made in the caller's transaction when it is first asked for: always the same one afterwards,
     * on every node.
     *
     * @param gameId the game
     * @param span the part of the game that one seed covers ({@code case})
     */
    @Transactional
    public Seed seedOf(String gameId, String span) {
        return find(gameId, span).orElseGet(() -> make(gameId, span));
    }

    private Seed make(String gameId, String span) {
        jdbc.sql("insert into dice_seed (game_id, span, seed) values (?, ?, ?) on conflict do nothing")
                .params(gameId, span, HexFormat.of().parseHex(source.fresh().hex()))
                .update();
        // Another node may have been faster: its seed counts.
        return find(gameId, span).orElseThrow();
    }

    private Optional<Seed> find(String gameId, String span) {
        return jdbc.sql("select seed from dice_seed where game_id = ? and span = ?")
                .params(gameId, span)
                .query(byte[].class)
                .optional()
                .map(Seed::of);
    }

    /** Keeps this seed for a span that has none yet: for replaying a game whose seed is known. */
    @Transactional
    public void keep(String gameId, String span, Seed seed) {
        jdbc.sql("insert into dice_seed (game_id, span, seed) values (?, ?, ?) on conflict do nothing")
                .params(gameId, span, HexFormat.of().parseHex(seed.hex()))
                .update();
    }
}
