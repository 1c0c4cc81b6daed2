package dev.stopline.dice;

/** The dice of the two games, from three to twenty sides. */
public enum Die {
    D3(3),
    D4(4),
    D6(6),
    D8(8),
    D10(10),
    D12(12),
    D20(20);

    private final int sides;

    Die(int sides) {
        this.sides = sides;
    }

    /** The number of sides: the highest face. */
    public int sides() {
        return sides;
    }

    /** Whether the die has this face: 1 up to its sides. */
    public boolean hasFace(int face) {
        return face >= 1 && face <= sides;
    }
}
