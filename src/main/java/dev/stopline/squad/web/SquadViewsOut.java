package dev.stopline.squad.web;

import dev.stopline.squad.content.Texture;
import dev.stopline.squad.content.TextureSection;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.Prompt;
import dev.stopline.squad.rules.SquadState;
import java.util.Arrays;
import org.springframework.stereotype.Component;

/** Puts boards into answers, with the lines of the texture. */
@Component
class SquadViewsOut {

    private final Texture texture;

    SquadViewsOut(Texture texture) {
        this.texture = texture;
    }

    /** The board of a career as far as its player has seen it. */
    SquadView of(SquadState seen) {
        return new SquadView(Glimpse.of(seen), prompt(Prompt.of(seen)));
    }

    private SquadView.PromptOut prompt(Prompt prompt) {
        return new SquadView.PromptOut(
                prompt.sentence(),
                prompt.waits(),
                prompt.waits().operation(),
                prompt.advice().stream().map(this::line).toList(),
                prompt.values(),
                prompt.firstStep(),
                prompt.dieIsFinal());
    }

    private String line(Prompt.Line line) {
        var section = Arrays.stream(TextureSection.values())
                .filter(each -> each.property().equals(line.section()))
                .findFirst()
                .orElseThrow();
        return texture.line(section, line.key());
    }
}
