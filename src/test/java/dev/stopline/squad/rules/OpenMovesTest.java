package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.ListedMoves.inSession;
import static dev.stopline.squad.rules.ListedMoves.moves;
import static dev.stopline.squad.rules.ListedMoves.values;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenMovesTest {

    private static final SquadRules RULES = RandomCareer.RULES;

    @Test
    @Rule({"S-SHADOW-01", "S-CHAIN-04", "S-INTERDICT-02"})
    void whatIsRefusedIsSaidWithItsCodeAndItsRule() {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        var refused = OpenMoves.of(RULES, known, true).refused();

        for (var operation : List.of("rollShadowPhase", "interrogate", "declareInterdict")) {
            assertThat(refused)
                    .filteredOn(each -> each.operationId().equals(operation))
                    .isNotEmpty()
                    .allSatisfy(each -> assertThat(each.code()).isEqualTo("STAGE_TOO_LOW"))
                    .allSatisfy(each -> assertThat(each.rule()).startsWith("S-"));
        }
        assertThat(OpenMoves.of(RULES, known, false).refused()).isEmpty();
    }

    @Test
    @Rule("GAP-33")
    void theOrganizersMovesAreListedForTheOrganizerAlone() {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        var unrouted = known.withJob(Job.NONE).withDetective(known.detective().withStatus(DetectiveStatus.UNROUTED));

        assertThat(OpenMoves.ofOrganizer(RULES, unrouted, false).moves())
                .extracting(OpenMove::operationId)
                .containsExactly("reinstate");
        assertThat(OpenMoves.of(RULES, unrouted, true).moves())
                .extracting(OpenMove::operationId)
                .doesNotContain("reinstate", "mergeMob");
    }

    @Test
    @Rule("S-KIT-01")
    void everyCompleteKitIsOneWholeListOfItems() {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        var free = known.withJob(Job.NONE).withCareer(known.career().withKitUnlocked(true));
        for (var clearance : Clearance.values()) {
            var move = moves(free.withDetective(free.detective().withClearance(clearance)), "changeKit")
                    .findFirst()
                    .orElseThrow();

            assertThat(values(move, "items"))
                    .hasSize(clearance == Clearance.PATROL ? 6 : 3)
                    .allSatisfy(kit -> assertThat(FieldKit.isComplete(
                                    Arrays.stream(kit.split(","))
                                            .map(KitItem::valueOf)
                                            .toList(),
                                    clearance))
                            .isTrue());
        }
    }

    @Test
    @Rule("S-ACT-06")
    void aSourceIsNamedInTheListWhateverItIsCalled() {
        var known = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        for (var id : List.of("0", "false", "porter")) {
            var named = known.job().sources().getFirst().withId(id);
            var called = known.withJob(known.job().withSources(List.of(named)));

            assertThat(moves(called, "takeAction"))
                    .isNotEmpty()
                    .allSatisfy(move -> assertThat(values(move, "sourceId")).containsExactly(id));
        }
    }

    @Test
    @Rule("AMB-20")
    void theSergeantsStepSaysThatMoreDiceMayBeThrown() {
        var last = SquadState.INITIAL.career().withHasLastSergeant(true).withLastSergeant(Sergeant.values()[1]);
        var atStep = inSession(Specialization.HAT, 1, SourceKind.PERSON, Category.STANDARD);
        var job = atStep.job();
        var generating = atStep.withCareer(last)
                .withPending(List.of(Pending.of(PendingKind.SERGEANT_REROLL, 1)))
                .withJob(job.withPhase(JobPhase.GENERATING).withNextStep(Generator.SERGEANT));

        assertThat(moves(generating, "rollGeneratorStep"))
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.forecast().mayThrowMore()).isTrue());
        assertThat(moves(generating.withPending(List.of()), "rollGeneratorStep"))
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.forecast().mayThrowMore()).isFalse());
        assertThat(moves(atStep, "takeAction"))
                .allSatisfy(move -> assertThat(move.forecast().mayThrowMore()).isFalse());
    }
}
