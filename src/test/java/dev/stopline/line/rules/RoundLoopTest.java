package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class RoundLoopTest {

    @Test
    @Rule("L-ROUND-03")
    void theTierAloneMayBeSaidAtTheReveal() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY);
        assertThat(played.im(new RoundCommand.AnnounceReveal("", "")))
                .containsExactly(new RoundEvent.RevealAnnounced(Tier.NOISY, ""));
        played.refuses(BAD_REQUEST, Move.of(Viewer.IM, new RoundCommand.Narrate("", Hearers.ALL, "", "")));
    }
}
