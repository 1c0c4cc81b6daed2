package dev.stopline.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.function.IntToLongFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Server dice. The face of die {@code i} (from 0) of a roll is computed from HMAC-SHA256 with the seed as its key over the
 * UTF-8 text {@code key#i#n}, {@code n} from 0: the first eight bytes as an unsigned number {@code u}; if {@code u} is
 * below the greatest multiple of the sides that 64 bits hold, the face is {@code u mod sides + 1}, else {@code n} is
 * raised by one. So there is no modulo bias, and a face depends on the seed and its place alone.
 */
public final class SeededDice implements Dice {

    private static final String ALGORITHM = "HmacSHA256";

    private final Seed seed;
    private final String next;

    /** Dice thrown by this seed. */
    public SeededDice(Seed seed) {
        this.seed = seed;
        this.next = "";
    }

    /** Dice thrown by this seed, in a game that goes on with the seed that {@code next} commits to. */
    public SeededDice(Seed seed, Commitment next) {
        this.seed = seed;
        this.next = next.hex();
    }

    @Override
    public Roll roll(RollRequest request) {
        var faces = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            faces.add(face(request.key() + "#" + i, request.die().sides()));
        }
        return new Roll(faces, DiceSource.SERVER);
    }

    private int face(String place, int sides) {
        return fairFace(sides, n -> ByteBuffer.wrap(hmac(place + "#" + n)).getLong());
    }

    /** The face of a die from the numbers {@code draw.applyAsLong(0), (1), …}, read as unsigned: the first fair one counts. */
    static int fairFace(int sides, IntToLongFunction draw) {
        // 2^64 mod sides, in unsigned arithmetic: the numbers at the top of the range that would favour low faces.
        long excess = Long.remainderUnsigned(-sides, sides);
        for (int n = 0; ; n++) {
            long u = draw.applyAsLong(n);
            if (excess == 0 || Long.compareUnsigned(u, -excess) < 0) {
                return (int) Long.remainderUnsigned(u, sides) + 1;
            }
        }
    }

    private byte[] hmac(String text) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(seed.bytes(), ALGORITHM));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }

    @Override
    public DiceSource source() {
        return DiceSource.SERVER;
    }

    @Override
    public String commitment() {
        return Commitment.to(seed).hex();
    }

    @Override
    public String reveal() {
        return seed.hex();
    }

    @Override
    public String nextCommitment() {
        return next;
    }
}
