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
        }
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
