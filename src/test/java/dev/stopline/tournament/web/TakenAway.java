package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import java.util.List;

/** What is read of an event and taken away from it: nothing of an open board's card, and after the close all of it. */
final class TakenAway {

    /** All that an entrant reads of an event, before and after. */
    private static final List<String> PARTS = List.of(
            "",
            "/entrants",
            "/rounds/1",
            "/standings",
            "/my-tables",
            "/record",
            "/standings/csv",
            "/results/csv",
            "/result-sheet",
            "/certificates");

    private final EventDesk desk;

    TakenAway(EventDesk desk) {
        this.desk = desk;
    }

    /** While the board B1 is open, nothing that this reader may ask for has the mark in it, and there is no traveller. */
    void tellsNothing(Http reader, String mark) {
        for (var part : PARTS) {
            assertThat(text(reader, part)).as(part).isNotBlank().doesNotContain(mark);
        }
        for (var part : List.of("/boards/B1/traveller", "/boards/B1/traveller/page")) {
            stillOpen(reader.get(desk.path(part)));
        }
    }

    /** An answer that says that other tables still play the board. */
    static void stillOpen(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(403);
        assertThat(answer.json().get("code").asString()).isEqualTo("BOARD_STILL_OPEN");
    }

    /** Once the event is closed every form of it says the same, and the board B1 shows its card and where its tables parted. */
    void isWhole(Http reader, String cardId, int entrants) {
        var rows = desk.read("/standings").get("rows");
        assertThat(rows).hasSize(entrants);
        var record = desk.read("/record");
        assertThat(record.at("/standings/rows")).isEqualTo(rows);
        assertThat(record.at("/boards/0/cardId").asString()).isEqualTo(cardId);
        assertThat(text(reader, "/standings/csv").lines()).hasSize(entrants + 1);
        assertThat(text(reader, "/results/csv").lines()).hasSize(entrants + 1);
        assertThat(text(reader, "/certificates").split("class=\"certificate\"")).hasSize(entrants + 1);
        var sheet = text(reader, "/result-sheet");
        rows.forEach(row -> assertThat(sheet).contains(row.get("name").asString()));
        assertThat(sheet).contains(cardId).doesNotContain("<script");
        traveller(reader, entrants);
    }

    private void traveller(Http reader, int tables) {
        var sheet = reader.get(desk.path("/boards/B1/traveller"));
        assertThat(sheet.status()).as(sheet.text()).isEqualTo(200);
        assertThat(sheet.json().at("/traveller/tables")).hasSize(tables);
        var partings = sheet.json().at("/traveller/rows");
        assertThat(partings).as("where the tables parted").isNotEmpty();
        partings.forEach(row -> assertThat(row.get("options")).hasSizeGreaterThan(1));
        assertThat(text(reader, "/boards/B1/traveller/page")).contains("Entrant " + tables);
    }

    /** The standings for everybody, once the organizer has published them and not before. */
    void isPublished() {
        assertThat(desk.http().get(desk.path("/standings/public")).status()).isEqualTo(404);
        assertThat(desk.http().get(desk.path("/standings/public/page")).status())
                .isEqualTo(404);
        desk.played("/standings/publication", "{\"open\": true}");
        var everybody = desk.http().get(desk.path("/standings/public"));
        assertThat(everybody.status()).isEqualTo(200);
        assertThat(everybody.json().get("rows"))
                .isEqualTo(desk.read("/standings").get("rows"));
        assertThat(text(desk.http(), "/standings/public/page")).contains("Entrant 1");
    }

    private String text(Http reader, String part) {
        var answer = reader.get(desk.path(part));
        assertThat(answer.status()).as(part + " " + answer.text()).isEqualTo(200);
        return answer.text();
    }
}
