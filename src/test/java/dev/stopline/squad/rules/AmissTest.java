package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.dice.DiceSource;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who sends a value that cannot be is told which field it is, and by which rule. */
class AmissTest {

    private static final SquadState SESSION =
            ListedMoves.inSession(Specialization.TAIL, 3, SourceKind.PERSON, Category.STANDARD);
    private static final SquadState WIRED =
            SESSION.withDetective(SESSION.detective().withKit(List.of(KitItem.WIRE_KIT)));
    private static final SquadState LAYER = SESSION.after(new CareerEvent.CampaignLayerEnabled(
            List.of(new CareerCommand.FactionSeat(FactionRole.RIVAL, Faction.PRESS))));
    private static final Options WIRE_KIT =
            new Options(true, false, false, false, false, Axis.NONE, Faction.NONE, Burn.NONE);

    static Stream<Arguments> amiss() {
        return Stream.of(detectives(), inSession(), ofCareer(), betweenCases()).flatMap(each -> each);
    }

    private static Stream<Arguments> detectives() {
        return Stream.of(
                detective("x", "1", Territory.VALLEY, "/ruleset/x", "S-GLO-01"),
                detective("a/b", "1", Territory.VALLEY, "/ruleset/a~1b", "S-GLO-01"),
                detective("dice.mode", "SERVER", Territory.VALLEY, "/ruleset/dice.mode", "S-GLO-02"),
                detective("heat.max", "51", Territory.VALLEY, "/ruleset/heat.max", "S-HEAT-10"),
                detective("final.auto", "maybe", Territory.VALLEY, "/ruleset/final.auto", "S-FINAL-01"),
                detective("heat.max", "50", Territory.NONE, "/blendsIn", "S-GEN-10"));
    }

    private static Arguments detective(String key, String value, Territory blendsIn, String pointer, String rule) {
        var command = new CareerCommand.CreateDetective(
                4,
                4,
                3,
                4,
                4,
                Specialization.HAT,
                Specialty.NONE,
                false,
                WarDetail.NAVY_ONI,
                "No fire.",
                List.of(KitItem.SIDEARM_LOADOUT, KitItem.COMMS_SUITE),
                List.of(blendsIn),
                DiceSource.ENTERED,
                List.of(new CareerCommand.Choice(key, value)));
        return Arguments.of(SquadState.INITIAL, command, pointer, rule);
    }

    private static Stream<Arguments> inSession() {
        return Stream.of(
                Arguments.of(SESSION, action(Verb.WALK, Options.NONE), "/face", "S-ACT-01"),
                Arguments.of(WIRED, action(Verb.STAKE, WIRE_KIT), "/options/wireKit", "S-KIT-06"),
                Arguments.of(WIRED, interrogation(List.of(), WIRE_KIT), "/options/wireKit", "S-KIT-06"),
                Arguments.of(SESSION, interrogation(List.of(-1), Options.NONE), "/leads", "S-INTERRO-01"),
                Arguments.of(SESSION, source(" ", "Ann"), "/sourceId", "S-ACT-06"),
                Arguments.of(SESSION, source("ann", ""), "/name", "S-ACT-06"),
                Arguments.of(SESSION, new OperationCommand.NotePartialTruths("s1", List.of()), "/truths", "S-SESS-04"),
                Arguments.of(
                        SESSION, new OperationCommand.RollShadowPhase("", 0, List.of(), true), "/second", "S-DET-31"),
                Arguments.of(
                        SESSION,
                        new OpeningCommand.SetAnatomy(Axis.NONE, "x", OpeningCommand.Flag.OPEN, false),
                        "/axis",
                        "S-ANAT-01"),
                Arguments.of(SESSION, new OpeningCommand.RevealAtOpen(List.of()), "/axes", "S-KIT-09"),
                Arguments.of(
                        SESSION, new OpeningCommand.RollFirstRead(List.of(), -1, false, false), "/leads", "S-READ-01"),
                Arguments.of(
                        SESSION,
                        new OpeningCommand.RollFirstRead(List.of(Axis.NONE), 0, false, false),
                        "/reveal",
                        "S-READ-03"));
    }

