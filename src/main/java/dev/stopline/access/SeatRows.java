package dev.stopline.access;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.SeatEpochs;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Who holds which place, and since how many changes of hands. */
@Repository
class SeatRows implements SeatEpochs {

    private static final long NONE = -1;
    private static final int PLACES = 50_000;

    private final JdbcClient jdbc;

    /** A token may outlive its end by this long on a node that did not see the change. */
    private final LoadingCache<Place, Long> epochs = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofSeconds(1))
            .maximumSize(PLACES)
            .build(this::readEpoch);

    private final LoadingCache<Place, String> subjects = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofSeconds(1))
            .maximumSize(PLACES)
            .build(this::readSubject);

    SeatRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public boolean isCurrent(Caller caller, long epoch) {
        return switch (caller) {
            case Caller.Organizer organizer -> true;
            case Caller.Subject subject -> true;
            case Caller.IncidentMaster(var game) -> epochs.get(Place.incidentMaster(game)) == epoch;
            case Caller.Player(var game, var seat) -> epochs.get(Place.seat(game, seat)) == epoch;
            case Caller.Spectator(var game) -> epochs.get(Place.spectators(game)) == epoch;
            case Caller.Facilitator(var game) -> epochs.get(Place.facilitators(game)) == epoch;
        };
    }

    private long readEpoch(Place place) {
        return jdbc.sql("select epoch from seat_holder where game_id = ? and kind = ? and seat = ?")
                .params(place.gameId(), place.kind().name(), place.seat())
                .query(Long.class)
                .optional()
                .orElse(NONE);
    }

    /** Ends all tokens of a shared place; answers the new epoch. */
    @Transactional(propagation = Propagation.MANDATORY)
    long raiseEpoch(Place place) {
        forgetAfterCommit(place);
        return jdbc.sql(
                        "insert into seat_holder (game_id, kind, seat, epoch) values (?, ?, ?, 1)"
                                + " on conflict (game_id, kind, seat) do update set epoch = seat_holder.epoch + 1 returning epoch")
                .params(place.gameId(), place.kind().name(), place.seat())
                .query(Long.class)
                .single();
    }

    /** Ends the tokens of whoever holds a place; nothing if nobody does. */
    @Transactional(propagation = Propagation.MANDATORY)
    void endTokens(Place place) {
        forgetAfterCommit(place);
        jdbc.sql("update seat_holder set epoch = epoch + 1 where game_id = ? and kind = ? and seat = ?")
                .params(place.gameId(), place.kind().name(), place.seat())
                .update();
    }

    /** Gives a place to somebody and ends the tokens of whoever held it; answers the new epoch. */
    @Transactional(propagation = Propagation.MANDATORY)
    long take(Place place, String displayName, @Nullable String subject) {
        forgetAfterCommit(place);
        if (subject != null) {
            remember(subject, place);
        }
        return jdbc.sql("insert into seat_holder (game_id, kind, seat, epoch, display_name, subject, taken_at)"
                        + " values (:game, :kind, :seat, 1, :name, :subject, now())"
                        + " on conflict (game_id, kind, seat) do update set epoch = seat_holder.epoch + 1,"
                        + " display_name = excluded.display_name, subject = excluded.subject,"
                        + " taken_at = excluded.taken_at returning epoch")
                .param("game", place.gameId())
                .param("kind", place.kind().name())
                .param("seat", place.seat())
                .param("name", displayName)
                .param("subject", subject)
                .query(Long.class)
                .single();
    }

    /** Remembers that somebody has held a place of any kind at a game. */
    @Transactional(propagation = Propagation.MANDATORY)
    void remember(String subject, Place place) {
        jdbc.sql("insert into seat_history (subject, game_id, seat) values (?, ?, ?) on conflict do nothing")
                .params(subject, place.gameId(), place.seat())
                .update();
    }

    private void forgetAfterCommit(Place place) {
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                epochs.invalidate(place);
                subjects.invalidate(place);
            }
        });
    }

    /** The places that somebody holds, the Incident Master's first, then by seat. */
    List<Roster.Holder> holders(String gameId) {
        return jdbc.sql("select kind, seat, display_name from seat_holder where game_id = ? and kind in ('IM', 'SEAT')"
                        + " order by kind, seat")
                .param(gameId)
                .query((row, number) -> new Roster.Holder(
                        new Place(gameId, Place.Kind.valueOf(row.getString("kind")), row.getString("seat")),
                        row.getString("display_name")))
                .list();
    }

    Optional<String> name(Place place) {
        return jdbc.sql("select display_name from seat_holder where game_id = ? and kind = ? and seat = ?")
                .params(place.gameId(), place.kind().name(), place.seat())
                .query(String.class)
                .optional();
    }

    /** The person who holds a place; the empty text where nobody known does. */
    String subject(Place place) {
        return subjects.get(place);
    }

    private String readSubject(Place place) {
        return jdbc.sql("select subject from seat_holder where game_id = ? and kind = ? and seat = ?"
                        + " and subject is not null")
                .params(place.gameId(), place.kind().name(), place.seat())
                .query(String.class)
                .optional()
                .orElse("");
    }

    /** The players' seats of a game that somebody has ever held. */
    List<String> seatsHeld(String gameId, String subject) {
        return jdbc.sql("select seat from seat_history where subject = ? and game_id = ? and seat <> '' order by seat")
                .params(subject, gameId)
                .query(String.class)
                .list();
    }

    List<Roster.Held> heldBy(Collection<String> subjects) {
        return jdbc.sql("select distinct subject, game_id from seat_history where subject in (:subjects)"
                        + " order by subject, game_id")
                .param("subjects", subjects)
                .query((row, number) -> new Roster.Held(row.getString("subject"), row.getString("game_id")))
                .list();
    }

    /** The games in which a person holds a place. */
    List<String> gamesOf(String subject) {
        return jdbc.sql("select distinct game_id from seat_holder where subject = ? order by game_id")
                .param(subject)
                .query(String.class)
                .list();
    }
}
