package dev.stopline.debrief.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A job that comes too late and is declined, closed, and then read as a debrief by the person whose career it is. */
@StoplineTest
class CareerDebriefOverHttpTest {

    private static final String DETECTIVE = """
            {"eye": 3, "legs": 4, "nerve": 3, "fgt": 4, "sht": 4, "specialization": "HAT", "warDetail": "NAVY_ONI",
             "code": "<script>alert(1)</script> Never lies.", "kit": ["SIDEARM_LOADOUT", "COMMS_SUITE"],
             "diceMode": "ENTERED"}""";

    @LocalServerPort
    int port;

    private Http owner;
    private String careerId;

    @BeforeEach
    void makeADetective() {
        owner = person();
        var made = owner.post("/v1/squad/careers", DETECTIVE);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        careerId = made.json().get("gameId").asString();
    }

    private Http person() {
        var subject = Http.at(port).post("/v1/subjects", "");
        return Http.at(port).as(subject.json().get("token").asString());
    }

    private void played(String path, String body) {
        var answer = owner.post("/v1/squad/careers/" + careerId + path, body);
        assertThat(answer.status())
                .as(path + " " + body + " → " + answer.text())
                .isEqualTo(200);
    }

    private String debrief(String part) {
        return "/v1/debriefs/careers/" + careerId + part;
    }

    /** A fast move that is in progress, with a posture of FORTIFY. */
    private void openAJob(int posture) {
        played("/job", "{}");
        var dice = List.of(4, 5, 1, 8, 8, posture);
        for (int step = 1; step <= dice.size(); step++) {
            played("/job/generator-steps", "{\"step\": %d, \"dice\": [%d]}".formatted(step, dice.get(step - 1)));
        }
    }

    private void closeAJob() {
        openAJob(4);
        played("/job/generator-steps", "{\"step\": 7, \"dice\": [3]}");
        for (var axis : List.of("OPERATOR", "ASSET", "TRIGGER")) {
            played("/job/anatomy", "{\"axis\": \"%s\", \"text\": \"The %s & more.\"}".formatted(axis, axis));
        }
        played("/job/first-read", "{\"dice\": [2]}");
        played("/job/sessions", "{\"mode\": \"NORMAL\"}");
        played("/job/session-end", "");
        played("/job/interdict/declined", "");
        played("/job/casualties", "{\"dice\": [3]}");
        played("/job/close", "{}");
    }

    private void goOn() {
        played("/between/wound-recovery", "{}");
        played("/between/heat-reset", "");
        played("/between/casualty-record", "{\"fieldNote\": \"Too late by a tide.\"}");
        played("/between/evolution-check", "");
        played("/between/event", "{\"dice\": [5]}");
        played("/between/completed-steps", "{\"step\": \"REQUISITION\"}");
    }

    private static JsonNode last(JsonNode list) {
        return list.get(list.size() - 1);
    }

    private static void stillOpen(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(403);
        assertThat(answer.json().get("code").asString()).isEqualTo("JOB_STILL_OPEN");
    }

    @Test
    void before_a_job_is_closed_it_is_forbidden_and_to_others_it_is_not_there() {
        openAJob(4);

        stillOpen(owner.get(debrief("")));
        stillOpen(owner.get(debrief("/jobs/1")));
        assertThat(person().get(debrief("")).status()).isEqualTo(404);
        assertThat(Http.at(port).asOrganizer().get(debrief("")).status()).isEqualTo(404);
        assertThat(Http.at(port).get(debrief("")).status()).isEqualTo(401);
        assertThat(owner.get("/v1/debriefs/careers/squad-none").status()).isEqualTo(404);
    }

    @Test
    @Rule({"S-GEN-11", "S-INTERDICT-04"})
    void a_closed_job_shows_what_was_sealed_and_what_the_player_saw() {
        closeAJob();
        var truth = owner.get(debrief("/jobs/1"));
        assertThat(truth.status()).as(truth.text()).isEqualTo(200);
        var job = truth.json().at("/jobs/0");
        assertThat(job.get("close").asString()).isEqualTo("FAILED_INTERCEPT");
        assertThat(job.get("posture").asString()).isEqualTo("Fortify");
        assertThat(job.get("postureDie").asInt()).isEqualTo(4);
        assertThat(job.at("/casualties/0/why").asString()).isEqualTo("The close: the die shows 3.");
        assertThat(last(truth.json().get("decisions")).at("/decision/move").asString())
                .isEqualTo("CloseJob");
        assertThat(truth.text()).contains("Sealed: the die of the posture shows 4, Fortify.");

        var player = owner.get(debrief("/jobs/1?as=player"));
        assertThat(player.json().get("as").asString()).isEqualTo("player");
        assertThat(player.text()).doesNotContain("Fortify");
        assertThat(player.json().get("steps").asInt())
                .isLessThan(truth.json().get("steps").asInt());
        assertThat(owner.get(debrief("/jobs/1?as=nobody")).status()).isEqualTo(404);
    }

