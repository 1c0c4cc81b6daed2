package dev.stopline.platform.dice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.Seed;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@StoplineTest
class DiceTrayTest {

    @Autowired
    DiceTray tray;

    @Autowired
    SeedVault vault;

    @Autowired
    JdbcClient jdbc;

    @Autowired
    PlatformTransactionManager transactions;

    private final String game = UUID.randomUUID().toString();

    private int seeds() {
        return jdbc.sql("select count(*) from dice_seed where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
    }

    @Test
    void entered_faces_come_in_their_order_and_need_no_seed() {
        var dice = tray.dice(new SeedPlace(game, "case"), DiceSource.ENTERED, List.of(17, 4));
        assertThat(dice.roll(RollRequest.one("S1/R1", Die.D20)).face()).isEqualTo(17);
        assertThat(dice.roll(RollRequest.one("S1/R2", Die.D20)).face()).isEqualTo(4);
        assertThat(seeds()).isZero();
    }

    @Test
    void server_dice_are_the_same_on_every_lay_out_and_bound_by_their_commitment() {
        var roll = RollRequest.one("S1/R1/COMPANY/C1/d20", Die.D20);
        var first = tray.dice(new SeedPlace(game, "case"), DiceSource.SERVER, List.of());
        var second = tray.dice(new SeedPlace(game, "case"), DiceSource.SERVER, List.of());
        assertThat(first.roll(roll)).isEqualTo(second.roll(roll));
        assertThat(new Commitment(first.commitment()).binds(Seed.ofHex(second.reveal())))
                .isTrue();
        assertThat(seeds()).isEqualTo(1);
    }

    @Test
    void each_game_and_each_span_has_a_seed_of_its_own() {
        var here = vault.seedOf(game, "case").hex();
        assertThat(vault.seedOf(game, "J1").hex()).isNotEqualTo(here);
        assertThat(vault.seedOf(UUID.randomUUID().toString(), "case").hex()).isNotEqualTo(here);
    }

    @Test
    void dice_that_are_not_thrown_leave_no_seed() {
        tray.dice(new SeedPlace(game, "case"), DiceSource.SERVER, List.of());
        assertThat(seeds()).isZero();
    }

    @Test
    void a_seed_is_kept_with_the_move_that_needed_it_or_not_at_all() {
        new TransactionTemplate(transactions).executeWithoutResult(status -> {
            vault.seedOf(game, "case");
            status.setRollbackOnly();
        });
        assertThat(seeds()).isZero();
    }
}
