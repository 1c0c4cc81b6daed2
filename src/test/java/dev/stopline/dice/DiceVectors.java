package dev.stopline.dice;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * The published test vectors of the server dice, {@code dice-proof/vectors.json}.
 *
 * @param commitment the hash of the seed
 * @param seed the seed, 64 hex digits
 * @param rolls keys and the faces they lead to
 * @param draws numbers near the top of the range, and the faces they lead to
 */
record DiceVectors(String commitment, String seed, List<ProvenRoll> rolls, List<Draw> draws) {

    static final Path FILE = Path.of("dice-proof", "vectors.json");

    /** Numbers in the order drawn, 16 hex digits each, and the face that the first fair one gives. */
    record Draw(int sides, List<String> numbers, int face) {

        int fairFace() {
            return SeededDice.fairFace(sides, n -> Long.parseUnsignedLong(numbers.get(n), 16));
        }
    }

    static DiceVectors published() {
        return JsonMapper.shared().readValue(FILE.toFile(), DiceVectors.class);
    }

    /** What the code makes of the published seed, keys and numbers: equal to the file, or the code has changed. */
    DiceVectors recomputed() {
        var dice = new SeededDice(Seed.ofHex(seed));
        var thrown = new ArrayList<ProvenRoll>();
        for (var roll : rolls) {
            var request = new RollRequest(roll.key(), roll.faces().size(), roll.die());
            thrown.add(new ProvenRoll(
                    roll.key(),
                    roll.die(),
                    roll.die().sides(),
                    dice.roll(request).faces()));
        }
        var drawn = draws.stream()
                .map(draw -> new Draw(draw.sides(), draw.numbers(), draw.fairFace()))
                .toList();
        return new DiceVectors(dice.commitment(), dice.reveal(), thrown, drawn);
    }
}
