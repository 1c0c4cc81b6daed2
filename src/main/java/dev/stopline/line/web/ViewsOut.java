package dev.stopline.line.web;

import dev.stopline.line.content.Scripts;
import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Prompt;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.board.Seen;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Puts boards into answers, with the words of the scripts. */
@Component
class ViewsOut {

    private final Scripts scripts;

    ViewsOut(Scripts scripts) {
        this.scripts = scripts;
    }

    LineView of(Seen<LineState, LineEvent, Viewer> seen) {
        return new LineView(Glimpse.of(seen.known(), seen.viewer()), prompt(seen.known(), seen.viewer()));
    }

    private LineView.PromptOut prompt(LineState known, Viewer viewer) {
        var prompt = Prompt.of(known, viewer);
        return new LineView.PromptOut(
                prompt.sentence(),
                prompt.waits(),
                prompt.from(),
                prompt.operationId(),
                prompt.advice().isEmpty() ? "" : scripts.prompt(prompt.advice(), values(prompt.values())),
                prompt.cues().stream().map(this::cue).toList(),
                prompt.dieIsFinal());
    }

    private LineView.CueOut cue(Prompt.Cue cue) {
        var moment = Objects.requireNonNull(scripts.moments().get(cue.moment()));
        return new LineView.CueOut(cue.moment(), scripts.say(cue.moment(), values(cue.values())), moment.remember());
    }

    private static Map<String, String> values(List<Prompt.Value> values) {
        return values.stream().collect(Collectors.toMap(Prompt.Value::name, Prompt.Value::text));
    }
}
