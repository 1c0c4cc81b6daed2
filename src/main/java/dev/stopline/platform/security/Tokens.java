package dev.stopline.platform.security;

import com.nimbusds.jose.jwk.OctetSequenceKey;
import dev.stopline.platform.StoplineProperties;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.jose.jws.JwsAlgorithm;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.stereotype.Component;

/** Issues signed tokens, and reads the caller out of one. A token holds a role, ids and an epoch; never a person's name. */
@Component
public final class Tokens {

    static final String ISSUER = "stopline";
    private static final String ROLE = "role";
    private static final String GAME = "game";
    private static final String SEAT = "seat";
    private static final String EPOCH = "epoch";
    private static final String NOBODY = "anonymous";

    private final JwtEncoder encoder;
    private final JwsAlgorithm algorithm;
    private final StoplineProperties.Security settings;
    private final Clock clock = Clock.systemUTC();

    Tokens(JwtEncoder encoder, SecurityKeys keys, StoplineProperties properties) {
        this.encoder = encoder;
        this.algorithm = keys.signing() instanceof OctetSequenceKey ? MacAlgorithm.HS256 : SignatureAlgorithm.ES256;
        this.settings = properties.security();
    }

    /**
     * A token as it is handed out.
     *
     * @param value for the header {@code Authorization: Bearer …}
     * @param expiresAt when it ends by itself
     */
    public record IssuedToken(String value, Instant expiresAt) {}

    /** A fresh token for this caller; the epoch counts for the callers of one game and is 0 for others. */
    public IssuedToken issue(Caller caller, long epoch) {
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        var expires = now.plus(life(caller));
        var claims = JwtClaimsSet.builder()
                .issuer(ISSUER)
                .subject(person(caller))
                .issuedAt(now)
                .expiresAt(expires)
                .claim(ROLE, caller.role().name())
                .claim(EPOCH, epoch);
        caller.game().ifPresent(game -> claims.claim(GAME, game));
        if (caller instanceof Caller.Player(var game, var seat)) {
            claims.claim(SEAT, seat);
        }
        var header = JwsHeader.with(algorithm).type("JWT").build();
        var token = encoder.encode(JwtEncoderParameters.from(header, claims.build()));
        return new IssuedToken(token.getTokenValue(), expires);
    }

    private static String person(Caller caller) {
        var id = switch (caller) {
            case Caller.Subject(var subject) -> subject;
            case Caller.Organizer(var subject) -> subject;
            case Caller.IncidentMaster im -> "";
            case Caller.Player player -> "";
            case Caller.Spectator spectator -> "";
            case Caller.Facilitator facilitator -> "";
        };
        return id.isEmpty() ? NOBODY : id;
    }

    private Duration life(Caller caller) {
        return switch (caller.role()) {
            case ORGANIZER -> settings.organizerTokens();
            case INCIDENT_MASTER, PLAYER, SPECTATOR, FACILITATOR -> settings.seatTokens();
            case SUBJECT -> settings.subjectTokens();
        };
    }

    /** The caller that a checked token names; empty if it names none. */
    static Optional<Caller> caller(Jwt token) {
        var role = text(token, ROLE);
        var game = text(token, GAME);
        var seat = text(token, SEAT);
        return switch (role) {
            case "ORGANIZER" -> Optional.of(new Caller.Organizer(organizer(token)));
            case "INCIDENT_MASTER" -> Optional.of(new Caller.IncidentMaster(game));
            case "PLAYER" -> Optional.of(new Caller.Player(game, seat));
            case "SPECTATOR" -> Optional.of(new Caller.Spectator(game));
            case "FACILITATOR" -> Optional.of(new Caller.Facilitator(game));
            case "SUBJECT" -> Optional.ofNullable(token.getSubject()).map(Caller.Subject::new);
            default -> Optional.empty();
        };
    }

    private static String organizer(Jwt token) {
        @Nullable String subject = token.getSubject();
        return subject == null || subject.equals(NOBODY) ? "" : subject;
    }

    static long epoch(Jwt token) {
        return token.getClaim(EPOCH) instanceof Number epoch ? epoch.longValue() : -1;
    }

    private static String text(Jwt token, String claim) {
        @Nullable String text = token.getClaimAsString(claim);
        return text == null ? "" : text;
    }
}
