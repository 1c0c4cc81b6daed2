package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.Principal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The rulebook over HTTP: each caller reads what their place in the game opens, and the rest is not there. */
class RulesControllerTest {

    private static final ReadingRights RIGHTS = (game, caller) -> game.equals("line")
            ? switch (caller.getName()) {
                case "im" -> RuleReaders.IM_UNTIL_DEBRIEF;
                case "player" -> RuleReaders.IN_PLAY;
                default -> RuleReaders.ALL;
            }
            : RuleReaders.ALL;

    private final MockMvcTester http = http(RIGHTS);

    @Test
    void aRuleIsReadByItsId() {
        assertThat(http.get().uri("/v1/rules/L-VOTE-07"))
                .hasStatusOk()
                .bodyJson()
                .isStrictlyEqualTo("""
                {"id": "L-VOTE-07", "game": "line", "chapter": "VOTE", "chapterTitle": "The vote", "label": "RULED",
                 "inherited": true, "sentence": "Whoever folded in the first vote has to fold again in the second.",
                 "readers": "ALL", "overridable": false, "overrides": []}
                """);
    }

    @Test
    void aRuleThatMayBeOverriddenSaysHow() {
        assertThat(http.get().uri("/v1/rules/L-LOOK-03"))
                .hasStatusOk()
                .bodyJson()
                .extractingPath("$.overrides[0]")
                .asMap()
                .containsEntry("key", "lookupsPerStage")
                .containsEntry("label", "GAP")
                .containsEntry("kind", "INTEGER")
                .containsEntry("default", 3)
                .containsEntry("min", 0)
                .containsEntry("max", 10)
                .containsEntry("ours", true)
                .doesNotContainKey("values");
    }

    @Test
    void theListPagesThroughAllThatMayBeReadWithoutGapOrRepeat() {
        var book = ShippedRulebook.line();

        assertThat(idsBy("im", 7)).isEqualTo(ids(book.rules()));
        assertThat(idsBy("player", 200)).isEqualTo(ids(book.rules(RuleReaders.IN_PLAY)));
        assertThat(idsBy(null, 50)).isEqualTo(ids(book.rules(RuleReaders.ALL)));
    }

    @Test
    void aPageThatEndsWithTheLastRuleIsTheLastPage() {
        int all = ShippedRulebook.line().rules(RuleReaders.ALL).size();
        var last = page(null, "/v1/rules?game=line&limit=" + all);

        assertThat(last.get("items")).hasSize(all);
        assertThat(last.has("nextCursor")).isFalse();
    }

    @Test
    void theGateOpensWithTheCaseAndTheModeratorsChapterInTheDebrief() {
        assertThat(status(null, "/v1/rules/L-CUT-03")).isEqualTo(404);
        assertThat(status("stranger", "/v1/rules/L-CUT-03")).isEqualTo(404);
        assertThat(status("player", "/v1/rules/L-CUT-03")).isEqualTo(200);
        assertThat(status("player", "/v1/rules/L-MEET-12")).isEqualTo(404);
        assertThat(status("im", "/v1/rules/L-MEET-12")).isEqualTo(200);
    }

    @Test
    void aClosedRuleIsAnsweredLikeOneThatDoesNotExist() {
        var closed = http.get().uri("/v1/rules/L-MEET-12").exchange();
        var unknown = http.get().uri("/v1/rules/L-MEET-99").exchange();

        assertThat(closed).hasStatus(404);
        assertThat(unknown).hasStatus(404);
        assertThat(closed.getResponse().getErrorMessage())
                .isEqualTo(unknown.getResponse().getErrorMessage());
        assertThat(closed.getResponse().getHeaderNames())
                .isEqualTo(unknown.getResponse().getHeaderNames());
    }

    @Test
    void theCursorOfAClosedRuleIsNoCursor() {
        var closed = page("im", "/v1/rules?game=line&limit=8").get("nextCursor").asString();

        assertThat(status("im", "/v1/rules?cursor=" + closed)).isEqualTo(200);
        assertThat(status(null, "/v1/rules?cursor=" + closed)).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"limit=0", "limit=201", "limit=many", "cursor=nowhere", "cursor="})
    void aListAskedForWronglyIsABadRequest(String query) {
        assertThat(status(null, "/v1/rules?" + query)).isEqualTo(400);
    }

    @Test
    void anUnknownGameHasNoRules() {
        assertThat(status(null, "/v1/rules?game=line")).isEqualTo(200);
        assertThat(status(null, "/v1/rules?game=chess")).isEqualTo(404);
    }

    @Test
    void withoutAGameThatKnowsTheCallerOnlyTheOpenRulesAreRead() {
        var alone = MockMvcTester.create(
                MockMvcBuilders.standaloneSetup(controller()).build());

        assertThat(alone.get().uri("/v1/rules/L-CUT-03").principal(() -> "im")).hasStatus(404);
        assertThat(alone.get().uri("/v1/rules/L-CALL-04").principal(() -> "im")).hasStatusOk();
    }

    private List<String> idsBy(@Nullable String caller, int limit) {
        var ids = new ArrayList<String>();
        var next = "/v1/rules?game=line&limit=" + limit;
        for (var more = true; more; ) {
            var page = page(caller, next);
            page.get("items").forEach(rule -> ids.add(rule.get("id").asString()));
            more = page.has("nextCursor");
            next = more
                    ? "/v1/rules?game=line&limit=" + limit + "&cursor="
                            + page.get("nextCursor").asString()
                    : next;
        }
        return ids;
    }

    private static List<String> ids(List<Rule> rules) {
        return rules.stream().map(Rule::id).toList();
    }

    private JsonNode page(@Nullable String caller, String uri) {
        try {
            return JsonMapper.shared()
                    .readTree(as(caller, uri).exchange().getResponse().getContentAsByteArray());
        } catch (RuntimeException notJson) {
            throw new AssertionError("no JSON from " + uri, notJson);
        }
    }

    private int status(@Nullable String caller, String uri) {
        return as(caller, uri).exchange().getResponse().getStatus();
    }

    private MockMvcTester.MockMvcRequestBuilder as(@Nullable String caller, String uri) {
        var request = http.get().uri(uri);
        if (caller != null) {
            Principal principal = () -> caller;
            request.principal(principal);
        }
        return request;
    }

    private static MockMvcTester http(ReadingRights... rights) {
        return MockMvcTester.create(
                MockMvcBuilders.standaloneSetup(controller(rights)).build());
    }

    private static RulesController controller(ReadingRights... rights) {
        var beans = new StaticListableBeanFactory();
        for (var each : rights) {
            beans.addBean("rights" + beans.getBeanDefinitionCount(), each);
        }
        return new RulesController(
                new Rulebooks(new PathMatchingResourcePatternResolver()), beans.getBeanProvider(ReadingRights.class));
    }
}
