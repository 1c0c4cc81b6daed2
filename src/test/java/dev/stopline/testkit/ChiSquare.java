package dev.stopline.testkit;

/** Pearson's test of counts against what was expected of them. */
public final class ChiSquare {

    private ChiSquare() {}

    /** The sum of squared differences, each over its expectation; cells that expect nothing must have met nothing. */
    public static double of(long[] counted, double[] expected) {
        double sum = 0;
        for (int i = 0; i < counted.length; i++) {
            double off = counted[i] - expected[i];
            sum += expected[i] > 0 ? off * off / expected[i] : off == 0 ? 0 : Double.POSITIVE_INFINITY;
        }
        return sum;
    }

    /**
     * What the sum is above with the chance whose standard normal quantile is {@code z}, by the cube root rule of Wilson
     * and Hilferty.
     */
    public static double limit(int degrees, double z) {
        double ninth = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - ninth + z * Math.sqrt(ninth), 3);
    }
}
