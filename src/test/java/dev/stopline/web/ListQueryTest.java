package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Every list takes the same query, and says which parameter of it is amiss. */
@StoplineTest
class ListQueryTest {

    @LocalServerPort
    int port;

    @ParameterizedTest
    @CsvSource({
        "limit=0, limit",
        "limit=101, limit",
        "limit=ten, limit",
        "atLeast=yesterday, atLeast",
        "cursor=nonsense, cursor",
    })
    void a_query_that_is_amiss_is_named(String query, String parameter) {
        var person = CareerTable.person(Http.at(port));
        for (var list : new String[] {"/v1/line/sessions", "/v1/squad/careers", "/v1/tournaments"}) {
            var answer = person.get(list + "?" + query);
            assertThat(answer.status()).as(list).isEqualTo(400);
            assertThat(answer.json().at("/errors/0/parameter").asString()).isEqualTo(parameter);
            assertThat(answer.json().at("/errors/0/message").asString()).isNotBlank();
            assertThat(person.get(list + "?limit=1").status()).isEqualTo(200);
            assertThat(person.get(list).status()).isEqualTo(200);
        }
    }
}
