package dev.stopline.tournament.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;

/**
 * Tells by Tutte's theorem whether everybody can be put into allowed pairs: the skew matrix with a random number for each
 * allowed pair is then invertible. It shares nothing with the matching that it checks; over so large a prime it errs once
 * in some 10^17 questions.
 */
final class TutteMatrix {

    private static final long PRIME = (1L << 61) - 1;

    private TutteMatrix() {}

    static <T> boolean allPaired(List<T> people, BiPredicate<T, T> allowed) {
        int size = people.size();
        var chance = new Random(size);
        var matrix = new long[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = row + 1; column < size; column++) {
                if (allowed.test(people.get(row), people.get(column))) {
                    long number = 1 + Math.floorMod(chance.nextLong(), PRIME - 1);
                    matrix[row][column] = number;
                    matrix[column][row] = PRIME - number;
                }
            }
        }
        return invertible(matrix);
    }

    private static boolean invertible(long[][] matrix) {
        for (int step = 0; step < matrix.length; step++) {
            int pivot = step;
            while (pivot < matrix.length && matrix[pivot][step] == 0) {
                pivot++;
            }
            if (pivot == matrix.length) {
                return false;
            }
            var row = matrix[pivot];
            matrix[pivot] = matrix[step];
            matrix[step] = row;
            long inverse = BigInteger.valueOf(row[step])
                    .modInverse(BigInteger.valueOf(PRIME))
                    .longValueExact();
            for (int below = step + 1; below < matrix.length; below++) {
                subtract(matrix[below], row, times(matrix[below][step], inverse), step);
            }
        }
        return true;
    }

    private static void subtract(long[] from, long[] row, long factor, int start) {
        if (factor != 0) {
            for (int column = start; column < row.length; column++) {
                from[column] = Math.floorMod(from[column] - times(row[column], factor), PRIME);
            }
        }
    }

    private static long times(long one, long other) {
        long high = Math.multiplyHigh(one, other);
        long low = one * other;
        long product = (low & PRIME) + ((high << 3) | (low >>> 61));
        product = (product & PRIME) + (product >>> 61);
        return product >= PRIME ? product - PRIME : product;
    }
}
