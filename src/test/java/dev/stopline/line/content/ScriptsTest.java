package dev.stopline.line.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Said;
import dev.stopline.line.rules.Verb;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts are whole: each moment is spoken, each role has its card, and the fixed lines are as the rules have them. */
class ScriptsTest {

    private static final List<String> VALUES = List.of(
            "band",
            "control",
            "cost",
            "ending",
            "event",
            "explanation",
            "exposure",
            "fact",
            "hire",
            "hires",
            "identity",
            "missing",
            "narration",
            "payoff",
            "purpose",
            "questions",
            "stage",
            "story",
            "target",
            "tier",
            "verdict");

    private final Scripts scripts = Scripts.shipped();

    @Test
    void everyMomentHasItsWordsAndItsHint() {
        assertThat(scripts.moments()).hasSize(51);
        assertThat(scripts.moments().keySet()).allMatch(key -> key.matches("[A-Z][A-Z0-9_]+"));
        assertThat(scripts.moments().values()).allSatisfy(moment -> {
            assertThat(moment.say()).isNotBlank().doesNotContain("\n");
            assertThat(moment.remember()).isNotBlank().doesNotContain("{");
        });
    }

    @Test
    void aScriptUsesOnlyTheValuesThatTheTableHas() {
        var used = Stream.concat(
                        scripts.moments().values().stream().map(Scripts.Moment::say),
                        scripts.prompts().values().stream())
                .flatMap(text -> Pattern.compile("\\{([^}]*)}").matcher(text).results())
                .map(match -> match.group(1));

        assertThat(used).isSubsetOf(VALUES).contains("tier", "target", "hire");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "OPENING",
                "ROUND_START",
                "EVENT_BANK_CHANGE",
                "EVENT_LAPTOP",
                "EVENT_REMOTE_TOOL",
                "ROLL_CALLED",
                "CLOSING_AT_FLOOR",
                "TIER_RISE",
                "CALL",
                "VOTE",
                "TIE",
                "MEETING_OPENS",
                "NO_CARD_LINE",
                "STAGE_1_GATE",
                "GROUND_ASKED",
                "LOOKS_OFFERED",
                "WRONGFUL_CUT",
                "WRONGFUL_CUT_LAST_STAGE",
                "COMRADES_SCORE",
                "STUCK_TABLE",
                "PROCESS_READ"
            })
    void theIncidentMasterHasWordsForEachMomentOfTheRules(String moment) {
        assertThat(scripts.moments()).containsKey(moment);
    }

    @Test
    void aWrongfulCutIsToldByItsEffectsAlone() {
        assertThat(Stream.of("WRONGFUL_CUT", "WRONGFUL_CUT_LAST_STAGE", "CUT_STANDS")
                        .map(moment -> scripts.say(moment, Map.of("hire", "2", "exposure", "2"))))
                .allSatisfy(said -> assertThat(said)
                        .doesNotContainIgnoringCase("innocent")
                        .doesNotContainIgnoringCase("wrong")
                        .doesNotContainIgnoringCase("operator")
                        .doesNotContainIgnoringCase("decoy"));
    }

    @Test
    void theFixedLineIsTheSameWhereverItStands() {
        assertThat(scripts.fileSilent()).isEqualTo("The file does not say.");
        assertThat(scripts.say("NO_CARD_LINE", Map.of())).isEqualTo(scripts.fileSilent());
    }

    @Test
    void theCuesHaveTheirParts() {
        assertThat(scripts.callCue()).hasSize(3).doesNotHaveDuplicates().noneMatch(String::isBlank);
        assertThat(scripts.voteCues()).hasSize(3).doesNotHaveDuplicates().noneMatch(String::isBlank);
        assertThat(scripts.groundPrompts()).hasSize(2).allMatch(prompt -> prompt.endsWith("?"));
        assertThat(scripts.appearanceReply()).endsWith("?");
        assertThat(scripts.habit()).isNotBlank();
    }

    @ParameterizedTest
    @EnumSource
    void everyRoleHasACardWithItsVerbsInOrder(Role role) {
        var card = scripts.card(role);

        assertThat(card.sentence()).isNotBlank();
        assertThat(card.verbs()).extracting(Scripts.VerbLine::verb).containsExactlyElementsOf(Verb.of(role));
        assertThat(card.verbs())
                .allSatisfy(line -> assertThat(line.sentence())
                        .contains(
                                switch (line.verb().kind()) {
                                    case SCORES -> "Scores";
                                    case CLOSES -> "Closes";
                                    case CLOSES_LISTED -> "informs";
                                    case INFORMS -> "Informs";
                                    case SETS_UP -> "Sets up";
                                    case LOOKUP -> "lookup";
                                    case CUTS -> "cut";
                                }));
    }

    @Test
    void theCardsAreInTheOrderOfTheRoles() {
        assertThat(scripts.roles())
                .extracting(Scripts.RoleCard::role)
                .containsExactlyElementsOf(Arrays.asList(Role.values()));
    }

    @Test
    void valuesAreFilledInAsTheyAre() {
        assertThat(scripts.say("TIER_RISE", Map.of("tier", "partial"))).isEqualTo("The tier is now partial.");
        assertThat(scripts.say("SCRIPTED_MOVE", Map.of("narration", "It costs $1 {tier}.")))
                .isEqualTo("It costs $1 {tier}.");
        assertThat(scripts.prompt("THROW", Map.of("target", "12"))).isEqualTo("Throw the d20: you need 12 or more.");
    }

    @Test
    void aMissingValueOrAnUnknownKeyIsAnError() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> scripts.say("TIER_RISE", Map.of()))
                .withMessageContaining("{tier}");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> scripts.say("LUNCH", Map.of()))
                .withMessageContaining("LUNCH");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> scripts.prompt("LUNCH", Map.of()))
                .withMessageContaining("LUNCH");
    }

    @ParameterizedTest
    @ValueSource(strings = {"moments: {}", "colour: red", "moments: ["})
    void aBrokenFileIsRefused(String yaml) {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Scripts.read(new ByteArrayInputStream(yaml.getBytes(StandardCharsets.UTF_8))))
                .withMessageContaining("cannot be read");
    }

    @Test
    void nothingOfItCanBeChanged() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> scripts.moments().clear());
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> scripts.prompts().clear());
    }

    @Test
    void what_events_carry_of_the_moderators_words_is_what_the_scripts_say() {
        assertThat(Scripts.shipped().callCue()).isEqualTo(Said.CALL_CUE);
        assertThat(Scripts.shipped().groundPrompts()).isEqualTo(Said.GROUND_PROMPTS);
        assertThat(Scripts.shipped().fileSilent()).isEqualTo(Said.FILE_DOES_NOT_SAY);
    }
}
