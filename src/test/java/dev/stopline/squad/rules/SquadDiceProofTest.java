package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stopline.dice.ProvenRoll;
import dev.stopline.testkit.ProofScript;
import dev.stopline.testkit.Rule;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Whole careers with the server's dice: every face that an event holds is proven, and none is without its place. */
class SquadDiceProofTest {

    private static final int JOBS = 3;
    private static final int TRIES = 12_000;

    private static List<SquadEvent> career(long number) {
        return ServerCareer.events(ServerCareer.play(number, JOBS, TRIES));
    }

    /** The faces that the events hold by themselves, whatever is made of them: each component that is a die or dice. */
    private static List<Integer> recorded(SquadEvent event) {
        return Arrays.stream(event.getClass().getRecordComponents())
                .flatMap(each -> faces(event, each))
                .filter(face -> face > 0)
                .toList();
    }

    private static Stream<Integer> faces(SquadEvent event, RecordComponent component) {
        boolean row = event instanceof BetweenEvent.AftermathResolved
                && component.getName().equals("row");
        boolean die = List.of("die", "warDie", "discarded").contains(component.getName());
        try {
            if (row || die) {
                return Stream.of((Integer) component.getAccessor().invoke(event));
            }
            return component.getName().equals("dice")
                    ? ((List<?>) component.getAccessor().invoke(event)).stream().map(Integer.class::cast)
                    : Stream.of();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** The events of the spans that are over: up to the last seed revealed. */
    private static List<SquadEvent> ofClosedSpans(List<SquadEvent> events) {
        int last = 0;
        for (int i = 0; i < events.size(); i++) {
            last = events.get(i) instanceof CareerEvent.SeedRevealed ? i : last;
        }
        return events.subList(0, last + 1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Rule("S-GLO-02")
    void everyFaceOfEveryClosedSpanIsInTheProofAndFollowsFromItsSeed(long number) {
        var events = career(number);
        var proof = SquadDiceProof.of(events);

        assertThat(proof.spans()).hasSizeGreaterThan(2);
        assertThat(proof.mismatches()).isEmpty();
        var recorded = ofClosedSpans(events).stream()
                .flatMap(each -> recorded(each).stream())
                .sorted()
                .toList();
        var rolls =
                proof.spans().stream().flatMap(each -> each.rolls().stream()).toList();
        assertThat(rolls.stream()
                        .flatMap(each -> each.faces().stream())
                        .sorted()
                        .toList())
                .isEqualTo(recorded);
        assertThat(rolls).extracting(ProvenRoll::key).doesNotHaveDuplicates();
    }

    @Test
    void theCareersThrowAlmostEveryKindOfDie() {
        var places = new TreeSet<String>();
        LongStream.range(1, 40)
                .mapToObj(number -> SquadDiceProof.of(career(number)))
                .flatMap(proof -> proof.spans().stream())
                .flatMap(span -> span.rolls().stream())
                .forEach(roll -> places.add(roll.key().split("/")[1].replaceAll("\\d+$", "")
                        + (roll.key().matches(".*/(BEAT\\d)/.*") ? "+" : "")));

        assertThat(places)
                .contains("WAR_DETAIL", "STEP", "OMARA", "ANATOMY", "READ", "S", "S+", "JUNIOR", "INTERDICT+")
                .contains("CASUALTIES", "COUNTER", "DEFENCE", "EVENT", "AFTERMATH", "CONTACT", "SKIP", "TABLE");
    }

    @Test
    void aRereadHasAPlaceOfItsOwnBesideTheReadThatItReplaces() {
        var threshold = ThresholdMake.fixed(Attribute.EYE, 3, 3);
        var read = new OpeningEvent.FirstReadRolled(5, 2, List.of(), threshold, 5, Outcome.SUCCESS);
        var state = SquadState.INITIAL.withCreated(true);

        assertThat(ThrownDice.in(state, read))
                .extracting(ProvenRoll::key, ProvenRoll::faces)
                .containsExactly(tuple("J1/READ/d6", List.of(2)), tuple("J1/READ/AGAIN/d6", List.of(5)));
    }

    @Test
    void oneChangedFaceIsFound() {
        var events = new ArrayList<>(career(1));
        int at = 0;
        while (!(events.get(at) instanceof BetweenEvent.AfterCaseEventResolved)) {
            at++;
        }
        var thrown = (BetweenEvent.AfterCaseEventResolved) events.get(at);
        events.set(at, new BetweenEvent.AfterCaseEventResolved(thrown.die() % 8 + 1, thrown.bonus(), thrown.row()));

        assertThat(SquadDiceProof.of(events).mismatches())
                .singleElement()
                .asString()
                .startsWith("B1/EVENT/d8: the seed gives [" + thrown.die() + "]");
    }

    @Test
    void ofTheSpanThatIsNotOverThereIsOnlyThePromise() {
        var events = ofClosedSpans(career(2));
        var afterwards = career(2).subList(0, events.size() + 1);
        var proof = SquadDiceProof.of(afterwards);

        assertThat(proof.sealed())
                .isNotEmpty()
                .isNotEqualTo(proof.spans().getLast().span());
        assertThat(proof.sealedCommitment()).hasSize(64);
        assertThat(proof.hasDice()).isTrue();
    }

    @Test
    void theScriptForStrangersProvesEverySpanAndFindsWhatIsAmissInOne(@TempDir Path folder) throws Exception {
        assumeTrue(ProofScript.isNodePresent(), "no node on the path: the verifier was not run");
        var proof = SquadDiceProof.of(career(4));
        var file = folder.resolve("proof.json");
        var text = JsonMapper.shared().writeValueAsString(proof);

        Files.writeString(file, text);
        assertThat(ProofScript.verify(file).output())
                .startsWith("proven: ")
                .contains(" in " + proof.spans().size() + " spans", proof.sealed() + " is still sealed");

        Files.writeString(file, text.replace("\"key\":\"J1/", "\"key\":\"J2/"));
        assertThat(ProofScript.verify(file).output()).contains("does not belong to the span J1", "not proven");

        var roll = proof.spans().get(1).rolls().getFirst();
        Files.writeString(file, text.replace(roll.key() + "\",\"die\":\"D6\"", roll.key() + "\",\"die\":\"D8\""));
        var verdict = ProofScript.verify(file);
        assertThat(verdict.output()).contains("J1: " + roll.key() + ": a D8 has 8 sides, not 6");
        assertThat(verdict.exitCode()).isEqualTo(1);
    }

    @Test
    void whereThePlayerThrowsThereIsNothingToProve() {
        var events = career(3).stream()
                .filter(each ->
                        !(each instanceof CareerEvent.DiceCommitted || each instanceof CareerEvent.SeedRevealed))
                .toList();
        var proof = SquadDiceProof.of(events);

        assertThat(proof.hasDice()).isFalse();
        assertThat(proof.spans()).isEmpty();
    }
}
