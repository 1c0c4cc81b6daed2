package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.LineOutcome;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Verb;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.MarkCause;
import dev.stopline.testkit.Contract;
import dev.stopline.testkit.Contract.Operation;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.ProblemAnswer;
import dev.stopline.testkit.RightCaller;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.rules.LineEnding;
import dev.stopline.tournament.rules.TableRuling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A value that a move never accepts is not offered by the contract, and who sends it all the same is answered a problem. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class ValuesNeverAcceptedTest {

    @LocalServerPort
    int port;

    private RightCaller callers;
    private Contract contract;

    @BeforeAll
    void openASessionACareerAndAnEvent() {
        var http = Http.at(port);
        contract = Contract.of(http);
        callers = RightCaller.of(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
    }

    /** A field of a body, every value of its kind, and those of them that are never accepted. */
    record Narrowed(String operationId, String field, List<String> values, List<String> never) {

        static Narrowed of(String operationId, String field, Enum<?>[] values, Enum<?>... never) {
            return new Narrowed(operationId, field, names(values), names(never));
        }

        private static List<String> names(Enum<?>... values) {
            return Arrays.stream(values).map(Enum::name).toList();
        }

        @Override
        public String toString() {
            return operationId + "." + field;
        }
    }

    static Stream<Narrowed> narrowed() {
        return Stream.concat(ofLine(), ofTheOthers());
    }

    private static Stream<Narrowed> ofLine() {
        var verbs = Verb.values();
        var cell = Arrays.stream(verbs)
                .filter(each -> each.table() == Table.COMRADES)
                .map(Enum::name)
                .toList();
        var ofTheIncidentMaster = new ArrayList<>(cell);
        ofTheIncidentMaster.add("APPROVE_CUT");
        return Stream.of(
                Narrowed.of("closeLine", "outcome", LineOutcome.values(), LineOutcome.CUT, LineOutcome.NO_ACCUSATION),
                new Narrowed(
                        "declareAction",
                        "verb",
                        Narrowed.names(verbs),
                        List.of("PULL_LOG", "QUESTION_HIRE", "APPROVE_CUT")),
                new Narrowed("playImCompanyMove", "verb", Narrowed.names(verbs), ofTheIncidentMaster),
                Narrowed.of("callRoll", "band", Band.values(), Band.UNMARKED),
                Narrowed.of("enterStep", "step", Step.values(), Step.REVEAL),
                Narrowed.of(
                        "chooseCoverHolder",
                        "role",
                        Role.values(),
                        Role.SECOPS,
                        Role.HR,
                        Role.FINANCE_LEGAL,
                        Role.SCRIBE));
    }

    private static Stream<Narrowed> ofTheOthers() {
        var marked = List.of("HELP_ACCEPTED", "SOURCE_EXPOSED", "LOCAL_PERMISSION", "IDENTITY_EXPOSED");
        var byThemselves = Narrowed.names(MarkCause.values()).stream()
                .filter(each -> !marked.contains(each))
                .toList();
        return Stream.of(
                Narrowed.of("setAnatomy", "axis", Axis.values(), Axis.NONE),
                new Narrowed("markFactionClock", "cause", Narrowed.names(MarkCause.values()), byThemselves),
                Narrowed.of("ruleOnTable", "kind", TableRuling.Kind.values(), TableRuling.Kind.NONE),
                Narrowed.of("correctByRuling", "kind", TableRuling.Kind.values(), TableRuling.Kind.NONE),
                Narrowed.of("correctLineResult", "ending", LineEnding.values(), LineEnding.NONE));
    }

    @ParameterizedTest
    @MethodSource("narrowed")
    void it_is_not_offered_and_whoever_sends_it_is_answered_a_problem(Narrowed narrowed) {
        var operation = operation(narrowed.operationId());
        var body = Objects.requireNonNull(operation.body());
        var offered = new ArrayList<String>();
        contract.resolved(body.at("/properties/" + narrowed.field()))
                .get("enum")
                .forEach(each -> offered.add(each.asString()));
        var left = new ArrayList<>(narrowed.values());
        left.removeAll(narrowed.never());
        assertThat(narrowed.values()).containsAll(narrowed.never());
        assertThat(offered).isNotEmpty().isEqualTo(left);
        for (var value : narrowed.never()) {
            var sent = contract.example(body).put(narrowed.field(), value);
            var answer = callers.of(operation).post(callers.path(operation), Contract.text(sent));
            assertThat(ProblemAnswer.fault(answer)).as(value).isEmpty();
        }
    }

    private Operation operation(String id) {
        return contract.operations("POST").stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
