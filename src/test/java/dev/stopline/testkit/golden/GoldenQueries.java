package dev.stopline.testkit.golden;

import dev.stopline.line.rules.Controls;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Stage1Calls;
import dev.stopline.line.rules.Verb;
import dev.stopline.rulebook.Rule;
import dev.stopline.rulebook.RuleReaders;
import dev.stopline.rulebook.Rulebook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The questions that a case may put instead of a move: {@code SuggestBand} (verb, routine: band, target), {@code
 * Stage1CallTrigger} (sessions, stage1Called, threshold: percent, proposed), {@code RulesHelp} (caseStarted, rules: which
 * of the rules a player reads).
 */
final class GoldenQueries {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private GoldenQueries() {}

    /**
     * The answer.
     *
     * @throws IllegalArgumentException if there is no such question
     */
    static JsonNode answer(LineState state, String query, JsonNode with) {
        return switch (query) {
            case "SuggestBand" -> suggestBand(state, with);
            case "Stage1CallTrigger" -> stage1Calls(with);
            case "RulesHelp" -> rulesHelp(with);
            case String unknown -> throw new IllegalArgumentException("no question is called " + unknown);
        };
    }

    private static JsonNode suggestBand(LineState state, JsonNode with) {
        var band = Controls.suggestBand(
                state,
                Verb.valueOf(with.get("verb").asString()),
                with.get("routine").asBoolean());
        return JSON.objectNode().put("band", band.name()).put("target", band.target(state.ruleset()));
    }

    private static JsonNode stage1Calls(JsonNode with) {
        int called = with.get("stage1Called").asInt();
        int sessions = with.get("sessions").asInt();
        var history = Stream.concat(
                        Collections.nCopies(called, true).stream(),
                        Collections.nCopies(sessions - called, false).stream())
                .toList();
        var calls = Stage1Calls.lately(history);
        return JSON.objectNode()
                .put("percent", calls.percent())
                .put("proposed", calls.proposesTheClue(with.get("threshold").asInt()));
    }

    private static JsonNode rulesHelp(JsonNode with) {
        var reach = RuleReaders.reach(false, with.get("caseStarted").asBoolean());
        List<String> read = shipped().rules(reach).stream().map(Rule::id).toList();
        var answer = JSON.objectNode();
        var reads = answer.putArray("reads");
        with.get("rules").forEach(each -> {
            if (read.contains(each.asString())) {
                reads.add(each.asString());
            }
        });
        return answer;
    }

    private static Rulebook shipped() {
        try (var yaml = Objects.requireNonNull(GoldenQueries.class.getResourceAsStream("/rulebook/line.yaml"))) {
            return Rulebook.read(yaml);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
