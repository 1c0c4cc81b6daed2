package dev.stopline.platform;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hibernate.validator.constraints.time.DurationMin;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Every setting of Stopline's own.
 *
 * @param data the folder of the local profile's database and secrets
 * @param security keys, credentials and lives of tokens
 * @param web what browsers may do
 * @param limits how much one request, game or address may ask for
 */
@Validated
@ConfigurationProperties("stopline")
public record StoplineProperties(
        @NotNull @DefaultValue(".stopline") Path data,
        @Valid @NotNull @DefaultValue Security security,
        @Valid @NotNull @DefaultValue Web web,
        @Valid @NotNull @DefaultValue Limits limits) {

    /**
     * Keys, credentials and lives of tokens. The local profile generates the secrets that are absent; elsewhere the
     * service does not start without them.
     *
     * @param signingKey signs tokens: at least 32 bytes in Base64 (HS256), or a private P-256 key as a JWK (ES256)
     * @param codeKey keys the stored hashes of join codes: at least 32 bytes in Base64
     * @param organizerSecret what an organizer exchanges for a token: at least 20 characters
     * @param organizerTokens how long an organizer's token lives
     * @param seatTokens how long the token of a seat, a spectator or a facilitator lives
     * @param subjectTokens how long a subject's token lives
     * @param joinCodes how long a join code may be redeemed
     * @param openSubjects whether anybody may become a subject without an organizer
     */
    public record Security(
            @Nullable String signingKey,
            @Nullable String codeKey,
            @Nullable @Size(min = 20) String organizerSecret,

            @NotNull @DurationMin(minutes = 1) @DefaultValue("12h")
            Duration organizerTokens,

            @NotNull @DurationMin(minutes = 1) @DefaultValue("30d")
            Duration seatTokens,

            @NotNull @DurationMin(minutes = 1) @DefaultValue("365d")
            Duration subjectTokens,

            @NotNull @DurationMin(minutes = 1) @DefaultValue("30d")
            Duration joinCodes,

            @DefaultValue("false") boolean openSubjects) {

        @Override
        public String toString() {
            return "Security[sealed]";
        }
    }

    /**
     * What browsers may do.
     *
     * @param allowedOrigins patterns of the origins that may call from a browser; none by default
     */
    public record Web(@NotNull @DefaultValue List<String> allowedOrigins) {}

    /**
     * How much one request, game or address may ask for.
     *
     * @param body the largest request body
     * @param waitingMoves how many moves may wait for their turn on one game
     * @param moveWait how long a move waits for its turn before it is turned away
     * @param cachedGames how many games are kept in memory between moves
     * @param credentialTriesPerMinute how often one address may offer a code or a credential in a minute
     */
    public record Limits(
            @NotNull @DefaultValue("256KB") DataSize body,
            @Min(1) @Max(1000) @DefaultValue("32") int waitingMoves,

            @NotNull @DurationMin(millis = 100) @DefaultValue("10s")
            Duration moveWait,

            @Min(1) @DefaultValue("2000") int cachedGames,
            @Min(1) @DefaultValue("60") int credentialTriesPerMinute) {}
}
