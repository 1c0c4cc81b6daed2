package dev.stopline.tournament.view;

import static org.awaitility.Awaitility.await;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.testkit.Http;
import dev.stopline.tournament.aggregate.OpenTournament;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.Ground;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.Terms;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentMove.Part;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** A tournament in the running service; after every move its organizer reads the standings. */
final class StoredTournament implements Ground {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String AT = "2026-03-14T10:00:00Z";

    private final MoveGateway gateway;
    private final EventHistory history;
    private final Tournaments tournaments;
    private final Http organizer;
    private final String person;
    private final String cards;
    private final String tournamentId;
    private final CountedStandings followed;

    StoredTournament(Service service, Http organizer, String cards, Format format, Terms terms) {
        this.gateway = service.gateway();
        this.history = service.history();
        this.tournaments = service.tournaments();
        this.organizer = organizer;
        this.person = organizer.get("/v1/me").json().get("subjectId").asString();
        this.cards = cards;
        var key = UUID.randomUUID().toString().replace("-", "").substring(0, 12);
        this.tournamentId = Tournament.idOf(key);
        var create = move(Part.ORGANIZER, new SetupCommand.CreateTournament(key, format, terms));
        play(new OpenTournament(tournamentId, List.of(create)), create);
        this.followed = standings();
    }

    /** The parts of the service that the tournament is played with. */
    record Service(MoveGateway gateway, EventHistory history, Tournaments tournaments) {}

    String id() {
        return tournamentId;
    }

    /** The standings, followed from the beginning by somebody. */
    CountedStandings standings() {
        return new CountedStandings(organizer, history, tournamentId);
    }

    /** The standings, followed after every move. */
    CountedStandings followed() {
        return followed;
    }

    @Override
    public String card(int number) {
        return cards + number;
    }

    @Override
    public TournamentState state() {
        return tournaments.newest(tournamentId, Viewer.ORGANIZER).known();
    }

    @Override
    public void attempt(Part part, TournamentCommand command) {
        var move = move(part, command);
        if (play(new PlayTournament(tournamentId, move, Viewer.ORGANIZER, null), move)) {
            followed.follow();
            if (command instanceof RoundCommand.OpenRound || command instanceof RoundCommand.StartAttempt) {
                stands();
            }
        }
    }

    /** What has not been made cannot end: results come from tables that stand. */
    private void stands() {
        await().pollInterval(Duration.ofMillis(10))
                .atMost(PATIENCE)
                .until(() -> state().tables().allMatch(Table::stands));
        followed.follow();
    }

    private TournamentMove move(Part part, TournamentCommand command) {
        return new TournamentMove(part, part == Part.ORGANIZER ? person : "service", AT, command);
    }

    private boolean play(Object envelope, TournamentMove move) {
        try {
            gateway.<Object>play(tournamentId, envelope, Tournament.stampOf(move));
            return true;
        } catch (RefusedMove refused) {
            return false;
        } catch (StaleVersion impossible) {
            throw new IllegalStateException("no version was asked for", impossible);
        }
    }
}
