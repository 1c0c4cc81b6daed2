package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.EngageMethod;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.FactionRole;
import dev.stopline.squad.rules.InterdictCommand.RollInterdictBeat;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadMove;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.security.access.AccessDeniedException;

/** Every command of a career is one operation, and its body says what the command says. */
class BodiesOfCommandsTest {

    /** Section 7.2: the commands with a die or dice. */
    private static final Set<String> ROLLS = Set.of(
            "recoverWounds",
            "rollClearanceCheck",
            "rollAfterCaseEvent",
            "addContact",
            "rollAftermath",
            "skipContract",
            "rollGeneratorStep",
            "setAnatomy",
            "rollFirstRead",
            "rollJuniorCheck",
            "rollShadowPhase",
            "takeAction",
            "interrogate",
            "rollInterdictBeat",
            "rollCasualties",
            "resolveCounterAction",
            "rollOptionalTable");

    static Stream<Class<? extends SquadCommand>> commands() {
        return SquadOperations.commands().stream();
    }

    static Stream<Class<? extends SquadCommand>> commandsWithBodies() {
        return commands().filter(command -> SquadOperations.body(command) != NothingToSay.class);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_command_has_one_operation(Class<? extends SquadCommand> command) {
        assertThat(SquadOperations.handlers().get(SquadOperations.operationId(command)))
                .isNotNull()
                .hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_body_has_the_fields_of_its_command(Class<? extends SquadCommand> command) {
        var expected = new ArrayList<>(names(command));
        if (ROLLS.contains(SquadOperations.operationId(command))) {
            expected.add("dice");
        }

        assertThat(names(SquadOperations.body(command))).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("commandsWithBodies")
    void each_field_reaches_the_command_and_what_is_left_out_is_none(Class<? extends SquadCommand> command) {
        assertThat(SaidAndNone.pairs(SquadOperations.body(command), command))
                .isNotEmpty()
                .allSatisfy(pair ->
                        assertThat(((MoveBody<?>) pair.body()).command()).isEqualTo(pair.command()));
    }

    @Test
    void the_form_of_a_detective_says_more_than_its_command() {
        var expected = new ArrayList<>(names(CareerCommand.CreateDetective.class));
        expected.addAll(List.of("dice", "name", "campaign"));

        assertThat(names(DetectiveForm.class)).isEqualTo(expected);
        assertThat(SaidAndNone.pairs(DetectiveForm.class, CareerCommand.CreateDetective.class))
                .allSatisfy(pair ->
                        assertThat(((DetectiveForm) pair.body()).command()).isEqualTo(pair.command()));
    }

    @Test
    void a_campaign_in_the_form_of_a_detective_is_a_move_after_it() {
        var seat = new FactionSeatForm(FactionRole.RIVAL, Faction.PRESS);
        var alone = detective(null);
        var together = detective(List.of(seat));

        assertThat(alone.moves()).containsExactly(new SquadMove(alone.command(), List.of(3)));
        assertThat(together.moves())
                .containsExactly(
                        new SquadMove(together.command(), List.of(3)),
                        SquadMove.of(new CareerCommand.EnableCampaignLayer(
                                List.of(new CareerCommand.FactionSeat(FactionRole.RIVAL, Faction.PRESS)))));
    }

    private static DetectiveForm detective(@Nullable List<FactionSeatForm> campaign) {
        return new DetectiveForm(
                4,
                4,
                3,
                4,
                4,
                Specialization.HAT,
                null,
                true,
                null,
                "No fire.",
                List.of(KitItem.COMMS_SUITE, KitItem.TERRITORY_BRIEF),
                null,
                null,
                null,
                List.of(3),
                null,
                campaign);
    }

    @Test
    void the_faces_are_the_dice_of_the_body() {
        assertThat(new OpeningRequests.RollGeneratorStepBody(1, null, List.of(3, 5)).faces())
                .containsExactly(3, 5);
        assertThat(new OpeningRequests.RollGeneratorStepBody(1, null, null).faces())
                .isEmpty();
    }

    @Test
    void a_status_is_named_or_rolled() {
        assertRefused(contact(false), "/status");
        assertThat(contact(true).command()).isNotNull();
    }

    private static ContactRequests.AddContactBody contact(boolean roll) {
        return new ContactRequests.AddContactBody("Ruth", null, roll, null, null, null, null, null);
    }

    @Test
    void the_second_beat_needs_a_method() {
        assertRefused(beat(2, null), "/method");
        assertThat(beat(1, null).command()).isInstanceOf(RollInterdictBeat.class);
        assertThat(beat(2, EngageMethod.CLOSE).command())
                .isInstanceOfSatisfying(
                        RollInterdictBeat.class,
                        command -> assertThat(command.method()).isEqualTo(EngageMethod.CLOSE));
    }

    private static InterdictRequests.RollInterdictBeatBody beat(int beat, @Nullable EngageMethod method) {
        return new InterdictRequests.RollInterdictBeatBody(
                beat, method, null, null, null, null, null, null, List.of(4));
    }

    private static void assertRefused(MoveBody<?> body, String pointer) {
        assertThatThrownBy(body::command)
                .isInstanceOfSatisfying(
                        InvalidRequest.class,
                        refused -> assertThat(refused.faults())
                                .extracting(Fault::pointer)
                                .containsExactly(pointer));
    }

    @Test
    void a_body_is_named_after_its_operation() {
        var names = commandsWithBodies()
                .collect(Collectors.toMap(
                        command -> command.getSimpleName() + "Body",
                        command -> SquadOperations.body(command).getSimpleName()));

        assertThat(names)
                .isNotEmpty()
                .allSatisfy((expected, name) -> assertThat(name).isEqualTo(expected));
    }

    @Test
    void every_roll_may_meet_a_bad_die_and_nothing_else_does() {
        var badDie = new TreeSet<String>();
        SquadOperations.handlers()
                .forEach((operation, handlers) -> handlers.stream()
                        .filter(handler -> handler.isAnnotationPresent(SquadRefuses.class))
                        .flatMap(handler -> Stream.of(
                                handler.getAnnotation(SquadRefuses.class).value()))
                        .filter(code -> code.name().equals("BAD_DIE"))
                        .forEach(code -> badDie.add(operation)));

        assertThat(badDie).isEqualTo(new TreeSet<>(ROLLS));
    }

    @Test
    void two_moves_are_an_organizers_and_no_other_is() {
        var player = new CareerMover("squad-1", "player", null);
        var organizer = new CareerMover("squad-1", "organizer", null);
        for (var command : List.of(new CareerCommand.MergeMob(), new CareerCommand.Reinstate())) {
            WhoseMove.check(organizer, command);
            assertThatThrownBy(() -> WhoseMove.check(player, command)).isInstanceOf(AccessDeniedException.class);
        }
        var another = new CareerCommand.DeclareFinalOperation();
        WhoseMove.check(player, another);
        assertThatThrownBy(() -> WhoseMove.check(organizer, another)).isInstanceOf(AccessDeniedException.class);
    }

    private static List<String> names(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
    }
}
