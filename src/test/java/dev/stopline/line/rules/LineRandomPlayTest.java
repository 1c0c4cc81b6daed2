package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.line.content.Scripts;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Seeded games under {@link RandomPolicy}, and in each turn a few moves of {@link UnlistedMoves}: 200 games a mode in the
 * build, {@code -Dgames=2000} for the whole.
 */
@TestInstance(Lifecycle.PER_CLASS)
class LineRandomPlayTest {

    private static final int GAMES = Integer.getInteger("games", 200);
    private static final int LONGEST = 600;
    private static final int TRIES_A_TURN = 2;
    private static final int PLENTY = 50;

    private final Map<String, Integer> accepted = new TreeMap<>();
    private final EnumSet<LineRefusal> met = EnumSet.noneOf(LineRefusal.class);
    private int endedEarly;
    private final Scripts scripts = Scripts.shipped();

    @Test
    void everyGameEndsEveryListedMoveIsAcceptedAndEveryUnlistedOneRefused() {
        for (var mode : Mode.values()) {
            for (int game = 0; game < GAMES; game++) {
                play(mode, mode.ordinal() * 1_000_000L + game);
            }
        }
        org.assertj.core.api.SoftAssertions.assertSoftly(softly -> {
            softly.assertThat(operations().stream().filter(kind -> accepted.getOrDefault(kind, 0) < PLENTY))
                    .as("%s", accepted)
                    .isEmpty();
            softly.assertThat(EnumSet.complementOf(met)).isEmpty();
            softly.assertThat(endedEarly).isGreaterThan(PLENTY);
        });
    }

    private static List<String> operations() {
        return Set.of(
                        SessionCommand.class,
                        RoundCommand.class,
                        ActionCommand.class,
                        StopTheLineCommand.class,
                        DebriefCommand.class)
                .stream()
                .flatMap(chapter -> List.of(chapter.getPermittedSubclasses()).stream())
                .map(Class::getSimpleName)
                .toList();
    }

    private void play(Mode mode, long seed) {
        var table = new RandomTable(mode, seed);
        count("CreateSession");
        var policy = new RandomPolicy(seed);
        var others = new UnlistedMoves(seed);
        table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(SampleCard.card())));
        count("LoadCaseCard");
        if (seed % 2 == 1) {
            // In every other game a single process clue meets the gate, so that cuts are not rare.
            table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset("gateClues", "1")));
            table.play(Move.of(Viewer.IM, new SessionCommand.OverrideRuleset("gateTypes", "PROCESS")));
        }
        if (seed % 3 == 0) {
            table.play(Move.of(Viewer.SERVICE, new ServiceCommand.DealBoard("board-" + seed)));
        }
        while (!table.isOver()) {
            for (int i = 0; i < TRIES_A_TURN; i++) {
                refuse(table, others.any(table));
            }
            openBoard(table);
            if (seed % 6 == 0 && table.moves() > seed % LONGEST / 3) {
                closeBoard(table);
            }
            turn(table, policy);
            assertThat(table.moves()).as("seed %d ends", seed).isLessThanOrEqualTo(LONGEST);
        }
    }

    /** A board stays shut for a while after the end; nobody but the service opens it. */
    private void openBoard(RandomTable table) {
        if (table.state().outcome().hasEnded() && table.state().setup().board().shut()) {
            assertThat(RandomTable.RULES.refuses(table.state(), Move.of(Viewer.IM, new DebriefCommand.OpenDebrief())))
                    .map(Refusal::code)
                    .contains(LineRefusal.BOARD_STILL_OPEN);
            met.add(LineRefusal.BOARD_STILL_OPEN);
            for (var viewer : table.viewers()) {
                refuse(table, Move.of(viewer, new ServiceCommand.OpenBoard()));
                look(table, viewer);
            }
            table.play(Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
        }
    }

    /** T-CLO-04: now and then a board is opened while the case is still played. */
    private void closeBoard(RandomTable table) {
        if (!table.state().outcome().hasEnded() && table.state().setup().board().shut()) {
            var before = table.state();
            table.play(Move.of(Viewer.SERVICE, new ServiceCommand.OpenBoard()));
            endedEarly++;
            assertThat(table.state().outcome().abandoned()).isTrue();
            assertThat(table.state().setup().board().opened()).isTrue();
            assertThat(SessionResult.isLeft(table.state())).isTrue();
            for (var viewer : table.viewers()) {
                look(table, viewer);
                assertThat(OpenMoves.listed(table.known(viewer), viewer))
                        .as("moves of %s after %s", viewer, before.phase())
                        .noneMatch(LineRandomPlayTest::isOfPlay);
            }
        }
    }

    private static boolean isOfPlay(Move move) {
        return move.command() instanceof RoundCommand
                || move.command() instanceof ActionCommand
                || move.command() instanceof StopTheLineCommand
                        && !(move.command() instanceof StopTheLineCommand.NoteSentence);
    }

    private void turn(RandomTable table, RandomPolicy policy) {
        var turn = policy.next(table);
        for (var listed : turn.listed()) {
            var refusal = RandomTable.RULES.refuses(table.state(), listed);
            assertThat(refusal.filter(each -> !isNews(listed, each)))
                    .as("%s", listed)
                    .isEmpty();
        }
        var move = turn.move();
        var news = RandomTable.RULES.refuses(table.state(), move);
        if (news.isEmpty()) {
            table.play(move);
            count(RandomPolicy.kind(move));
        }
        news.ifPresent(each -> met.add((LineRefusal) each.code()));
        var viewers = table.viewers();
        look(table, viewers.get(table.moves() % viewers.size()));
        LineInvariants.hold(table.state());
    }

    private static boolean isNews(Move move, Refusal refusal) {
        return refusal.code() == LineRefusal.GATE_NOT_MET && move.by().isAt(Table.COMPANY)
                || refusal.code() == LineRefusal.ACCOUNT_HELD && move.by().isAt(Table.COMRADES)
                || refusal.code() == LineRefusal.CARD_INVALID && move.command() instanceof SessionCommand.LoadCaseCard;
    }

    /** A move of any kind: not listed means refused. */
    private void refuse(RandomTable table, Move move) {
        var refusal = RandomTable.RULES.refuses(table.state(), move);
        refusal.ifPresent(each -> met.add((LineRefusal) each.code()));
        var known = table.known(move.by());
        if (refusal.isEmpty()) {
            var listed = new HashSet<>(OpenMoves.listed(known, move.by()));
            assertThat(listed.contains(UnlistedMoves.plain(table.state(), move)))
                    .as("%s is accepted, so it is listed", move)
                    .isTrue();
        }
    }

    private void look(RandomTable table, Viewer viewer) {
        var known = table.known(viewer);
        assertThat(known.seen().by(viewer)).isEqualTo(table.state().seen().by(viewer));
        Glimpse.of(known, viewer);
        var prompt = Prompt.of(known, viewer);
        prompt.cues()
                .forEach(cue -> assertThat(scripts.say(cue.moment(), values(cue.values())))
                        .isNotBlank());
        if (!prompt.advice().isEmpty()) {
            assertThat(scripts.prompt(prompt.advice(), values(prompt.values()))).isNotBlank();
        }
    }

    private static Map<String, String> values(List<Prompt.Value> values) {
        return values.stream().collect(Collectors.toMap(Prompt.Value::name, Prompt.Value::text));
    }

    private void count(String kind) {
        accepted.merge(kind, 1, Integer::sum);
    }
}