    @Test
    void a_roll_says_its_face_its_threshold_and_its_margin() {
        closeAJob();
        var decisions = owner.get(debrief("/jobs/1")).json().get("decisions");
        var read = decisions
                .valueStream()
                .filter(each -> each.at("/decision/move").asString().equals("RollFirstRead"))
                .findFirst()
                .orElseThrow();
        var roll = read.at("/rolls/0");
        assertThat(roll.get("key").asString()).isEqualTo("J1/READ/d6");
        assertThat(roll.get("die").asInt()).isEqualTo(2);
        assertThat(roll.at("/threshold/effective").asInt()).isEqualTo(3);
        assertThat(roll.get("margin").asInt()).isEqualTo(-1);
        assertThat(read.at("/sealed/0/what").asString()).isEqualTo("POSTURE");
        assertThat(read.at("/sealed/0/playerKnew").asBoolean()).isFalse();
    }

    @Test
    void of_the_job_that_is_open_there_is_nothing() {
        closeAJob();
        goOn();
        openAJob(2);

        var career = owner.get(debrief(""));
        assertThat(career.status()).isEqualTo(200);
        assertThat(career.json().get("jobs")).hasSize(1);
        assertThat(career.text()).doesNotContain("Accelerate").contains("Too late by a tide.");
        assertThat(last(career.json().get("decisions")).at("/decision/move").asString())
                .isEqualTo("CompleteBetweenStep");
        stillOpen(owner.get(debrief("/jobs/2")));
        assertThat(owner.get(debrief("/jobs/3")).status()).isEqualTo(404);
        assertThat(owner.get(debrief("/jobs/1")).text()).contains("Too late by a tide.");
    }

    @Test
    void the_frames_show_the_desk_of_then() {
        closeAJob();
        int steps = owner.get(debrief("/jobs/1?as=player")).json().get("steps").asInt();

        var start = owner.get(debrief("/jobs/1/frames/0?as=player"));
        assertThat(start.status()).as(start.text()).isEqualTo(200);
        assertThat(start.json().at("/view/job/number").asInt()).isZero();
        var end = owner.get(debrief("/jobs/1/frames/" + steps + "?as=player"));
        assertThat(end.json().at("/view/job/phase").asString()).isEqualTo("CLOSED");
        assertThat(owner.get(debrief("/jobs/1/frames/" + (steps + 1) + "?as=player"))
                        .status())
                .isEqualTo(404);
        assertThat(owner.get(debrief("/frames/1")).status()).isEqualTo(200);
        assertThat(owner.get(debrief("/frames/-1")).status()).isEqualTo(404);
    }

    @Test
    @Rule({"S-CAREER-01", "S-CAREER-03"})
    void the_pages_have_no_script_and_every_text_in_them_is_escaped() {
        closeAJob();
        goOn();
        for (var path :
                List.of(debrief("/page"), debrief("/jobs/1/page"), "/v1/squad/careers/" + careerId + "/record/page")) {
            var page = owner.get(path);
            assertThat(page.status()).as(page.text()).isEqualTo(200);
            assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
            assertThat(page.header("Content-Security-Policy")).startsWith("default-src 'none'; style-src 'nonce-");
            assertThat(page.text())
                    .contains("Failed Intercept", "Downtown")
                    .doesNotContain("<script")
                    .doesNotContainPattern("\\b[A-Z]+_[A-Z]+\\b");
        }
        var path = "/v1/squad/careers/" + careerId + "/record";
        var record = owner.get(path);
        for (var each : List.of(path, path + "/page")) {
            var tag = owner.get(each).header("ETag");
            assertThat(tag).as(each).isNotEmpty();
            assertThat(owner.get(each, "If-None-Match", tag).status()).as(each).isEqualTo(304);
        }
        assertThat(record.json().at("/cases/0/casualties").asInt()).isEqualTo(3);
        assertThat(record.json().at("/totals/failedIntercepts").asInt()).isEqualTo(1);
        assertThat(person().get("/v1/squad/careers/" + careerId + "/record").status())
                .isEqualTo(404);
    }
}
