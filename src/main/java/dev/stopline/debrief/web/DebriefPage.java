package dev.stopline.debrief.web;

import dev.stopline.debrief.line.LineDebrief;
import dev.stopline.debrief.squad.SquadDebrief;
import dev.stopline.debrief.squad.SquadDecision;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.squad.rules.Names;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** A debrief as one plain page. */
@Component
class DebriefPage {

    private final PlainPage page;

    DebriefPage(PlainPage page) {
        this.page = page;
    }

    ResponseEntity<String> of(LineDebrief debrief) {
        return page.of("debrief/line", Map.of("debrief", debrief));
    }

    ResponseEntity<String> of(SquadDebrief debrief) {
        var rows = debrief.decisions().stream().map(SquadDecision::decision).toList();
        return page.of("debrief/squad", Map.of("debrief", debrief, "rows", rows, "names", new Names()));
    }
}