    private static Stream<Arguments> ofCareer() {
        var generating =
                SESSION.withJob(SESSION.job().withPhase(JobPhase.GENERATING).withNextStep(1));
        return Stream.of(
                Arguments.of(
                        LAYER,
                        new CareerCommand.AssignFactionTerritory(Faction.PRESS, Territory.NONE),
                        "/territory",
                        "S-FACT-03"),
                Arguments.of(
                        LAYER,
                        new CareerCommand.MarkFactionClock(
                                Faction.PRESS, FactionClock.LEVERAGE, MarkCause.AFTERMATH, Burn.NONE),
                        "/cause",
                        "S-FACT-04"),
                Arguments.of(
                        SESSION,
                        new CareerCommand.RollOptionalTable(OptionalTable.CLIMAX, 21, Axis.NONE),
                        "/row",
                        "S-TAB-01"),
                Arguments.of(
                        SESSION,
                        new CareerCommand.RollOptionalTable(OptionalTable.CLIMAX, 1, Axis.ASSET),
                        "/axis",
                        "S-TAB-01"),
                Arguments.of(
                        generating, new OpeningCommand.RollGeneratorStep(1, true), "/ignoreFactionHeat", "S-FACT-07"));
    }

    private static Stream<Arguments> betweenCases() {
        return Stream.of(
                Arguments.of(
                        at(BetweenStep.CASUALTIES),
                        new BetweenCommand.RecordCasualties(" "),
                        "/fieldNote",
                        "S-CAREER-01"),
                Arguments.of(
                        at(BetweenStep.PRESSURE),
                        new BetweenCommand.AddContact(
                                "", "", false, ContactStatus.USEFUL, Faction.NONE, Territory.NONE, false),
                        "/name",
                        "S-CONT-01"),
                Arguments.of(
                        at(BetweenStep.REQUISITION),
                        new BetweenCommand.ChooseRequisition(Requisition.TERRITORY_INTEL, Territory.NONE, ""),
                        "/territory",
                        "S-REQ-03"));
    }

    private static SquadState at(BetweenStep step) {
        return SESSION.withCareer(SESSION.career().withBetweenStep(step));
    }

    private static SquadCommand action(Verb verb, Options options) {
        return new OperationCommand.TakeAction(verb, Attribute.NONE, "s1", Axis.NONE, Axis.NONE, 0, List.of(), options);
    }

    private static SquadCommand interrogation(List<Integer> leads, Options options) {
        return new OperationCommand.Interrogate(
                "s1", Axis.NONE, Axis.NONE, Resistance.STANDARD, List.of(), leads, options);
    }

    private static SquadCommand source(String id, String name) {
        return new OperationCommand.RegisterSource(
                id,
                name,
                SourceKind.PERSON,
                Category.STANDARD,
                Faction.NONE,
                "",
                List.of(),
                false,
                Axis.NONE,
                false,
                "",
                false);
    }

    @ParameterizedTest
    @MethodSource("amiss")
    void the_field_and_its_rule_are_named(SquadState state, SquadCommand command, String pointer, String rule) {
        var refusal = RandomCareer.RULES
                .refusesBeforeDice(state, new SquadMove(command, List.of()))
                .orElseThrow();

        assertThat(refusal.code()).isEqualTo(SquadRefusal.BAD_REQUEST);
        assertThat(refusal.faults()).extracting(Fault::pointer).containsExactly(pointer);
        assertThat(refusal.faults()).extracting(Fault::rule).containsExactly(rule);
        assertThat(refusal.faults())
                .extracting(Fault::message)
                .allSatisfy(each -> assertThat(each).matches("(must|is) .+"));
    }
}
