package dev.stopline.platform.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import dev.stopline.access.JoinCodes;
import dev.stopline.access.Place;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.StoplineTest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

@StoplineTest
class SecurityTest {

    @LocalServerPort
    int port;

    @Autowired
    JoinCodes codes;

    @Autowired
    Tokens tokens;

    private Http http = Http.at(0);

    @BeforeEach
    void connect() {
        http = Http.at(port);
    }

    private Answer me(String token) {
        return http.as(token).get("/v1/me");
    }

    private static void isUnauthenticated(Answer answer, String challenge) {
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.header("www-authenticate")).isEqualTo(challenge);
        assertThat(answer.header("content-type")).startsWith("application/problem+json");
        assertThat(answer.json().get("type").asString()).isEqualTo("/problems/unauthenticated");
        assertThat(answer.text()).doesNotContainIgnoringCase("signature", "expired at", "exception", "jwt");
    }

    private static JWTClaimsSet claims(Instant expires, String issuer) {
        return new JWTClaimsSet.Builder()
                .issuer(issuer)
                .subject("anonymous")
                .claim("role", "ORGANIZER")
                .claim("epoch", 0)
                .expirationTime(Date.from(expires))
                .build();
    }

    private static String signed(byte[] key, JWTClaimsSet claims) throws JOSEException {
        var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims);
        token.sign(new MACSigner(key));
        return token.serialize();
    }

    private static byte[] ourKey() {
        return Base64.getDecoder().decode("dGVzdHMtb25seS10ZXN0cy1vbmx5LXRlc3RzLW9ubHktdGVzdHMtb25seQ==");
    }

    @Test
    void without_a_token_nobody_comes_in() {
        isUnauthenticated(http.get("/v1/me"), "Bearer");
        isUnauthenticated(http.get("/v1/anything/else"), "Bearer");
        isUnauthenticated(http.get("/actuator/env"), "Bearer");
    }

    @Test
    void the_helper_that_forges_tokens_can_make_a_good_one() throws Exception {
        assertThat(me(signed(ourKey(), claims(Instant.now().plusSeconds(60), "stopline")))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void forged_expired_unsigned_and_foreign_tokens_are_not_believed() throws Exception {
        var soon = Instant.now().plusSeconds(60);
        var invalid = "Bearer error=\"invalid_token\"";
        isUnauthenticated(me(signed(new byte[64], claims(soon, "stopline"))), invalid);
        isUnauthenticated(me(signed(ourKey(), claims(Instant.now().minusSeconds(2), "stopline"))), invalid);
        isUnauthenticated(me(signed(ourKey(), claims(soon, "elsewhere"))), invalid);
        isUnauthenticated(me(new PlainJWT(claims(soon, "stopline")).serialize()), invalid);
        isUnauthenticated(me("nonsense"), invalid);
        var good = signed(ourKey(), claims(soon, "stopline"));
        isUnauthenticated(me(good.substring(0, good.lastIndexOf('.') + 1)), invalid);
        var noRole = new JWTClaimsSet.Builder()
                .issuer("stopline")
                .expirationTime(Date.from(soon))
                .build();
        isUnauthenticated(me(signed(ourKey(), noRole)), invalid);
    }

    @Test
    void a_bad_token_is_refused_at_public_addresses_too() {
        isUnauthenticated(
                http.as("nonsense").post("/v1/join", "{\"code\": \"x\", \"displayName\": \"Ada\"}"),
                "Bearer error=\"invalid_token\"");
    }

    @Test
    void a_seats_token_ends_when_the_seat_changes_hands_and_other_seats_keep_theirs() throws Exception {
        var game = UUID.randomUUID().toString();
        var other = codes.redeem(codes.issue(Place.seat(game, "RUNNER")).code(), "Ben", null)
                .token()
                .value();
        var first = codes.redeem(codes.issue(Place.seat(game, "AUDITOR")).code(), "Ada", null)
                .token()
                .value();
        assertThat(me(first).json().get("displayName").asString()).isEqualTo("Ada");

        var fresh = codes.issue(Place.seat(game, "AUDITOR"));
        isUnauthenticated(me(first), "Bearer error=\"invalid_token\"");

        var second = codes.redeem(fresh.code(), "Cleo", null).token().value();
        assertThat(me(second).json().get("displayName").asString()).isEqualTo("Cleo");
        assertThat(me(other).status()).isEqualTo(200);
    }

    @Test
    void a_token_with_an_epoch_that_the_seat_never_had_is_not_believed() {
        var never = tokens.issue(new Caller.Player(UUID.randomUUID().toString(), "AUDITOR"), 1);
        isUnauthenticated(me(never.value()), "Bearer error=\"invalid_token\"");
    }

    @Test
    void no_token_carries_a_name() throws Exception {
        var game = UUID.randomUUID().toString();
        var joined = codes.redeem(codes.issue(Place.seat(game, "AUDITOR")).code(), "Ada Lovelace", null);
        var body =
                new String(Base64.getUrlDecoder().decode(joined.token().value().split("\\.")[1]));
        assertThat(body).contains(game, "AUDITOR").doesNotContain("Ada", "Lovelace");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/actuator/health",
                "/actuator/health/readiness",
                "/actuator/health/liveness",
                "/v3/api-docs",
                "/swagger-ui/index.html",
                "/problems/conflict"
            })
    void what_is_public_needs_no_token(String path) {
        assertThat(http.get(path).status()).isEqualTo(200);
    }

    @Test
    void an_organizer_is_who_knows_the_secret() {
        isUnauthenticated(http.post("/v1/organizer-tokens", "{\"secret\": \"something else\"}"), "Bearer");
        var organizer = http.asOrganizer();
        assertThat(organizer.get("/v1/me").json().get("role").asString()).isEqualTo("ORGANIZER");
    }

    @Test
    void browsers_may_call_from_listed_origins_only() {
        var preflight = http.request(
                "/v1/me",
                "Origin",
                "https://play.example",
                "Access-Control-Request-Method",
                "GET",
                "Access-Control-Request-Headers",
                "authorization,if-match");
        var allowed = http.send(preflight.method("OPTIONS", BodyPublishers.noBody()));
        assertThat(allowed.status()).isEqualTo(200);
        assertThat(allowed.header("access-control-allow-origin")).isEqualTo("https://play.example");

        var foreign = http.request("/v1/me", "Origin", "https://evil.example", "Access-Control-Request-Method", "GET");
        var denied = http.send(foreign.method("OPTIONS", BodyPublishers.noBody()));
        assertThat(denied.status()).isEqualTo(403);
        assertThat(denied.header("access-control-allow-origin")).isEmpty();
        assertThat(denied.header("content-type")).startsWith("application/problem+json");
    }

    @Test
    void answers_are_the_callers_own_and_framed_by_nobody() {
        var answer = http.asOrganizer().get("/v1/me");
        assertThat(answer.header("cache-control")).isEqualTo("private, no-cache");
        assertThat(answer.response().headers().allValues("vary")).contains("Authorization", "Accept-Language");
        assertThat(answer.header("x-content-type-options")).isEqualTo("nosniff");
        assertThat(answer.header("content-security-policy")).contains("frame-ancestors 'none'");
        assertThat(http.post("/v1/organizer-tokens", "{\"secret\": \"the-organizer-of-all-tests\"}")
                        .header("cache-control"))
                .isEqualTo("no-store");
    }
}
