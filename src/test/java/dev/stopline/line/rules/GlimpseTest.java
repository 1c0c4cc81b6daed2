package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Every hidden text and id of the card bears a mark; whole games are played, and the boards are searched for marks. */
@Rule({"L-VIS-01", "L-FACT-01", "L-SETUP-12"})
class GlimpseTest {

    private static final int GAMES = 12;
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern MARK = Pattern.compile("SEALED-[A-Za-z0-9]+");
    private static final List<String> HIDDEN = List.of("hires", "controls", "events", "scriptedMoves");
    private static final List<String> TEXTS =
            List.of("text", "explanation", "topic", "spokenText", "narration", "victim");
    private static final List<String> IDS = List.of("factId", "noteId", "lineId", "moveId", "eventId", "linkedFacts");

    /** The only events that say to players or spectators what stands on the card. */
    private static final Set<String> SPOKEN = Set.of(
            "FactRevealed",
            "ControlClosed",
            "OperatorShown",
            "RevealAnnounced",
            "Narrated",
            "ScriptedMoveTold",
            "MeetingAnswerRecorded",
            "ExplanationRead",
            "HumanCostReadAloud",
            "CutApproved",
            "CardsShown",
            "SentencesReplayed",
            "TierCausesRevealed",
            "StoppingControlsRead",
            "ProcessConditionRead");

    @ParameterizedTest
    @EnumSource(Mode.class)
    void nothingSealedIsOnABoardBeforeAnEventHasSaidItToThatViewer(Mode mode) {
        var marksSeen = new LinkedHashSet<String>();
        for (int game = 0; game < GAMES; game++) {
            var table = new RandomTable(mode, game);
            var policy = new RandomPolicy(game);
            table.play(Move.of(Viewer.IM, new SessionCommand.LoadCaseCard(marked())));
            while (!table.isOver()) {
                var move = policy.next(table).move();
                if (RandomTable.RULES.refuses(table.state(), move).isEmpty()) {
                    table.play(move);
                }
                var viewers = table.viewers();
                var viewer = viewers.get(table.moves() % viewers.size());
                if (viewer instanceof Viewer.Seat seat ? mode.seats(seat.table()) : !viewer.isIncidentMaster()) {
                    marksSeen.addAll(check(mode, table, viewer));
                }
            }
            assertThat(marks(Glimpse.of(table.known(Viewer.IM), Viewer.IM))).isNotEmpty();
        }
        assertThat(marksSeen).as("the search finds what was said").isNotEmpty();
    }

    private static Set<String> check(Mode mode, RandomTable table, Viewer viewer) {
        var said = new TreeSet<String>();
        for (var event : table.events()) {
            if (WhoSees.sees(mode, event, viewer)) {
                var marks = marks(event);
                var type = event.getClass().getSimpleName();
                assertThat(marks.isEmpty() || SPOKEN.contains(type))
                        .as("%s to %s", event, viewer)
                        .isTrue();
                said.addAll(marks);
            }
        }
        var board = marks(Glimpse.of(table.known(viewer), viewer));
        assertThat(said).as("the board of %s", viewer).containsAll(board);
        return board;
    }

    private static Set<String> marks(Object shown) {
        var marks = new TreeSet<String>();
        var found = MARK.matcher(shown.toString());
        while (found.find()) {
            marks.add(found.group());
        }
        return marks;
    }

    /** The card with a mark on every text and id that is not public; each text has its own. */
    private static CaseCard marked() {
        var tree = (ObjectNode) JSON.valueToTree(SampleCard.card());
        int[] number = {0};
        for (var part : HIDDEN) {
            mark(tree.get(part), number);
        }
        return JSON.treeToValue(tree, CaseCard.class);
    }

    private static void mark(JsonNode node, int[] number) {
        if (node instanceof ArrayNode list) {
            list.forEach(each -> mark(each, number));
        }
        if (node instanceof ObjectNode object) {
            for (var name : List.copyOf(object.propertyNames())) {
                var value = object.get(name);
                if (TEXTS.contains(name) && value instanceof StringNode text) {
                    object.put(name, "SEALED-t" + number[0]++ + " " + text.asString());
                } else if (IDS.contains(name)) {
                    object.set(name, markedId(value));
                } else {
                    mark(value, number);
                }
            }
        }
    }

    private static JsonNode markedId(JsonNode value) {
        if (value instanceof ArrayNode ids) {
            var marked = JSON.createArrayNode();
            ids.forEach(id -> marked.add(markedId(id)));
            return marked;
        }
        return StringNode.valueOf("SEALED-" + value.asString());
    }
}
