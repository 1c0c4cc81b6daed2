package dev.stopline.line.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.line.content.CardReading.Readable;
import dev.stopline.line.content.CardReading.Unreadable;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.CaseCard.TierTag;
import dev.stopline.line.rules.RecordType;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The reading of a card that somebody posts. */
class CardReadingTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final CardLibrary LIBRARY = new CardLibrary();
    private static final CaseCard CARD =
            LIBRARY.card("pantry-routes").orElseThrow().card();

    @Test
    void aCardThatIsWrittenOutReadsBackTheSame() {
        for (var each : LIBRARY.cards()) {
            JsonNode written = JSON.valueToTree(each.card());
            assertThat(LIBRARY.read(written))
                    .isInstanceOfSatisfying(
                            Readable.class,
                            read -> assertThat(read.card().card()).isEqualTo(each.card()));
        }
    }

    @Test
    @Rule({"GAP-17", "GAP-18"})
    void whatAnAuthorLeavesOutSaysSo() {
        var read = LIBRARY.read("""
                {"cardId": "bare", "title": "Bare", "file": [{"entryId": "f1", "text": "A brief."}],
                 "hires": [{"number": 1, "name": "Ada", "identity": "DECOY", "lines": [],
                            "facts": [{"factId": "p1", "text": "A text.", "availableFromStage": 1}]}],
                 "controls": [{"controlId": "c1", "text": "A control."}],
                 "scriptedMoves": [{"moveId": "s1", "stage": 1, "round": 1, "verb": "RELAY", "hire": 1,
                                    "narration": "Something stirs."}],
                 "companyMoves": [{"moveId": "y1", "stage": 1, "round": 1, "verb": "SCOPE"}]}
                """);
        assertThat(read).isInstanceOfSatisfying(Readable.class, bare -> {
            assertThat(bare.card().summary()).isEqualTo(new CardSummary("bare", "Bare", "", Difficulty.STANDARD));
            var card = bare.card().card();
            assertThat(card.file()).containsExactly(new CaseCard.FileEntry("f1", "A brief.", 0, ""));
            assertThat(card.hires().getFirst().facts())
                    .containsExactly(new CaseCard.Fact("p1", RecordType.UNMARKED, "A text.", 1, "", TierTag.NONE));
            assertThat(card.controls())
                    .containsExactly(
                            new CaseCard.Control("c1", "A control.", List.of(), List.of(), List.of(), false, false));
            assertThat(card.scriptedMoves().getFirst().band()).isEqualTo(Band.UNMARKED);
            assertThat(card.scriptedMoves().getFirst().covered()).isFalse();
            assertThat(card.companyMoves().getFirst().controlId()).isEmpty();
            assertThat(card.events()).isEmpty();
            assertThat(card.coverHolders()).isEmpty();
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/title                            | 7           | L-SETUP-01",
                "/cardId                           | 'two words' | L-SETUP-01",
                "/difficulty                       | 'FIENDISH'  | L-SETUP-01",
                "/file                             | {}          | L-SETUP-01",
                "/file/0                           | 'text'      | L-SETUP-01",
                "/hires/1/number                   | '2'         | L-SETUP-01",
                "/hires/0/number                   | 1.5         | L-SETUP-01",
                "/hires/2/number                   | 1e30        | L-SETUP-01",
                "/hires/0/identity                 | 'SEALED'    | L-SETUP-01",
                "/hires/0/facts/0/type             | 'UNMARKED'  | L-SETUP-07",
                "/hires/0/facts/0/explanation      | null        | L-SETUP-04",
                "/hires/0/facts/0/availableFromStage | -1        | L-SETUP-08",
                "/hires/1/humanCosts/0/victim      | ''          | L-SETUP-05",
                "/hires/0/lines/2/answer           | 'MAYBE'     | L-SETUP-06",
                "/controls/0/closableBy/1          | 'HOPE'      | L-SETUP-09",
                "/controls/0/stopping              | 'yes'       | L-SETUP-09",
                "/controls/0/linkedFacts/0         | 3           | L-SETUP-09",
                "/companyMoves/0/verb              | 'WAIT'      | L-SETUP-09",
                "/scriptedMoves/3/band             | 'UNMARKED'  | L-SETUP-10",
                "/scriptedMoves/3/covered          | 1           | L-COVER-12",
                "/coverHolders/0/role              | 'GHOST'     | L-COVER-05",
            })
    @Rule("GAP-18")
    void aMistypedFieldIsNamedByPointerAndRule(String pointer, String value, String rule) {
        var card = tree();
        set(card, pointer, JSON.readTree(value.replace('\'', '"')));
        assertFault(LIBRARY.read(card), pointer, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "/title, L-SETUP-01",
        "/hires, L-SETUP-01",
        "/hires/0/facts, L-SETUP-07",
        "/hires/0/lines, L-SETUP-06",
        "/hires/0/facts/1/availableFromStage, L-SETUP-08",
        "/controls/2/text, L-SETUP-09",
        "/scriptedMoves/0/hire, L-SETUP-10",
        "/coverHolders/2/stage, L-COVER-05",
    })
    @Rule("GAP-18")
    void aMissingFieldIsNamedByPointerAndRule(String pointer, String rule) {
        var card = tree();
        var at = JsonPointer.compile(pointer);
        ((ObjectNode) card.at(at.head())).remove(at.last().getMatchingProperty());
        assertFault(LIBRARY.read(card), pointer, rule);
    }

    @Test
    void anUnknownFieldIsNamedAlsoWhereItsNameNeedsEscaping() {
        var card = tree();
        ((ObjectNode) card.at("/controls/1")).put("a/b~c", true);
        assertFault(LIBRARY.read(card), "/controls/1/a~1b~0c", "L-SETUP-09");
    }

    @Test
    void everyFaultIsNamedAtOnce() {
        var card = tree();
        set(card, "/title", JSON.readTree("[]"));
        set(card, "/hires/2", JSON.readTree("0"));
        set(card, "/events/5/stage", JSON.readTree("true"));
        assertThat(LIBRARY.read(card))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        read -> assertThat(read.faults())
                                .extracting(Fault::pointer)
                                .containsExactly("/title", "/hires/2", "/events/5/stage"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,", "{\"cardId\": \"a\", \"cardId\": \"b\"}", "{} {}"})
    void brokenJsonIsOneFaultOfTheWhole(String text) {
        assertFault(LIBRARY.read(text), "", "L-SETUP-01");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u0000b", "a\u0007b", "a\u0085b", "a\uD800b"})
    void aTextHoldsNoControlCharacters(String text) {
        var card = tree();
        ((ObjectNode) card).put("title", text);
        assertFault(LIBRARY.read(card), "/title", "L-SETUP-01");
    }

    @Test
    void aListHasAnEnd() {
        var card = tree();
        var list = ((ObjectNode) card).putArray("events");
        for (int i = 0; i <= JsonPart.MAX_ENTRIES; i++) {
            list.add("event");
        }
        assertFault(LIBRARY.read(card), "/events", "L-SETUP-01");
    }

    private static JsonNode tree() {
        return JSON.valueToTree(CARD);
    }

    private static void set(JsonNode card, String pointer, JsonNode value) {
        var at = JsonPointer.compile(pointer);
        var parent = card.at(at.head());
        if (parent instanceof ObjectNode object) {
            object.set(at.last().getMatchingProperty(), value);
        } else {
            ((tools.jackson.databind.node.ArrayNode) parent).set(at.last().getMatchingIndex(), value);
        }
    }

    private static void assertFault(CardReading reading, String pointer, String rule) {
        assertThat(reading)
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        read -> assertThat(read.faults()).anySatisfy(fault -> {
                            assertThat(fault.pointer()).isEqualTo(pointer);
                            assertThat(fault.rule()).isEqualTo(rule);
                            assertThat(fault.message()).isNotBlank();
                        }));
    }
}
