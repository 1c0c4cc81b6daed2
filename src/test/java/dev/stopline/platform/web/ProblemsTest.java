package dev.stopline.platform.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.StoplineTest;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;

@StoplineTest
class ProblemsTest {

    private static final String TOY = "/v1/toy";

    @LocalServerPort
    int port;

    private Http http = Http.at(0);

    @BeforeEach
    void signIn() {
        http = Http.at(port).asOrganizer();
    }

    private static Answer expect(Answer answer, int status, String kind) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.header("content-type")).startsWith("application/problem+json");
        var body = answer.json();
        assertThat(body.path("type").asString()).isEqualTo("/problems/" + kind);
        assertThat(body.path("status").asInt()).isEqualTo(status);
        assertThat(body.path("title").asString()).isNotBlank();
        assertThat(body.path("detail").asString()).isNotBlank();
        assertThat(body.path("instance").asString())
                .isEqualTo(answer.response().uri().getRawPath());
        assertThat(answer.text()).doesNotContain("Exception", "dev.stopline", "org.springframework");
        return answer;
    }

    /** JSON written with single quotes. */
    private Answer post(String json) {
        return http.post(TOY, json.replace('\'', '"'));
    }

    @Test
    void what_is_in_order_comes_back() {
        var answer = post("{'text': 'Ada', 'number': 3, 'colour': 'RED', 'words': {'a': 'b'}}");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().get("colour").asString()).isEqualTo("RED");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'text': 'a', 'number': 1, 'more': 2}               | /more          | unknown field
            {'text': 'a', 'number': '1'}                        | /number        | must be a whole number in range
            {'text': 'a', 'number': 1.5}                        | /number        | must be a whole number in range
            {'text': 'a', 'number': 1.0}                        | /number        | must be a whole number in range
            {'text': 'a', 'number': true}                       | /number        | must be a whole number in range
            {'text': 'a', 'number': null}                       | /number        | must be a whole number in range
            {'text': 'a', 'number': 99999999999}                | /number        | must be a whole number in range
            {'text': 1, 'number': 1}                            | /text          | must be text
            {'text': true, 'number': 1}                         | /text          | must be text
            {'text': ['a'], 'number': 1}                        | /text          | must be text
            {'text': 'a', 'number': 1, 'flag': 'true'}          | /flag          | must be true or false
            {'text': 'a', 'number': 1, 'flag': 1}               | /flag          | must be true or false
            {'text': 'a', 'number': 1, 'colour': 'PINK'}        | /colour        | must be one of RED, BLUE
            {'text': 'a', 'number': 1, 'colour': 'red'}         | /colour        | must be one of RED, BLUE
            {'text': 'a', 'number': 1, 'colour': 0}             | /colour        | must be one of RED, BLUE
            {'text': 'a', 'number': 1, 'colour': ''}            | /colour        | must be one of RED, BLUE
            {'text': 'a', 'number': 1, 'parts': {}}             | /parts         | must be a list
            {'text': 'a', 'number': 1, 'parts': [3]}            | /parts/0       | must be an object
            {'text': 'a', 'number': 1, 'parts': ''}             | /parts         | must be a list
            {'text': 'a', 'number': 1, 'parts': [{'label': ''}]}  | /parts/0/label | must be 1 to 5 characters long
            {'text': 'a', 'number': 1, 'parts': [{}]}           | /parts/0/label | must not be null
            {'text': 'a', 'number': 1, 'words': {'a/b': 2}}     | /words/a~1b    | must be text
            {'text': 'aaaaaaaaaaa', 'number': 1}                | /text          | must be 0 to 10 characters long
            {'number': 1}                                       | /text          | must not be null
            {'text': 'a\\u0000b', 'number': 1}                  | /text          | contains a control character
            {'text': 'a\\ud800b', 'number': 1}                  | /text          | contains half of a surrogate pair
            []                                                  | ``             | must be an object
            'text'                                              | ``             | must be an object
            """)
    void a_fault_in_the_body_is_named_with_its_place(String json, String pointer, String message) {
        var answer = expect(post(json), 400, "invalid-request");
        var error = answer.json().get("errors").get(0);
        assertThat(error.get("pointer").asString()).isEqualTo(pointer);
        assertThat(error.get("message").asString()).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'text': 'a', 'number': 1            | malformed JSON
            {'text': 'a', 'number': 1} {}        | ``
            {'text': 'a', 'number': 1, }         | malformed JSON
            {'text': 'a', 'number': 01}          | malformed JSON
            {'text': 'a', 'number': NaN}         | malformed JSON
            {'text': 'a', 'number': 1, 'number': 2} | a field is given twice
            {'text': 'a', 'number': 1, 'words': {'a': 'b', 'a': 'c'}} | a field is given twice
            nonsense                             | malformed JSON
            ``                                   | a JSON body is required
            """)
    void what_is_no_json_is_refused(String json, String message) {
        var answer = expect(post(json), 400, "invalid-request");
        assertThat(answer.json().get("errors").get(0).get("message").asString()).startsWith(message);
    }

    @Test
    void too_deep_and_too_long_is_refused() {
        var deep = "[".repeat(5000) + "]".repeat(5000);
        expect(post("{'text': 'a', 'number': 1, 'parts': " + deep + "}"), 400, "invalid-request");
        expect(post("{'text': '" + "a".repeat(30_000) + "', 'number': 1}"), 400, "invalid-request");
        expect(post("{'text': 'a', 'number': " + "1".repeat(3000) + "}"), 400, "invalid-request");
        expect(http.post(TOY, new byte[] {'"', (byte) 0xc3, (byte) 0x28, '"'}), 400, "invalid-request");
    }

    @Test
    void a_length_counts_characters_as_people_do() {
        assertThat(post("{'text': '" + "\uD83D\uDE00".repeat(10) + "', 'number': 1}")
                        .status())
                .isEqualTo(200);
        expect(post("{'text': '" + "\uD83D\uDE00".repeat(11) + "', 'number': 1}"), 400, "invalid-request");
    }

    @Test
    void a_text_is_taken_in_its_composed_form() {
        assertThat(post("{'text': 'e\\u0301', 'number': 1}").json().get("text").asString())
                .isEqualTo("\u00e9");
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/toy/page?limit=0, limit, must be greater than or equal to 1",
        "/v1/toy/page?limit=51, limit, must be less than or equal to 50",
        "/v1/toy/page?limit=x, limit, has the wrong form",
        "/v1/toy/page, limit, is required"
    })
    void a_fault_in_a_parameter_is_named(String path, String parameter, String message) {
        var error = expect(http.get(path), 400, "invalid-request")
                .json()
                .get("errors")
                .get(0);
        assertThat(error.get("parameter").asString()).isEqualTo(parameter);
        assertThat(error.get("message").asString()).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource({"/v1/toy/page?limit=1&q=a%00b", "/v1/toy/page?limit=1&q=a%07b"})
    void control_characters_in_a_parameter_are_refused(String path) {
        expect(http.get(path), 400, "invalid-request");
    }

    @ParameterizedTest
    @CsvSource({
        "BAD, 400, invalid-request",
        "NEVER, 403, forbidden",
        "NOWHERE, 404, not-found",
        "LATER, 409, move-refused"
    })
    void a_refusal_has_one_status_a_code_and_a_rule(String code, int status, String kind) {
        var body =
                expect(http.post("/v1/toy/refused/" + code, ""), status, kind).json();
        assertThat(body.get("code").asString()).isEqualTo(code);
        assertThat(body.get("rule").asString()).isEqualTo("T-TOY-03");
        assertThat(body.get("detail").asString()).isEqualTo("The toy says " + code + ".");
        assertThat(body.get("errors").get(0).toString())
                .isEqualTo("{\"pointer\":\"/card/facts/0\",\"message\":\"is missing\",\"rule\":\"T-TOY-03\"}");
    }

    @Test
    void a_stale_version_is_told_with_the_newest_one() {
        var body = expect(http.post("/v1/toy/stale", ""), 412, "stale-version").json();
        assertThat(body.get("version").asLong()).isEqualTo(7);
    }

    @Test
    void an_unknown_path_is_404() {
        expect(http.get("/v1/nothing/here"), 404, "not-found");
        expect(http.get("/problems/no-such-kind"), 404, "not-found");
    }

    @Test
    void a_wrong_method_is_405_and_says_which_are_allowed() {
        var answer = expect(http.send(http.request(TOY).DELETE()), 405, "method-not-allowed");
        assertThat(answer.header("allow")).contains("POST");
    }

    @Test
    void a_media_type_that_is_not_served_or_not_taken_is_406_or_415() {
        var accept = http.request(TOY, "Accept", "image/png", "Content-Type", "application/json");
        expect(http.send(accept.POST(BodyPublishers.ofString("{\"text\":\"a\",\"number\":1}"))), 406, "not-acceptable");
        var xml = http.request(TOY, "Content-Type", "application/xml");
        expect(http.send(xml.POST(BodyPublishers.ofString("<a/>"))), 415, "unsupported-media-type");
    }

    @Test
    void a_body_over_the_limit_is_413_whether_it_says_its_length_or_not() {
        var huge = ("{\"text\": \"a\", \"parts\": [" + " ".repeat(300_000) + "], \"number\": 1}")
                .getBytes(StandardCharsets.UTF_8);
        expect(http.post(TOY, huge), 413, "too-large");
        var chunked = http.request(TOY, "Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(huge)));
        expect(http.send(chunked), 413, "too-large");
    }

    @Test
    void a_failure_of_ours_tells_an_incident_and_nothing_else() {
        var bug = expect(http.get("/v1/toy/bug"), 500, "internal");
        assertThat(bug.json().get("incident").asString()).hasSize(36);
        assertThat(bug.text()).doesNotContain("secret");

        var outage = expect(http.get("/v1/toy/outage"), 503, "unavailable");
        assertThat(outage.text()).doesNotContain("db-host-17");
    }

    @ParameterizedTest
    @CsvSource({"/v1/%00", "/v1/a%0d%0ab", "/v1/..%2f..%2fetc", "/v1/a;b=c"})
    void an_address_that_plays_tricks_is_400(String path) {
        var answer = http.get(path);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.header("content-type")).startsWith("application/problem+json");
    }

    @Test
    void each_kind_has_a_page_that_explains_it() {
        for (var kind : ProblemKind.values()) {
            var page = Http.at(port).get("/problems/" + kind.slug());
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.json().get("status").asInt())
                    .isEqualTo(kind.status().value());
            assertThat(page.json().get("explanation").asString()).isNotBlank();
        }
    }
}
