package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The rulebook of line is whole and sound, and a file that is not sound is refused with its fault. */
class RulebookTest {

    private static final String SOUND = """
            game: tiny
            chapters:
              - {key: ONE, title: "One"}
            rules:
              - {id: T-ONE-01, chapter: ONE, label: RULED, readers: ALL, sentence: "A rule.", keys: []}
              - {id: T-ONE-02, chapter: ONE, label: DEFAULT, readers: IN_PLAY, sentence: "Two.", keys: [size, kinds]}
              - {id: T-ONE-03, chapter: ONE, label: GAP, readers: ALL, sentence: "Three.", keys: [open, place],
                 testable: false, why: "It is advice."}
            rulesetKeys:
              - {key: size, label: DEFAULT, rule: T-ONE-02, kind: INTEGER, default: 2, min: 1, max: 6,
                 readers: IN_PLAY, sentence: "How big."}
              - {key: kinds, label: DEFAULT, rule: T-ONE-02, kind: TYPE_SET, default: [RED, BLUE], values: [RED, BLUE, TAN],
                 readers: IN_PLAY, sentence: "Which kinds."}
              - {key: open, label: GAP, rule: T-ONE-03, kind: BOOLEAN, default: false,
                 readers: ALL, ours: true, sentence: "Whether open."}
              - {key: place, label: GAP, rule: T-ONE-03, kind: CHOICE, default: HERE, values: [HERE, THERE],
                 readers: ALL, ours: true, sentence: "Where."}
            """;

    private final Rulebook line = ShippedRulebook.line();

    @Test
    void lineHas182RulesInNineteenChapters() {
        assertThat(line.game()).isEqualTo("line");
        assertThat(line.rules()).hasSize(182);
        assertThat(line.keys()).hasSize(45);
        assertThat(line.chapters())
                .extracting(Chapter::key)
                .containsExactly(
                        "MODE", "SETUP", "ROUND", "ACT", "LOOK", "ROLL", "COVER", "VERB", "TRACK", "TIER", "FACT",
                        "CALL", "VOTE", "MEET", "CUT", "END", "PROC", "DEB", "TEL");
    }

    @ParameterizedTest
    @CsvSource({
        "MODE,6",
        "SETUP,12",
        "ROUND,12",
        "ACT,9",
        "LOOK,7",
        "ROLL,18",
        "COVER,12",
        "VERB,10",
        "TRACK,6",
        "TIER,5",
        "FACT,2",
        "CALL,12",
        "VOTE,16",
        "MEET,12",
        "CUT,25",
        "END,5",
        "PROC,5",
        "DEB,5",
        "TEL,3"
    })
    void eachChapterHasAllItsRulesInOrder(String chapter, int rules) {
        var ids = line.rules().stream()
                .filter(rule -> rule.chapter().equals(chapter))
                .map(Rule::id)
                .toList();

        assertThat(ids).hasSize(rules).isSorted();
    }

    @Test
    void onlyTheCoachingRulesCannotBeTested() {
        assertThat(line.rules().stream().filter(rule -> !rule.testable()))
                .extracting(Rule::id)
                .containsExactly(
                        "L-MODE-05", "L-MODE-06", "L-SETUP-12", "L-ROUND-12", "L-ROLL-16", "L-ROLL-17", "L-MEET-08");
    }

    @Test
    void theFourConditionsOfACutOpenWithTheCase() {
        assertThat(line.rule("L-CUT-01", RuleReaders.ALL)).isEmpty();
        assertThat(line.rule("L-CUT-02", RuleReaders.ALL)).isEmpty();
        assertThat(line.rule("L-CUT-03", RuleReaders.ALL)).isEmpty();
        assertThat(line.rule("L-CUT-03", RuleReaders.IN_PLAY)).isPresent();
        assertThat(line.keys(RuleReaders.ALL)).extracting(RulesetKeyDoc::key).doesNotContain("gateClues", "gateTypes");
        assertThat(line.keys(RuleReaders.IN_PLAY))
                .extracting(RulesetKeyDoc::key)
                .contains("gateClues", "gateTypes");
    }

    @ParameterizedTest
    @CsvSource({"L-SETUP-02", "L-SETUP-05", "L-MEET-06", "L-MEET-12", "L-CUT-24", "L-PROC-04", "L-TEL-01"})
    void theIncidentMastersChapterStaysClosedUntilTheDebrief(String id) {
        assertThat(line.rule(id, RuleReaders.IN_PLAY)).isEmpty();
        assertThat(line.rule(id, RuleReaders.IM_UNTIL_DEBRIEF)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"L-CALL-04", "L-CALL-05", "L-CALL-06", "L-VOTE-07", "L-ROLL-06", "L-TIER-04", "L-MEET-11", "L-CUT-13"})
    void whatPlayersGoByIsAlwaysOpen(String id) {
        assertThat(line.rule(id, RuleReaders.ALL)).isPresent();
    }

