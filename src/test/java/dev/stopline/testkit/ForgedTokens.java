package dev.stopline.testkit;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tokens that must not be believed, each made from a good one. */
public final class ForgedTokens {

    /** The key of the test settings. */
    private static final byte[] KEY =
            Base64.getDecoder().decode("dGVzdHMtb25seS10ZXN0cy1vbmx5LXRlc3RzLW9ubHktdGVzdHMtb25seQ==");

    private ForgedTokens() {}

    /** Forgeries of this token of an Incident Master, by what is wrong with each. */
    public static Map<String, String> of(String good) throws ParseException, JOSEException {
        var claims = SignedJWT.parse(good).getJWTClaimsSet();
        var forged = new LinkedHashMap<String, String>();
        forged.put("unsigned", new PlainJWT(claims).serialize());
        forged.put("without its signature", good.substring(0, good.lastIndexOf('.') + 1));
        forged.put("signed with another key", signed(new byte[64], claims));
        forged.put(
                "of another issuer",
                signed(KEY, with(claims).issuer("elsewhere").build()));
        forged.put(
                "expired",
                signed(
                        KEY,
                        with(claims)
                                .expirationTime(Date.from(Instant.now().minusSeconds(5)))
                                .build()));
        forged.put(
                "not yet valid",
                signed(
                        KEY,
                        with(claims)
                                .notBeforeTime(Date.from(Instant.now().plusSeconds(600)))
                                .build()));
        forged.put("of an old epoch", signed(KEY, with(claims).claim("epoch", 0).build()));
        forged.put(
                "of an epoch to come",
                signed(KEY, with(claims).claim("epoch", 99).build()));
        forged.put(
                "of an epoch that is text",
                signed(KEY, with(claims).claim("epoch", "1").build()));
        forged.put(
                "without an epoch",
                signed(KEY, with(claims).claim("epoch", null).build()));
        forged.put("of no role", signed(KEY, with(claims).claim("role", null).build()));
        forged.put(
                "of an unknown role",
                signed(KEY, with(claims).claim("role", "ADMIN").build()));
        forged.put(
                "of a seat that nobody took",
                signed(
                        KEY,
                        with(claims)
                                .claim("role", "PLAYER")
                                .claim("seat", "money")
                                .build()));
        forged.put(
                "of a game that is none",
                signed(KEY, with(claims).claim("game", "line-0").build()));
        forged.put(
                "with other claims under its signature",
                swapped(
                        good,
                        signed(
                                new byte[64],
                                with(claims).claim("role", "ORGANIZER").build())));
        forged.put("nonsense", "nonsense");
        forged.put("three dots", "a.b.c");
        forged.put("long", "a".repeat(4000));
        return forged;
    }

    /** The good token, made anew by this class's own means: if it were not believed, the forgeries would prove nothing. */
    public static String again(String good) throws ParseException, JOSEException {
        return signed(KEY, SignedJWT.parse(good).getJWTClaimsSet());
    }

    private static JWTClaimsSet.Builder with(JWTClaimsSet claims) {
        return new JWTClaimsSet.Builder(claims);
    }

    private static String signed(byte[] key, JWTClaimsSet claims) throws JOSEException {
        var token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.HS256)
                        .type(JOSEObjectType.JWT)
                        .build(),
                claims);
        token.sign(new MACSigner(key));
        return token.serialize();
    }

    private static String swapped(String good, String other) {
        var mine = good.split("\\.");
        var theirs = other.split("\\.");
        return mine[0] + "." + theirs[1] + "." + mine[2];
    }
}
