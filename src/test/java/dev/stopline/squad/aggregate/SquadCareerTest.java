package dev.stopline.squad.aggregate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Seed;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.FactionRole;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.OpeningCommand;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.WarDetail;
import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** The shell alone: it applies what the rules play, refuses what they refuse, and promises each span's dice beforehand. */
@StoplineTest
class SquadCareerTest {

    private static final CareerCommand.EnableCampaignLayer LAYER = new CareerCommand.EnableCampaignLayer(List.of(
            new CareerCommand.FactionSeat(FactionRole.DOMINANT, Faction.COHEN),
            new CareerCommand.FactionSeat(FactionRole.RIVAL, Faction.DRAGNA),
            new CareerCommand.FactionSeat(FactionRole.SHADOW_PATRON, Faction.BUREAU)));
    private static final OpeningCommand.OpenJob OPEN_JOB =
            new OpeningCommand.OpenJob(Faction.NONE, false, Axis.OPERATOR, Specialty.NONE, false);

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    private final String careerId = "squad-" + UUID.randomUUID();

    private static CareerCommand.CreateDetective detective(DiceSource dice) {
        return new CareerCommand.CreateDetective(
                4,
                4,
                3,
                5,
                5,
                Specialization.HAT,
                Specialty.NONE,
                false,
                WarDetail.values()[0],
                "No children.",
                List.of(KitItem.COMMS_SUITE, KitItem.TERRITORY_BRIEF),
                List.of(),
                dice,
                List.of());
    }

    private Moved<SquadEvent> open(SquadCommand... commands) throws Exception {
        var moves = List.of(commands).stream()
                .map(each -> new SquadMove(each, List.of()))
                .toList();
        return gateway.play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, moves),
                new MoveStamp("player", "CreateDetective"));
    }

    private Moved<SquadEvent> play(@Nullable Long ifMatch, SquadCommand command, Integer... faces) throws Exception {
        return gateway.play(
                careerId,
                new PlaySquad(careerId, SquadCareer.PLAYER, new SquadMove(command, List.of(faces)), ifMatch),
                SquadCareer.stampOf(SquadCareer.PLAYER, command));
    }

    private List<String> stored() {
        return history.of(careerId).stream()
                .map(past -> past.event().getClass().getSimpleName())
                .toList();
    }

    @Test
    void an_opening_applies_the_events_of_all_its_commands_each_under_its_own_stamp() throws Exception {
        open(detective(DiceSource.ENTERED), LAYER);

        assertThat(stored()).containsExactly("DetectiveCreated", "CampaignLayerEnabled");
        assertThat(history.of(careerId))
                .extracting(EventHistory.PastEvent::stamp)
                .containsExactly(
                        new MoveStamp("player", "CreateDetective"), new MoveStamp("player", "EnableCampaignLayer"));
    }

    @Test
    void an_opening_whose_last_command_is_refused_leaves_nothing() {
        var tooFew = new CareerCommand.EnableCampaignLayer(List.of());

        assertThatThrownBy(() -> open(detective(DiceSource.ENTERED), tooFew))
                .isInstanceOf(RefusedMove.class)
                .hasMessage("FACTION_COUNT");
        assertThat(stored()).isEmpty();
    }

    @Test
    void a_move_that_the_rules_refuse_changes_nothing_and_says_which_version_the_player_has() throws Exception {
        open(detective(DiceSource.ENTERED));

        assertThatThrownBy(() -> play(null, new OpeningCommand.RollGeneratorStep(1, false), 3))
                .isInstanceOfSatisfying(
                        RefusedMove.class,
                        refused -> assertThat(refused.version()).hasValue(1));
        assertThat(stored()).containsExactly("DetectiveCreated");
    }

    @Test
    void a_version_is_what_the_player_has_seen_and_not_what_is_stored() throws Exception {
        open(detective(DiceSource.ENTERED));
        play(1L, OPEN_JOB);
        var step = 1;
        for (int face : List.of(3, 4, 4, 5, 8, 4)) {
            play(null, new OpeningCommand.RollGeneratorStep(step++, false), face);
        }

        assertThat(history.of(careerId))
                .extracting(EventHistory.PastEvent::event)
                .contains(new OpeningEvent.GeneratorStepDone(6));
        int seen = stored().size() - 1;
        assertThatThrownBy(() -> play((long) stored().size(), new OpeningCommand.RollGeneratorStep(7, false), 2))
                .isInstanceOf(StaleVersion.class);
        play((long) seen, new OpeningCommand.RollGeneratorStep(7, false), 2);
    }

    @Test
    void the_servers_dice_of_a_span_are_promised_by_the_move_that_ends_the_span_before() throws Exception {
        open(detective(DiceSource.SERVER));

        var events =
                history.of(careerId).stream().map(EventHistory.PastEvent::event).toList();
        var promised = events.stream()
                .filter(CareerEvent.DiceCommitted.class::isInstance)
                .map(CareerEvent.DiceCommitted.class::cast)
                .toList();
        assertThat(promised).extracting(CareerEvent.DiceCommitted::span).containsExactly("MAKING", "J1");
        assertThat(promised).extracting(CareerEvent.DiceCommitted::commitment).doesNotHaveDuplicates();
        assertThat(events).last().isEqualTo(promised.getLast());
        assertThat(events)
                .filteredOn(CareerEvent.SeedRevealed.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        CareerEvent.SeedRevealed.class,
                        revealed -> assertThat(
                                        new Commitment(promised.getFirst().commitment())
                                                .binds(Seed.ofHex(revealed.seed())))
                                .isTrue());
        play(null, OPEN_JOB);
        play(null, new OpeningCommand.RollGeneratorStep(1, false));
        assertThatThrownBy(() -> play(null, new OpeningCommand.RollGeneratorStep(2, false), 4))
                .hasMessage("BAD_DIE");
    }
}
