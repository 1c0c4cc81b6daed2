package dev.stopline.testkit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * An answer without what differs between any two: the game's id, the time, whether the connection is kept, and what a page
 * is sealed with against scripts.
 */
public record Shown(int status, Map<String, List<String>> headers, String body) {

    private static final Set<String> OF_THE_CONNECTION = Set.of("date", "connection", "keep-alive");
    private static final Pattern NONCE = Pattern.compile("nonce[=-][\"']?[A-Za-z0-9+/=_-]+");

    /** What an answer about this game shows. */
    public static Shown of(Http.Answer answer, String gameId) {
        var headers = new TreeMap<String, List<String>>();
        answer.response().headers().map().forEach((name, values) -> {
            if (!OF_THE_CONNECTION.contains(name)) {
                headers.put(
                        name, values.stream().map(value -> same(value, gameId)).toList());
            }
        });
        return new Shown(answer.status(), headers, same(answer.text(), gameId));
    }

    private static String same(String text, String gameId) {
        return NONCE.matcher(text.replace(gameId, "GAME")).replaceAll("nonce");
    }

    /** All of it as one text. */
    public String text() {
        return status + " " + headers + " " + body;
    }
}
