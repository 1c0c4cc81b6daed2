package dev.stopline.tournament.rules;

/** Parts of a point as they are written. */
final class Figures {

    private static final int QUARTERS = 4;

    private Figures() {}

    /** Quarters of a point: "12.5", "9.75", "-0.25". */
    static String quarters(int quarters) {
        var fraction = switch (Math.abs(quarters % QUARTERS)) {
            case 1 -> ".25";
            case 2 -> ".5";
            case 3 -> ".75";
            default -> "";
        };
        return (quarters < 0 ? "-" : "") + Math.abs(quarters / QUARTERS) + fraction;
    }

    /** Halves of a point: "3", "3.5". */
    static String halves(int halves) {
        return quarters(2 * halves);
    }
}
