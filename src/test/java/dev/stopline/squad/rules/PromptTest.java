package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.squad.content.Texture;
import dev.stopline.squad.content.TextureSection;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptTest {

    private static final int CAREERS = 12;
    private static final int MOVES = 300;

    private final Texture texture = Texture.shipped();
    private final EnumSet<Waits> met = EnumSet.noneOf(Waits.class);

    @Test
    @Rule({"S-SESS-03", "S-GLO-04", "S-BETWEEN-01"})
    void whateverACareerWaitsForIsSaidAndIsAMoveThatIsOpen() {
        for (int seed = 0; seed < CAREERS; seed++) {
            walk(seed);
        }
        assertThat(met).hasSizeGreaterThan(18);
    }

    private void walk(long seed) {
        var career = new RandomCareer(seed);
        look(career, List.of());
        career.play(career.withFaces(new RandomMoves(seed).detective()));
        var policy = new CareerPolicy(seed);
        var commands = new RowCommands(seed);
        for (int i = 0; i < MOVES && career.state().detective().status() == DetectiveStatus.ACTIVE; i++) {
            var moves = OpenMoves.of(RandomCareer.RULES, career.known(), false).moves();
            look(career, moves);
            career.play(career.withFaces(commands.any(policy.choose(moves, career.known()))));
        }
    }

    private void look(RandomCareer career, List<OpenMove> moves) {
        var prompt = Prompt.of(career.known());
        met.add(prompt.waits());
        assertThat(prompt.sentence()).endsWith(".").contains(prompt.waits().phrase());
        assertThat(prompt.advice())
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(texture.line(section(line), line.key())).isNotBlank());
        if (!prompt.waits().operation().isEmpty()) {
            assertThat(moves).as("%s", prompt).anyMatch(OpenMove::suggested);
            assertThat(moves)
                    .extracting(OpenMove::operationId)
                    .contains(prompt.waits().operation());
        }
        said(prompt, keys(prompt));
    }

    private static List<String> keys(Prompt prompt) {
        return prompt.advice().stream()
                .map(line -> line.section() + "." + line.key())
                .toList();
    }

    /** What is said beside a prompt fits what it waits for. */
    private static void said(Prompt prompt, List<String> keys) {
        var waits = prompt.waits();
        var place = keys.stream()
                .filter(each -> each.startsWith("waits.") || each.startsWith("generatorSteps."))
                .toList();
        switch (waits) {
            case GENERATOR_STEP -> assertThat(place).hasSize(1).allMatch(each -> each.startsWith("generatorSteps."));
            case FORCED_INTERDICT -> assertThat(place).isEmpty();
            case WOUNDS -> assertThat(place).hasSize(1).containsAnyOf("waits.WOUNDS", "waits.NO_WOUNDS");
            case ROUTING, NOTHING -> assertThat(place).isEmpty();
            case Waits other -> assertThat(place).containsExactly("waits." + other);
        }
        if (waits == Waits.SESSION_END || waits == Waits.FORCED_INTERDICT || waits == Waits.JUNIOR_CHECK) {
            assertThat(keys).as("%s", waits).noneMatch(each -> each.startsWith("stagePrompts."));
        }
    }

    @Test
    @Rule("S-GEN-01")
    void eachStepOfTheGeneratorIsNamedInTheSentenceAndHasALineOfItsOwn() {
        var career = new RandomCareer(7);
        career.play(career.withFaces(new RandomMoves(7).detective()));
        career.play(career.withFaces(
                new OpeningCommand.OpenJob(Faction.NONE, false, Axis.OPERATOR, Specialty.NONE, false)));
        var sentences = new ArrayList<String>();
        for (int step = 1; step <= 7; step++) {
            var prompt = Prompt.of(career.known());
            sentences.add(prompt.sentence());
            assertThat(keys(prompt)).contains("generatorSteps." + step);
            assertThat(keys(prompt).contains("firstSteps.GENERATOR")).isEqualTo(step == 1);
            career.play(career.withFaces(step(step)));
        }
        assertThat(sentences)
                .doesNotHaveDuplicates()
                .contains(
                        "The career waits for you to roll step 3 of 7: the target's Capability.",
                        "The career waits for you to roll step 6 of 7: the posture, which stays sealed.");
    }

    @Test
    @Rule("S-ACT-06")
    void whereEverySourceIsOutOfReachASourceIsWaitedFor() {
        var state = ListedMoves.inSession(Specialization.TAP, 2, SourceKind.PERSON, Category.STANDARD);
        assertThat(Wait.of(state)).isEqualTo(Waits.ACTION);
        var job = state.job();
        var gone = state.withJob(job.withSources(
                job.sources().stream().map(each -> each.withUnavailable(true)).toList()));

        assertThat(Wait.of(gone)).isEqualTo(Waits.SOURCE);
        assertThat(OpenMoves.of(RandomCareer.RULES, gone, false).moves())
                .extracting(OpenMove::operationId)
                .contains(Waits.SOURCE.operation())
                .doesNotContain(Waits.ACTION.operation());
    }

    @Test
    @Rule("S-BETWEEN-02")
    void withoutAMortalWoundNoThrowOfNerveIsAskedFor() {
        var state = ListedMoves.inSession(Specialization.TAP, 2, SourceKind.PERSON, Category.STANDARD);
        var closed = state.withJob(state.job().withPhase(JobPhase.CLOSED))
                .withCareer(state.career().withBetweenStep(BetweenStep.WOUNDS));
        assertThat(keys(Prompt.of(closed))).contains("waits.NO_WOUNDS").doesNotContain("waits.WOUNDS");
        var hurt = closed.withDetective(closed.detective().withMortalWounds(1));
        assertThat(keys(Prompt.of(hurt))).contains("waits.WOUNDS").doesNotContain("waits.NO_WOUNDS");
    }

    @Test
    @Rule("S-FACT-08")
    void onlyADetectiveWhoIsRoutedIsAskedForAFavour() {
        var state = ListedMoves.inSession(Specialization.TAP, 2, SourceKind.PERSON, Category.STANDARD);
        var owes = state.withCampaign(state.campaign()
                .withFactions(
                        List.of(new Campaign.FactionRow(FactionRole.DOMINANT, Faction.MOB, 0, 3, List.of(), true))));
        assertThat(keys(Prompt.of(owes))).contains("moments.FAVOUR_DUE");
        for (var status : List.of(DetectiveStatus.UNROUTED, DetectiveStatus.RETIRED)) {
            var out = owes.withJob(Job.NONE).withDetective(owes.detective().withStatus(status));
            assertThat(keys(Prompt.of(out))).isNotEmpty().doesNotContain("moments.FAVOUR_DUE");
        }
    }

    @Test
    @Rule("S-HEAT-12")
    void whoLiesLowIsNotToldToAct() {
        var state = ListedMoves.inSession(Specialization.TAP, 2, SourceKind.PERSON, Category.STANDARD);
        var low = state.withJob(state.job().withSession(state.job().session().withMode(SessionMode.LAY_LOW)));
        assertThat(keys(Prompt.of(low)))
                .contains("waits.SESSION_END", "moments.LAY_LOW")
                .noneMatch(each -> each.startsWith("stagePrompts.") || each.startsWith("firstSteps."));
    }

    private static TextureSection section(Prompt.Line line) {
        return Arrays.stream(TextureSection.values())
                .filter(each -> each.property().equals(line.section()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule("S-GLO-03")
    void theBeginnersPathHasTheStepsOfTheBookInTheirOrder() {
        var career = new RandomCareer(7);
        var steps = new ArrayList<FirstStep>();
        steps.add(Prompt.of(career.known()).firstStep());
        var path = List.<SquadCommand>of(
                new RandomMoves(7).detective(),
                new OpeningCommand.OpenJob(Faction.NONE, false, Axis.OPERATOR, Specialty.NONE, false),
                step(1),
                step(2),
                step(3),
                step(4),
                step(5),
                step(6),
                step(7),
                anatomy(Axis.OPERATOR),
                anatomy(Axis.ASSET),
                anatomy(Axis.TRIGGER),
                new OpeningCommand.RollFirstRead(List.of(), 0, false, false),
                new OperationCommand.OpenSession(SessionMode.NORMAL),
                new OperationCommand.EndSession());
        for (var command : path) {
            career.play(career.withFaces(command));
            steps.add(Prompt.of(career.known()).firstStep());
        }
        assertThat(steps.stream().distinct().toList()).containsExactly(FirstStep.values());
        assertThat(steps).isSorted();
    }

    private static SquadCommand step(int step) {
        return new OpeningCommand.RollGeneratorStep(step, false);
    }

    private static SquadCommand anatomy(Axis axis) {
        return new OpeningCommand.SetAnatomy(axis, "", OpeningCommand.Flag.OPEN, false);
    }
}
