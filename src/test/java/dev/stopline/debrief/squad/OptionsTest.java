package dev.stopline.debrief.squad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Once;
import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a job left unused is what its player might have used, and nothing else. */
class OptionsTest {

    private static final String REROLL = "the Sergeant's reroll (S-GEN-14)";

    @Test
    @Rule({"S-GEN-14", "S-KIT-11"})
    void theRerollIsWootersOrStokersByADirectLine() {
        assertThat(Options.unused(job(Sergeant.WOOTERS))).containsExactly(REROLL);
        assertThat(Options.unused(job(Sergeant.STOKER, KitItem.DIRECT_LINE))).containsExactly(REROLL);
        assertThat(Options.unused(job(Sergeant.STOKER))).isEmpty();
        assertThat(Options.unused(job(Sergeant.OMARA, KitItem.DIRECT_LINE))).isEmpty();
    }

    @Test
    @Rule("S-EVO-03")
    void aRerollThatWasUsedOrThatNoDieCouldUseIsNotUnused() {
        var stoker = job(Sergeant.STOKER, KitItem.DIRECT_LINE);
        var used = stoker.withJob(stoker.job().withUsed(List.of(Once.SITREP)));
        var card = stoker.job().card();
        var right =
                stoker.withJob(stoker.job().withCard(card.withHasDeclared(true).withDeclared(card.trajectory())));

        assertThat(Options.unused(used)).isEmpty();
        assertThat(Options.unused(right)).isEmpty();
    }

    private static SquadState job(Sergeant sergeant, KitItem... kit) {
        var s = SquadState.INITIAL;
        return s.withDetective(s.detective().withKit(List.of(kit)))
                .withJob(s.job().withCard(s.job().card().withSergeant(sergeant)));
    }
}
