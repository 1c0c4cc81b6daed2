package dev.stopline.debrief.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Courses;
import dev.stopline.platform.web.NotFound;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A session played a little, abandoned, and then read as a debrief by those who may. */
@StoplineTest
class SessionDebriefOverHttpTest {

    private static final String OPENING = """
            {"mode": "COMPANY_ONLY", "cardId": "pantry-routes"}""";
    private static final String SCRIPT = "<script>alert(1)</script> & 'more'";

    @LocalServerPort
    int port;

    @Autowired
    Courses courses;

    private LineTable table;

    @BeforeEach
    void playALittle() {
        table = LineTable.open(Http.at(port), OPENING);
        table.im("/opening-briefing", "{}");
        table.im("/start", "");
        table.played("hr", "/free-actions", "{\"kind\": \"ASK\", \"text\": \"%s\"}".formatted(SCRIPT));
        table.im("/abandonment", "{\"reason\": \"It got late.\"}");
    }

    private String path(String part) {
        return "/v1/debriefs/sessions/" + table.sessionId() + part;
    }

    private void openTheDebrief() {
        table.im("/debrief", "{}");
    }

    private String link() {
        var code = table.http()
                .asOrganizer()
                .post("/v1/line/sessions/" + table.sessionId() + "/codes", "{\"place\": \"FACILITATOR\"}");
        assertThat(code.status()).as(code.text()).isEqualTo(201);
        return "/v1/debriefs/shared/" + code.json().get("code").asString();
    }

    @Test
    void before_it_is_open_only_the_incident_master_reads_and_only_with_its_own_eyes() {
        for (var place : List.of("hr", "SPECTATOR")) {
            assertThat(table.at(place).get(path("")).status()).isEqualTo(403);
            assertThat(table.at(place).get(path("?as=hr")).status()).isEqualTo(403);
        }
        assertThat(table.http().asOrganizer().get(path("")).status()).isEqualTo(403);
        assertThat(table.http().get(link()).status()).isEqualTo(403);
        var im = table.at("INCIDENT_MASTER");
        assertThat(im.get(path("")).json().get("as").asString()).isEqualTo("im");
        assertThat(im.get(path("?as=truth")).status()).isEqualTo(403);
        assertThat(im.get(path("?as=hr")).status()).isEqualTo(403);
    }

    @Test
    void once_it_is_open_everybody_of_the_session_reads_the_truth_and_nobody_else() {
        openTheDebrief();
        var read = table.at("hr").get(path(""));
        assertThat(read.status()).as(read.text()).isEqualTo(200);
        assertThat(read.json().get("as").asString()).isEqualTo("truth");
        assertThat(read.json().at("/findings/abandoned").asBoolean()).isTrue();
        assertThat(read.json().at("/findings/identities")).hasSize(3);
        var stranger = LineTable.open(Http.at(port), OPENING).at("hr");
        assertThat(stranger.get(path("")).status()).isEqualTo(404);
        assertThat(table.http().get(path("")).status()).isEqualTo(401);
        assertThat(table.at("hr").get("/v1/debriefs/sessions/none-such").status())
                .isEqualTo(404);
    }

    @Test
    void the_decisions_say_who_moved_and_the_frames_show_the_board_of_then() {
        openTheDebrief();
        var debrief = table.at("hr").get(path("?as=hr")).json();
        var last = debrief.get("decisions").get(debrief.get("decisions").size() - 1);
        assertThat(last.get("move").asString()).isEqualTo("OpenDebrief");
        int steps = debrief.get("steps").asInt();
        var end = table.at("SPECTATOR").get(path("/frames/" + steps + "?as=hr"));
        assertThat(end.status()).as(end.text()).isEqualTo(200);
        assertThat(end.json().at("/view/phase").asString()).isEqualTo("DEBRIEF");
        var start = table.at("SPECTATOR").get(path("/frames/0?as=hr"));
        assertThat(start.json().at("/view/phase").asString()).isEqualTo("SETUP");
        assertThat(table.at("hr").get(path("/frames/" + (steps + 1) + "?as=hr")).status())
                .isEqualTo(404);
        assertThat(table.at("hr").get(path("/frames/-1?as=hr")).status()).isEqualTo(404);
        assertThat(table.at("hr").get(path("/frames/first")).status()).isEqualTo(400);
        assertThat(table.at("hr").get(path("?as=nobody")).status()).isEqualTo(404);
    }

    @Test
    void a_link_opens_a_page_without_script_in_which_every_text_is_escaped() {
        openTheDebrief();
        var link = link();
        var page = table.http().get(link);
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.header("Content-Security-Policy")).startsWith("default-src 'none'; style-src 'nonce-");
        assertThat(page.text())
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script");
        assertThat(page.text()).contains("It got late.");
        assertThat(table.http().get(link + "?as=spectator").text()).doesNotContain("alert(1)");
        assertThat(table.http().get("/v1/debriefs/shared/0000-0000-0000").status())
                .isEqualTo(404);
        link();
        assertThat(table.http().get(link).status())
                .as("a fresh code ends the old link")
                .isEqualTo(404);
    }

    @Test
    void those_of_the_session_read_the_same_page_with_their_token() {
        openTheDebrief();
        var page = table.at("hr").get(path("/page"));
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("The decisions, in order", "The case is abandoned");
    }

    @Test
    @Rule("T-CLO-04")
    void a_case_that_was_abandoned_has_no_course_to_compare() {
        assertThat(courses.ofSession(table.sessionId())).isEqualTo(Course.NONE);
        assertThatThrownBy(() -> courses.ofCareer(table.sessionId())).isInstanceOf(NotFound.class);
    }
}
