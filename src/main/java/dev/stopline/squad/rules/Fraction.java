package dev.stopline.squad.rules;

import java.math.BigInteger;

/** An exact chance between 0 and 1, in lowest terms. */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {

    /** No chance at all. */
    public static final Fraction ZERO = new Fraction(0, 1);

    /** A certainty. */
    public static final Fraction ONE = new Fraction(1, 1);

    /** The fraction in lowest terms; the denominator is positive. */
    static Fraction of(long numerator, long denominator) {
        long divisor = BigInteger.valueOf(numerator)
                .gcd(BigInteger.valueOf(denominator))
                .longValueExact();
        return new Fraction(numerator / divisor, denominator / divisor);
    }

    Fraction plus(Fraction other) {
        return of(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    Fraction times(int factor) {
        return of(Math.multiplyExact(numerator, factor), denominator);
    }

    Fraction over(int equalParts) {
        return of(numerator, Math.multiplyExact(denominator, equalParts));
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }
}
