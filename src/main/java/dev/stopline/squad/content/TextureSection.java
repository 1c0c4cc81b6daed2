package dev.stopline.squad.content;

import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.FirstStep;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.Tempo;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.Trajectory;
import dev.stopline.squad.rules.Waits;
import dev.stopline.squad.rules.WarDetail;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The sections of {@code squad/texture.yaml}, in the file's order, and the keys that each must have. */
public enum TextureSection {
    /** Where and when the game plays. */
    OPENING(numbers(5)),
    /** What a stuck player is asked. */
    QUESTION(numbers(1)),
    /** Advice for a first sitting. */
    FIRST_TIMER(numbers(2)),
    /** What a detective of the Squad is. */
    DETECTIVE(numbers(3)),
    /** A Code to learn from (S-DET-40). */
    MODEL_CODE(numbers(1)),
    /** S-GEN-03. */
    JOB_TYPES(names(JobType.values())),
    /** S-GEN-04. */
    TEMPOS(names(Tempo.values())),
    /** S-GEN-05, S-GEN-06. */
    CAPABILITIES(names(Capability.values())),
    /** S-GEN-09. */
    TRAJECTORIES(names(Trajectory.values())),
    /** S-GEN-10, GAP-42. */
    TERRITORIES(names(Territory.values(), "NONE")),
    /** S-GEN-11. */
    POSTURES(names(Posture.values())),
    /** The manner of each Sergeant (S-GEN-12). */
    SERGEANTS(names(Sergeant.values())),
    /** What is known at each stage of the chain (S-CHAIN-01). */
    STAGES(numbers(5)),
    /** What to ask and do at each stage (S-SESS-03). */
    STAGE_PROMPTS(numbers(5)),
    /** S-HEAT-05..08, by the Heat of the row. */
    HEAT_ROWS(List.of("3", "5", "7", "9")),
    /** S-DET-20..38. */
    SPECIALIZATIONS(names(Specialization.values())),
    /** S-DET-36. */
    SPECIALTIES(names(Specialty.values(), "NONE")),
    /** S-DET-11..18. */
    WAR_DETAILS(names(WarDetail.values())),
    /** S-KIT-02..11. */
    KIT_ITEMS(names(KitItem.values())),
    /** S-FACT-02, and the owners without clocks (S-DET-25). */
    FACTIONS(names(Faction.values(), "NONE")),
    /** What is known at each stage of the tracker (S-WEB-01). */
    COMBINATION(numbers(5)),
    /** S-CLOSE-02..06. */
    CLOSE_TYPES(names(CloseType.values(), "NONE")),
    /** S-EVENT-1..8, by the row. */
    AFTER_CASE_EVENTS(numbers(8)),
    /** S-AFTER-*, by column and row. */
    AFTERMATH(Stream.of("C", "S", "P", "H")
            .flatMap(column -> numbers(6).stream().map(row -> column + row))
            .toList()),
    /** The three beats of the Interdict. */
    BEATS(numbers(3)),
    /** What a beginner does first, step by step (S-GLO-03). */
    FIRST_STEPS(names(FirstStep.values(), "DONE")),
    /** What the career waits for, where no moment says it; {@code NO_WOUNDS} = no Mortal wound is to be thrown for. */
    WAITS(Stream.concat(
                    names(Waits.values(), "GENERATOR_STEP", "FORCED_INTERDICT", "ROUTING", "NOTHING").stream(),
                    Stream.of("NO_WOUNDS"))
            .toList()),
    /** What each step of the generator decides (S-GEN-01). */
    GENERATOR_STEPS(numbers(7)),
    /** What is said where the game waits for something out of the ordinary. */
    MOMENTS(List.of(
            "CLOCK_ZERO",
            "JUNIOR_PENDING",
            "FAVOUR_DUE",
            "STRAIN_CHOICE",
            "CODE_TEST",
            "REVIEW_PENDING",
            "LAY_LOW",
            "FINAL_DUE",
            "UNROUTED",
            "RETIRED"));

    private final List<String> keys;

    TextureSection(List<String> keys) {
        this.keys = keys;
    }

    /** The keys of its lines, in order: the names of an enum or numbers from 1. */
    public List<String> keys() {
        return keys;
    }

    /** Its name in the file, such as {@code stagePrompts}. */
    public String property() {
        var words = name().split("_");
        var property = new StringBuilder(words[0].toLowerCase(Locale.ROOT));
        for (var word : List.of(words).subList(1, words.length)) {
            property.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return property.toString();
    }

    private static List<String> numbers(int last) {
        return IntStream.rangeClosed(1, last).mapToObj(String::valueOf).toList();
    }

    private static List<String> names(Enum<?>[] values, String... leftOut) {
        return Stream.of(values)
                .map(Enum::name)
                .filter(name -> !List.of(leftOut).contains(name))
                .toList();
    }
}
