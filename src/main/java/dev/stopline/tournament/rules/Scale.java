package dev.stopline.tournament.rules;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;

/**
 * The criteria as one number: each takes some digits of it, the weightiest the leading ones, and no digit overflows into
 * the next however many pairs are added up. So the least sum is the best by the first criterion, then by the second, and
 * so on.
 */
final class Scale {

    private record Span(int digits, int digitBits, int offset) {}

    private final Map<Criterion, Span> spans = new EnumMap<>(Criterion.class);
    private final int pairs;
    private int used;

    /** A scale for sums of this many pairs, to be laid out from the least criterion to the weightiest. */
    Scale(int pairs) {
        this.pairs = pairs;
    }

    /** Lays out a criterion above those before it: so many digits, each at most {@code most} a pair. */
    Scale plus(Criterion criterion, int digits, int most) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(pairs * most);
        spans.put(criterion, new Span(digits, bits, used));
        used += digits * bits;
        return this;
    }

    /** An amount at a digit of a criterion, the first digit the weightiest; nothing for a criterion not laid out. */
    BigInteger amount(Criterion criterion, int digit, int amount) {
        var span = spans.get(criterion);
        return span == null || amount == 0
                ? BigInteger.ZERO
                : BigInteger.valueOf(amount).shiftLeft(span.offset() + span.digitBits() * (span.digits() - 1 - digit));
    }

    /** The sum's part that belongs to a criterion. */
    BigInteger part(BigInteger sum, Criterion criterion) {
        var span = spans.get(criterion);
        if (span == null) {
            return BigInteger.ZERO;
        }
        var mask = BigInteger.ONE.shiftLeft(span.digits() * span.digitBits()).subtract(BigInteger.ONE);
        return sum.shiftRight(span.offset()).and(mask);
    }

    /** The weightiest criterion in which a sum is worse than the best one; the least one where they are equal. */
    Criterion worse(BigInteger best, BigInteger sum) {
        for (var criterion : Criterion.values()) {
            if (part(sum, criterion).compareTo(part(best, criterion)) > 0) {
                return criterion;
            }
        }
        return Criterion.TRANSPOSED;
    }
}
