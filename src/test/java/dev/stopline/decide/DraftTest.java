package dev.stopline.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DraftTest {

    private final Draft<Integer, String> draft = new Draft<>(10, (sum, word) -> sum + word.length());

    @Test
    void aDraftWithoutEventsIsPlayedAsNone() {
        assertThat(draft.state()).isEqualTo(10);
        assertThat(draft.played()).isEqualTo(new Ruling.Played<>(List.of()));
    }

    @Test
    void laterEventsAreDecidedOnTheMovedState() {
        draft.emit("one");
        draft.emit("state was " + draft.state());

        assertThat(draft.state()).isEqualTo(10 + 3 + 12);
        assertThat(draft.played()).isEqualTo(new Ruling.Played<>(List.of("one", "state was 13")));
    }

    @Test
    void aConditionThatDoesNotHoldEmitsNothingAndMovesNothing() {
        draft.emitIf(false, "never");
        draft.emitIf(true, "yes");

        assertThat(draft.state()).isEqualTo(13);
        assertThat(draft.played()).isEqualTo(new Ruling.Played<>(List.of("yes")));
    }

    @Test
    void aRulingKeepsTheEventsItWasMadeOf() {
        draft.emit("one");
        var ruling = draft.played();
        draft.emit("two");

        assertThat(ruling).isEqualTo(new Ruling.Played<>(List.of("one")));
    }
}
