package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.squad.rules.Waits;
import dev.stopline.testkit.CareerTable;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Whoever plays a career of squad with the server's dice, job after job, from its lists of moves; the seed decides. */
public final class CareerBot {

    private static final int LONGEST = 1_000;
    private static final int HASTE_FROM = 50;
    private static final List<Waits> OVER = List.of(Waits.ROUTING, Waits.NOTHING);

    private final CareerTable career;
    private final Draw draw;
    private final RowBody bodies;
    private final CareerTaste taste;
    private final Played played = new Played(LONGEST);
    private int before;
    private JsonNode board;

    /** A bot at this career. */
    public CareerBot(CareerTable career, long seed) {
        this.career = career;
        this.draw = new Draw(seed);
        this.bodies = new RowBody(draw);
        this.taste = new CareerTaste(draw);
        var answer = career.get("");
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        this.board = answer.json();
    }

    /** Plays until an action is waited for in a session of the first job; answers the bot. */
    public CareerBot toTheFirstAction() {
        while (waits() != Waits.ACTION && !isClosed(1) && !OVER.contains(waits())) {
            move();
        }
        return this;
    }

    /** Plays until the job of this number, from 1, is closed, or until the detective is not routed any more; answers the bot. */
    public CareerBot toTheCloseOf(int job) {
        while (!isClosed(job) && !OVER.contains(waits())) {
            move();
        }
        return this;
    }

    /** Plays the steps after a closed job too, until the next job could be opened; answers the bot. */
    public CareerBot toTheNextJob() {
        while (waits() != Waits.JOB && !OVER.contains(waits())) {
            move();
        }
        return this;
    }

    /** The board as the bot last saw it. */
    public JsonNode board() {
        return board;
    }

    /** What was sent, in order: operation and body. */
    public List<String> moves() {
        return played.moves();
    }

    private boolean isClosed(int job) {
        int number = board.at("/job/number").asInt();
        boolean open =
                !List.of("NONE", "CLOSED").contains(board.at("/job/phase").asString());
        return number > job || number == job && !open;
    }

    private Waits waits() {
        return Waits.valueOf(board.get("waits").asString());
    }

    private void move() {
        var listed = career.get("/moves");
        assertThat(listed.status()).as(listed.text()).isEqualTo(200);
        before = waits() == Waits.JOB ? played.moves().size() : before;
        boolean hasty = played.moves().size() - before > HASTE_FROM;
        var row = taste.choose(
                ListedRow.all(listed.json()), board.at("/job/sources").size(), hasty);
        board = played.send("", career.player(), row, bodies.of(row), List.of())
                .json()
                .get("view");
    }
}
