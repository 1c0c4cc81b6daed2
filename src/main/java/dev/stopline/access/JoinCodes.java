package dev.stopline.access;

import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Tokens;
import dev.stopline.platform.security.Tokens.IssuedToken;
import dev.stopline.platform.web.NotFound;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Issues the codes that let somebody take a place at a game, and redeems them for tokens. */
@Service
public class JoinCodes {

    private final JoinCodeRows codes;
    private final SeatRows seats;
    private final CodeMaker maker;
    private final Tokens tokens;
    private final List<SeatTaken> listeners;
    private final Duration life;

    JoinCodes(
            JoinCodeRows codes,
            SeatRows seats,
            CodeMaker maker,
            Tokens tokens,
            List<SeatTaken> listeners,
            StoplineProperties properties) {
        this.codes = codes;
        this.seats = seats;
        this.maker = maker;
        this.tokens = tokens;
        this.listeners = listeners;
        this.life = properties.security().joinCodes();
    }

    /**
     * A code as it is handed out; the service itself forgets it.
     *
     * @param place what it is for
     * @param code the code ({@code 7Q4M-KX0T-92BD})
     * @param expiresAt when it can no longer be redeemed
     */
    public record IssuedCode(Place place, String code, Instant expiresAt) {}

    /**
     * What a redeemed code gives.
     *
     * @param caller who one is from now on
     * @param token the token that says so
     */
    public record Joined(Caller caller, IssuedToken token) {}

    /**
     * A fresh code. It takes the place of every unused one for the same place, and ends at once the tokens of whoever
     * holds it. The Incident Master's and a player's code works once, a spectators' or facilitators' for many.
     */
    @Transactional
    public IssuedCode issue(Place place) {
        long epoch = 0;
        if (place.kind().isShared()) {
            epoch = seats.raiseEpoch(place);
        } else {
            seats.endTokens(place);
        }
        var code = maker.fresh();
        var expires = Instant.now().plus(life);
        codes.replace(place, maker.hash(code), epoch, expires);
        return new IssuedCode(place, code, expires);
    }

    /**
     * Takes the place that a code is for.
     *
     * @param code the code as somebody typed it
     * @param displayName the name to show at the table; kept for the Incident Master's and players' places only
     * @param subject the id of the person who joins, if known: remembered for every kind of place
     * @throws NotFound if the code is unknown, used or expired
     * @throws RefusedMove if the game does not let the seat be taken
     */
    @Transactional(rollbackFor = Exception.class)
    public Joined redeem(String code, String displayName, @Nullable String subject) throws RefusedMove {
        var hash = maker.hash(code);
        var found = codes.lock(hash).filter(this::isOpen).orElseThrow(JoinCodes::unknown);
        var place = found.place();
        if (place.kind().isShared()) {
            if (subject != null) {
                // It gives no right: it only keeps that they have watched.
                seats.remember(subject, place);
            }
            return joined(place, found.epoch());
        }
        codes.use(hash);
        return sit(place, displayName, subject);
    }

    /**
     * Gives a place to a person without a code: whoever lets them has looked that it is theirs.
     *
     * @param place the Incident Master's or a player's
     * @throws RefusedMove if the game does not let the seat be taken
     */
    @Transactional(rollbackFor = Exception.class)
    public Joined take(Place place, String displayName, String subject) throws RefusedMove {
        return sit(place, displayName, subject);
    }

    /** Ends the tokens of whoever holds a place, if this person does. */
    @Transactional
    public void end(Place place, String subject) {
        if (seats.subject(place).equals(subject)) {
            seats.endTokens(place);
        }
    }

    private Joined sit(Place place, String displayName, @Nullable String subject) throws RefusedMove {
        long epoch = seats.take(place, displayName, subject);
        if (place.kind() == Place.Kind.SEAT) {
            // Last, since a game that has moved must not be rolled back by what comes after.
            for (var listener : listeners) {
                listener.seatTaken(place.gameId(), place.seat());
            }
        }
        return joined(place, epoch);
    }

    /** The game whose debrief this link's code opens; empty if it is no valid facilitator's code. Uses nothing up. */
    @Transactional(readOnly = true)
    public Optional<String> facilitatedGame(String code) {
        return codes.find(maker.hash(code))
                .filter(this::isOpen)
                .map(JoinCodeRows.Row::place)
                .filter(place -> place.kind() == Place.Kind.FACILITATOR)
                .map(Place::gameId);
    }

    private boolean isOpen(JoinCodeRows.Row row) {
        return !row.used() && row.expiresAt().isAfter(Instant.now());
    }

    private Joined joined(Place place, long epoch) {
        return new Joined(place.caller(), tokens.issue(place.caller(), epoch));
    }

    private static NotFound unknown() {
        return new NotFound("This code is unknown, already used or expired. Ask for a fresh one.");
    }
}
