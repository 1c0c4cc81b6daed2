package dev.stopline.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The rulebook of events is whole: every rule of their catalogue, open to everybody. */
class TournamentRulebookTest {

    private static final Path CATALOGUE =
            Path.of("src", "main", "java", "dev", "stopline", "tournament", "rules", "package-info.java");
    private static final Pattern ENTRY = Pattern.compile("(?m)^ \\* (T-[A-Z]+-[0-9]{2})  ");

    private final Rulebook tournament = ShippedRulebook.of("tournament");

    @Test
    void it_has_the_rules_of_the_catalogue_in_its_order() throws IOException {
        var catalogue = ENTRY.matcher(Files.readString(CATALOGUE))
                .results()
                .map((MatchResult entry) -> entry.group(1))
                .toList();

        assertThat(tournament.game()).isEqualTo("tournament");
        assertThat(catalogue).hasSizeGreaterThan(60);
        assertThat(tournament.rules()).extracting(Rule::id).containsExactlyElementsOf(catalogue);
    }

    @Test
    void each_rule_stands_in_the_chapter_that_its_id_names() {
        assertThat(tournament.rules()).allMatch(rule -> rule.id().startsWith("T-" + rule.chapter() + "-"));
    }

    @Test
    void everybody_reads_all_of_it_and_each_rule_is_ours() {
        assertThat(tournament.rules(RuleReaders.ALL)).isEqualTo(tournament.rules());
        assertThat(tournament.rules()).extracting(Rule::label).containsOnly(RuleLabel.DEFAULT);
        assertThat(tournament.rules()).extracting(Rule::sentence).doesNotHaveDuplicates();
    }
}
