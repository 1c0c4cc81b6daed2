package dev.stopline.testkit;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Tells whether an answer is a whole problem, as the contract promises it. */
public final class ProblemAnswer {

    private static final List<String> NEVER = List.of(
            "Exception", "dev.stopline", "org.springframework", "java.", "tools.jackson", "\tat ", "PSQL", "SQLSTATE");

    private ProblemAnswer() {}

    /** What is wrong with this answer to a request that must fail with this status; empty if nothing is. */
    public static Optional<String> fault(Http.Answer answer, int status, String kind) {
        if (answer.status() != status) {
            return Optional.of("status " + answer.status() + " where " + status + " is due: " + start(answer.text()));
        }
        return fault(answer)
                .or(() -> answer.json().path("type").asString("").equals("/problems/" + kind)
                        ? Optional.empty()
                        : Optional.of("not of kind " + kind + ": " + start(answer.text())));
    }

    /** What is wrong with this answer to a request that must fail, with whatever status of the caller's fault. */
    public static Optional<String> fault(Http.Answer answer) {
        if (answer.status() < 400 || answer.status() > 499) {
            return Optional.of("status " + answer.status() + ": " + start(answer.text()));
        }
        if (!answer.header("content-type").startsWith("application/problem+json")) {
            return Optional.of("content type " + answer.header("content-type"));
        }
        for (var word : NEVER) {
            if (answer.text().contains(word)) {
                return Optional.of("says " + word + ": " + start(answer.text()));
            }
        }
        try {
            return members(answer.json(), answer.status());
        } catch (JacksonException broken) {
            return Optional.of("no JSON: " + start(answer.text()));
        }
    }

    private static Optional<String> members(JsonNode body, int status) {
        for (var member : List.of("type", "title", "detail", "instance")) {
            if (body.path(member).asString("").isBlank()) {
                return Optional.of("no " + member + " in " + body);
            }
        }
        return body.path("status").asInt(0) == status ? Optional.empty() : Optional.of("another status in " + body);
    }

    /** What is wrong with an answer that must name this place in the body, or any place if the pointer is null. */
    public static Optional<String> faultInBody(Http.Answer answer, @Nullable String pointer) {
        return fault(answer, 400, "invalid-request").or(() -> {
            for (var error : answer.json().path("errors")) {
                boolean isHere =
                        pointer == null || pointer.equals(error.path("pointer").asString("none"));
                if (isHere && !error.path("message").asString("").isBlank()) {
                    return Optional.empty();
                }
            }
            return Optional.of("no error at '" + pointer + "' in " + start(answer.text()));
        });
    }

    private static String start(String text) {
        return text.length() > 900 ? text.substring(0, 900) + "…" : text;
    }
}
