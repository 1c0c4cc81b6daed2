package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import java.util.ArrayList;
import java.util.List;

/** What a bot has sent so far, in order, without the ids of its game: so that two games can be laid side by side. */
final class Played {

    private static final int LAST = 12;

    private final int most;
    private final List<String> moves = new ArrayList<>();

    Played(int most) {
        this.most = most;
    }

    /** Sends a move; an answer that is neither accepted nor of these refusals fails. */
    Http.Answer send(String place, Http by, ListedRow row, String body, List<String> news) {
        assertThat(moves.size()).as("moves of one game%n%s", this).isLessThan(most);
        moves.add(place + " " + row.operationId() + " " + body);
        var answer = by.post(row.href(), body);
        boolean isNews = answer.status() == 409
                && news.contains(answer.json().path("code").asString());
        assertThat(answer.status() == 200 || isNews)
                .as("%s after%n%s", answer.text(), this)
                .isTrue();
        return answer;
    }

    List<String> moves() {
        return List.copyOf(moves);
    }

    @Override
    public String toString() {
        return String.join("\n", moves.subList(Math.max(0, moves.size() - LAST), moves.size()));
    }
}
