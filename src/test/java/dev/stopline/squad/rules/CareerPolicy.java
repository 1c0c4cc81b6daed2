package dev.stopline.squad.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Whoever plays at random from the list of moves: mostly what the career waits for, so that jobs come to their close, and
 * mostly where it is likely to go well, so that they come far; now and then anything that is listed.
 */
final class CareerPolicy {

    /** Those that would end a campaign early or crowd out the rest: one in so many is kept. */
    private static final List<String> RARE = List.of(
            "declareFinalOperation",
            "rollOptionalTable",
            "notePartialTruths",
            "changeKit",
            "retireDetective",
            "declineForcedInterdict",
            "markFactionClock",
            "assignFactionTerritory",
            "addContact",
            "endSession");

    private static final int SOURCES = 4;

    private final Random random;

    CareerPolicy(long seed) {
        this.random = new Random(seed);
    }

    OpenMove choose(List<OpenMove> moves, SquadState known) {
        var suggested = moves.stream().filter(OpenMove::suggested).toList();
        if (!suggested.isEmpty() && random.nextInt(10) < 6) {
            return random.nextBoolean() ? likeliest(suggested) : any(suggested);
        }
        for (int i = 0; i < 100; i++) {
            var kinds = moves.stream().map(OpenMove::operationId).distinct().toList();
            var kind = kinds.get(random.nextInt(kinds.size()));
            boolean crowd =
                    kind.equals("registerSource") && known.job().sources().size() >= SOURCES;
            boolean rare = crowd || RARE.contains(kind);
            if (!rare || random.nextInt(20) == 0) {
                return any(moves.stream()
                        .filter(each -> each.operationId().equals(kind))
                        .toList());
            }
        }
        return any(moves);
    }

    private OpenMove any(List<OpenMove> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static OpenMove likeliest(List<OpenMove> moves) {
        return moves.stream().max(Comparator.comparing(CareerPolicy::success)).orElseThrow();
    }

    private static Fraction success(OpenMove move) {
        return move.forecast().chances().stream()
                .filter(each -> List.of("SUCCESS", "NAT6").contains(each.result()))
                .map(Forecast.Chance::chance)
                .reduce(Fraction.ZERO, Fraction::plus);
    }
}
