package dev.stopline.line.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.instanceOf;

import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.FreshnessCheck;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.RefusedOpening;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.dice.DiceOnDemand;
import dev.stopline.platform.dice.DiceTray;
import dev.stopline.platform.dice.SeedVault;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.FixtureConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** The shell alone: it applies what the rules play, refuses what they refuse, and forgets nothing when it is read again. */
class LineSessionTest {

    private static final String ID = "line-1";
    private static final Seed SEED = Seed.of(new byte[Seed.LENGTH]);
    private static final SessionEvent.SessionCreated CREATED = new SessionEvent.SessionCreated(Mode.COMPANY_ONLY);
    private static final SessionEvent.CardChosen CHOSEN = new SessionEvent.CardChosen("pantry-routes");
    private static final SessionCommand.CreateSession CREATE =
            new SessionCommand.CreateSession(Mode.COMPANY_ONLY, "pantry-routes");

    private FixtureConfiguration<LineSession> fixture;

    @BeforeEach
    void aShell() {
        fixture = new AggregateTestFixture<>(LineSession.class);
        // Never asked: no move here throws the server's dice.
        var vault = new SeedVault(JdbcClient.create(new DriverManagerDataSource()), () -> SEED);
        fixture.registerInjectableResource(new DiceTray(vault));
        fixture.registerInjectableResource(new FreshnessCheck(new EventHistory(fixture.getEventStore())));
    }

    private static OpenLine open(LineCommand... commands) {
        return new OpenLine(ID, "organizer", List.of(commands));
    }

    private static PlayLine im(LineCommand command) {
        return new PlayLine(ID, Move.of(Viewer.IM, command), null);
    }

    @Test
    void an_opening_applies_the_events_of_all_its_commands() {
        fixture.givenNoPriorActivity()
                .when(open(CREATE, new SessionCommand.OverrideRuleset("lookupsPerStage", "4")))
                .expectSuccessfulHandlerExecution()
                .expectEvents(
                        CREATED, CHOSEN, new SessionEvent.RulesetOverridden(RulesetKey.LOOKUPS_PER_STAGE, "4", "3"));
    }

    @Test
    void each_event_of_an_opening_is_stamped_with_its_own_command() {
        fixture.givenNoPriorActivity().when(open(CREATE, new SessionCommand.OverrideRuleset("lookupsPerStage", "4")));

        assertThat(fixture.getEventStore().readEvents(ID).asStream())
                .extracting(event -> MoveStamp.of(event.getMetaData()))
                .containsExactly(
                        new MoveStamp("organizer", "CreateSession"),
                        new MoveStamp("organizer", "CreateSession"),
                        new MoveStamp("organizer", "OverrideRuleset"));
    }

    @Test
    void an_opening_whose_last_command_is_refused_leaves_nothing() {
        fixture.givenNoPriorActivity()
                .when(open(CREATE, new SessionCommand.OverrideRuleset("fingersPerSeat", "2")))
                .expectException(RefusedOpening.class)
                .expectNoEvents();
    }

    @Test
    void a_move_that_the_rules_play_is_applied_and_answered() {
        var seated = new SessionEvent.PlayerSeated("hr", Table.COMPANY, Role.HR);
        fixture.given(CREATED, CHOSEN)
                .when(im(new SessionCommand.SeatPlayer("hr", Table.COMPANY, Role.HR)))
                .expectEvents(seated)
                .expectResultMessagePayload(new Moved<>(2, List.of(seated)));
    }

    @Test
    void a_move_that_the_rules_refuse_changes_nothing_and_says_why() {
        fixture.given(CREATED, CHOSEN)
                .when(im(new SessionCommand.StartCase()))
                .expectNoEvents()
                .expectException(instanceOf(RefusedMove.class))
                .expectExceptionMessage(LineRefusal.NOT_READY.name());
    }

    @Test
    void what_was_stored_counts_for_the_next_move() {
        var move = im(new SessionCommand.SeatPlayer("hr", Table.COMPANY, Role.HR));
        fixture.given(CREATED, CHOSEN, new SessionEvent.PlayerSeated("hr", Table.COMPANY, Role.HR))
                .when(move)
                .expectNoEvents()
                .expectExceptionMessage(LineRefusal.SEAT_REFUSED.name());
    }

    @Test
    void a_version_that_the_mover_no_longer_has_is_stale() {
        fixture.given(CREATED, CHOSEN)
                .when(new PlayLine(ID, Move.of(Viewer.IM, new SessionCommand.BriefOpening()), 1L))
                .expectNoEvents()
                .expectException(instanceOf(StaleVersion.class));
    }

    @Test
    void the_version_that_the_mover_has_is_its_own_count() {
        var seat = new Viewer.Seat("hr", Table.COMPANY);
        fixture.given(CREATED, CHOSEN, new SessionEvent.PlayerSeated("hr", Table.COMPANY, Role.HR))
                .when(new PlayLine(ID, Move.of(seat, new SessionCommand.BriefOpening()), 2L))
                .expectNoEvents()
                .expectExceptionMessage(LineRefusal.NOT_YOUR_SEAT.name());
    }

    @Test
    void dice_are_laid_out_once_and_only_when_they_are_thrown() {
        var laidOut = new ArrayList<String>();
        var dice = new DiceOnDemand(DiceSource.ENTERED, () -> {
            laidOut.add("dice");
            return new EnteredDice(List.of());
        });

        assertThat(dice.source()).isEqualTo(DiceSource.ENTERED);
        assertThat(laidOut).isEmpty();
        assertThat(dice.commitment() + dice.reveal()).isEmpty();
        assertThat(laidOut).hasSize(1);
    }
}
