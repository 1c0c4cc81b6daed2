package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A game in which whoever the Incident Master's prompt waits for plays what is suggested: always the first, always the last,
 * or any. Where any is played, somebody does something else now and then.
 */
final class FollowedTable {

    private static final int FACES = 20;
    private static final int STRAYS_ONE_IN = 12;
    private static final List<LineRefusal> NEWS = List.of(LineRefusal.GATE_NOT_MET, LineRefusal.CARD_INVALID);

    private final RandomTable table;
    private final Order order;
    private final Random random;
    private final RandomPolicy strays;
    private final Set<Waits> met = EnumSet.noneOf(Waits.class);

    /** Which of the suggested moves are tried first. */
    enum Order {
        FIRST,
        LAST,
        ANY
    }

    FollowedTable(Mode mode, long seed, Order order) {
        this.table = new RandomTable(mode, seed);
        this.order = order;
        this.random = new Random(seed);
        this.strays = new RandomPolicy(seed);
        if (seed % 2 == 1) {
            rule("gateClues", "1");
            rule("gateTypes", "PROCESS");
            rule("approveCutAction", "STRICT");
        }
    }

    private void rule(String key, String value) {
        table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset(key, value)));
    }

    /** What the table has waited for. */
    Set<Waits> met() {
        return met;
    }

    void toTheClose(int longest) {
        while (!table.isOver()) {
            if (order == Order.ANY && table.state().phase() == Phase.PLAY && random.nextInt(STRAYS_ONE_IN) == 0) {
                stray();
            }
            if (!table.isOver()) {
                follow();
            }
            assertThat(table.moves()).isLessThan(longest);
        }
    }

    private void stray() {
        var move = random.nextBoolean() ? cover().orElseGet(this::anything) : anything();
        if (RandomTable.RULES.refuses(table.state(), move).isEmpty()) {
            table.play(move);
        }
    }

    private Move anything() {
        return strays.next(table).move();
    }

    /** A cover announced, or else its holder chosen: what the cell may always do and is never asked for. */
    private Optional<Move> cover() {
        var open = table.state().setup().at(Table.COMRADES).stream()
                .map(each -> viewer(each.seat()))
                .flatMap(each -> OpenMoves.listed(table.known(each), each).stream())
                .toList();
        return Stream.of("AnnounceCover", "ChooseCoverHolder")
                .flatMap(kind ->
                        open.stream().filter(each -> RandomPolicy.kind(each).equals(kind)))
                .findFirst();
    }

    private void follow() {
        var prompt = Prompt.of(table.known(Viewer.IM), Viewer.IM);
        met.add(prompt.waits());
        var suggested = new ArrayList<Move>();
        for (var from : prompt.from()) {
            var viewer = viewer(from);
            suggested.addAll(OpenMoves.suggested(table.known(viewer), viewer));
        }
        assertThat(suggested).as("%s", prompt).isNotEmpty();
        assertThat(suggested)
                .as("%s", prompt)
                .anyMatch(each -> prompt.waits() == Waits.ACTIONS
                        || RandomPolicy.kind(each).equalsIgnoreCase(prompt.operationId()));
        switch (order) {
            case FIRST -> {}
            case LAST -> Collections.reverse(suggested);
            case ANY -> Collections.shuffle(suggested, random);
        }
        table.play(suggested.stream()
                .map(this::filled)
                .filter(each -> RandomTable.RULES.refuses(table.state(), each).isEmpty())
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing suggested is accepted: " + suggested)));
    }

    private Viewer viewer(String from) {
        return from.equals(Viewer.IM.text())
                ? Viewer.IM
                : table.state().viewer(from).orElseThrow();
    }

    /** With faces, and with a card where one is asked for. */
    private Move filled(Move move) {
        var faces = move.faces().stream().map(each -> random.nextInt(FACES) + 1).toList();
        var command = move.command() instanceof SessionCommand.LoadCaseCard
                ? new SessionCommand.LoadCaseCard(SampleCard.card())
                : move.command();
        return new Move(move.by(), move.forSeat(), command, faces);
    }

    /** Whoever is waited for finds a move suggested that is accepted, or whose refusal is news; anybody else finds none. */
    static void fits(RandomTable table, Viewer viewer) {
        var known = table.known(viewer);
        var prompt = Prompt.of(known, viewer);
        var suggested = OpenMoves.suggested(known, viewer);
        boolean pointed = prompt.waits() == Waits.FINGERS
                && known.line().fingers().stream().anyMatch(each -> each.seat().equals(viewer.text()));
        assertThat(prompt.operationId().isEmpty())
                .as("%s", prompt)
                .isEqualTo(prompt.from().isEmpty());
        if (!prompt.from().contains(viewer.text()) || pointed) {
            assertThat(suggested).as("%s: %s", viewer, prompt).isEmpty();
            return;
        }
        assertThat(suggested)
                .as("%s: %s", viewer, prompt)
                .anyMatch(each -> RandomTable.RULES
                        .refuses(table.state(), each)
                        .filter(refusal -> !NEWS.contains((LineRefusal) refusal.code()))
                        .isEmpty());
    }
}
