package dev.stopline.line.web;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;

/** Sessions that stand at an open vote: every seat may move at once, and again and again. */
final class VotingTable {

    private VotingTable() {}

    static LineTable open(Http http) {
        var table = acting(http);
        table.played("hr", "/stop-the-line", "{}");
        return table;
    }

    /** A session right before the line is stopped. */
    static LineTable acting(Http http) {
        var table = LineTable.open(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        table.im("/opening-briefing", "{}");
        table.im("/start", "");
        table.im("/reveals", "{\"eventId\": \"e11\", \"text\": \"Noisy.\"}");
        table.im("/steps", "{\"step\": \"DISCUSS\"}");
        table.im("/steps", "{\"step\": \"ACT\"}");
        return table;
    }
}