    @Test
    void readersAreReachedInOrder() {
        assertThat(RuleReaders.reach(false, false)).isEqualTo(RuleReaders.ALL);
        assertThat(RuleReaders.reach(false, true)).isEqualTo(RuleReaders.IN_PLAY);
        assertThat(RuleReaders.reach(true, false)).isEqualTo(RuleReaders.IM_UNTIL_DEBRIEF);
        assertThat(RuleReaders.IN_PLAY.reaches(RuleReaders.ALL)).isTrue();
        assertThat(RuleReaders.IN_PLAY.reaches(RuleReaders.IM_UNTIL_DEBRIEF)).isFalse();
        assertThat(line.rules(RuleReaders.IM_UNTIL_DEBRIEF)).isEqualTo(line.rules());
        assertThat(line.rules(RuleReaders.IN_PLAY)).hasSizeLessThan(182).containsAll(line.rules(RuleReaders.ALL));
    }

    @Test
    void everyGameOnTheClassPathHasItsBook() {
        var books = new Rulebooks(new PathMatchingResourcePatternResolver());

        assertThat(books.all()).extracting(Rulebook::game).containsExactly("line", "squad", "tournament");
        assertThat(books.of("line").orElseThrow().rules()).isEqualTo(line.rules());
        assertThat(books.of("chess")).isEmpty();
    }

    @Test
    void aSoundFileIsRead() {
        var tiny = read(SOUND);

        assertThat(tiny.rule("T-ONE-02").orElseThrow().keys()).containsExactly("size", "kinds");
        assertThat(tiny.keysOf(tiny.rule("T-ONE-03").orElseThrow()))
                .extracting(RulesetKeyDoc::defaultValue)
                .containsExactly(false, "HERE");
        assertThat(tiny.rule("T-ONE-04")).isEmpty();
    }

    @Test
    void aKeyAllowsWhatItsKindAndRangeAllow() {
        var tiny = read(SOUND).keys();

        assertThat(List.<Object>of(1, 6)).allMatch(tiny.get(0)::allows);
        assertThat(List.<Object>of(0, 7, "2", true)).noneMatch(tiny.get(0)::allows);
        assertThat(List.<Object>of(List.of("TAN"), List.of("RED", "TAN"))).allMatch(tiny.get(1)::allows);
        assertThat(List.<Object>of(List.of(), List.of("RED", "RED"), List.of("PINK"), "RED"))
                .noneMatch(tiny.get(1)::allows);
        assertThat(List.<Object>of(true, false)).allMatch(tiny.get(2)::allows);
        assertThat(List.<Object>of("true", 1)).noneMatch(tiny.get(2)::allows);
        assertThat(tiny.get(3).allows("THERE")).isTrue();
        assertThat(tiny.get(3).allows("NOWHERE")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            id: T-ONE-01               | id: T-ONE-02               | rule T-ONE-02 is there more than once
            id: T-ONE-01               | id: rule1                  | rule1 is no rule id
            "A rule."                  | " "                        | T-ONE-01 has no sentence
            chapter: ONE, label: RULED | chapter: TWO, label: RULED | T-ONE-01 stands in an unknown chapter
            title: "One"               | title: ""                  | chapter ONE has no title
            readers: ALL, sentence: "A rule." | sentence: "A rule." | readers
            label: RULED               | label: MAYBE               | MAYBE
            id: T-ONE-01               | colour: red, id: T-ONE-01  | colour
            "A rule.", keys: []        | "A rule.", keys: [size]    | T-ONE-01 is RULED and has keys
            keys: [size, kinds]        | keys: [kinds]              | those that name it are [kinds, size]
            why: "It is advice."       | why: ""                    | T-ONE-03 has to say why
            "A rule.", keys: []        | "A rule.", keys: [], why: "so" | T-ONE-01 has to say why
            key: kinds                 | key: size                  | ruleset key size is there more than once
            rule: T-ONE-02, kind: INTEGER | rule: T-ONE-09, kind: INTEGER | size belongs to an unknown rule
            "How big."                 | ""                         | size has no sentence
            key: size, label: DEFAULT  | key: size, label: RULED    | size is RULED
            key: size, label: DEFAULT  | key: size, label: GAP      | size has to be ours exactly when
            ours: true, sentence: "Where." | sentence: "Where."     | place has to be ours exactly when
            default: 2                 | default: 7                 | size does not allow its own default, 7
            default: 2                 | default: two               | size does not allow its own default, two
            default: HERE              | default: GONE              | place does not allow its own default, GONE
            default: [RED, BLUE]       | default: []                | kinds does not allow its own default
            readers: ALL, ours: true, sentence: "Where." | readers: IN_PLAY, ours: true, sentence: "Where." | place has other readers than its rule
            game: tiny                 | game: [                    | cannot be read
            """)
    void aFileThatIsNotSoundIsRefusedWithItsFault(String right, String wrong, String fault) {
        assertThat(SOUND).contains(right);
        var broken = SOUND.replaceFirst(Pattern.quote(right), wrong);

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> read(broken))
                .withMessageContaining(fault);
    }

    @Test
    void aChapterWithoutRulesIsRefused() {
        var broken = SOUND.replace("rules:\n", "  - {key: TWO, title: Two}\nrules:\n");

        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> read(broken))
                .withMessageContaining("chapter TWO has no rule");
    }

    private static Rulebook read(String yaml) {
        return Rulebook.read(new ByteArrayInputStream(yaml.getBytes(StandardCharsets.UTF_8)));
    }
}
