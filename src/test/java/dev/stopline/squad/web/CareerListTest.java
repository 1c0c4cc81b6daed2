package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A person has as many careers as he likes, needs no organizer for one, and finds his own in the list and nobody else's. */
@StoplineTest
class CareerListTest {

    private static final String DETECTIVE = """
            {"name": "%s", "eye": 4, "legs": 4, "nerve": 3, "fgt": 4, "sht": 4, "specialization": "TAIL",
             "warDetail": "NAVY_ONI", "code": "No children.", "kit": ["SIDEARM_LOADOUT", "TERRITORY_BRIEF"]}""";

    @LocalServerPort
    int port;

    private Http player = Http.at(0);

    @BeforeEach
    void somebody() {
        player = subject();
    }

    private Http subject() {
        var http = Http.at(port);
        return http.as(http.post("/v1/subjects", "{}").json().get("token").asString());
    }

    private String open(Http who, String name) {
        var answer = who.post("/v1/squad/careers", DETECTIVE.formatted(name));
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        var id = answer.json().get("gameId").asString();
        assertThat(answer.header("Location")).isEqualTo("/v1/squad/careers/" + id);
        assertThat(answer.text()).doesNotContain(name);
        return id;
    }

    /** The page, once it holds so many careers. */
    private JsonNode page(Http who, int careers, String query) {
        for (int tries = 0; tries < 100; tries++) {
            var page = who.get("/v1/squad/careers?" + query).json();
            if (page.get("careers").size() >= careers) {
                return page;
            }
            // The list follows after a moment: this waits for what is not there yet, at most two seconds.
            who.get("/v1/squad/careers?atLeast=2999-01-01T00:00:00Z");
        }
        throw new AssertionError("the list does not follow");
    }

    private static List<String> names(JsonNode page) {
        var names = new ArrayList<String>();
        page.get("careers").forEach(each -> names.add(each.get("name").asString()));
        return names;
    }

    private static @Nullable String cursor(JsonNode page) {
        return page.hasNonNull("nextCursor") ? page.get("nextCursor").asString() : null;
    }

    @Test
    void the_list_holds_ones_own_careers_the_newest_first_page_by_page() {
        open(player, "Abel Quist");
        open(player, "Berta Quist");
        open(player, "Cora Quist");
        open(subject(), "Dora Quist");

        page(player, 3, "limit=10");
        var first = page(player, 2, "limit=2");
        assertThat(names(first)).containsExactly("Cora Quist", "Berta Quist");
        var second = page(player, 1, "limit=2&cursor=" + cursor(first));
        assertThat(names(second)).containsExactly("Abel Quist");
        assertThat(cursor(second)).isNull();
        assertThat(player.get("/v1/squad/careers?cursor=nonsense").status()).isEqualTo(400);
    }

    @Test
    void an_entry_follows_the_career() {
        var id = open(player, "Walt Quist");
        assertThat(page(player, 1, "limit=10").at("/careers/0/jobOpen").asBoolean())
                .isFalse();

        assertThat(player.post("/v1/squad/careers/" + id + "/job", "{}").status())
                .isEqualTo(200);

        for (int tries = 0;
                tries < 100
                        && !page(player, 1, "limit=10").at("/careers/0/jobOpen").asBoolean();
                tries++) {
            player.get("/v1/squad/careers?atLeast=2999-01-01T00:00:00Z");
        }
        var entry = page(player, 1, "limit=10").at("/careers/0");
        assertThat(entry.get("jobOpen").asBoolean()).isTrue();
        assertThat(entry.get("casesClosed").asInt()).isZero();
        assertThat(entry.get("clearance").asString()).isEqualTo("PATROL");
    }

    @Test
    void the_career_of_somebody_else_does_not_exist() {
        var id = open(player, "Walt Quist");
        assertThat(player.get("/v1/squad/careers/" + id).status()).isEqualTo(200);
        assertThat(subject().get("/v1/squad/careers/" + id).status()).isEqualTo(404);
    }
}
