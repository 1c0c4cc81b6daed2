package dev.stopline.decide;

import java.util.List;
import java.util.Optional;

/**
 * A refusal: its code, and where the move's own content is at fault, the faults one by one.
 *
 * @param code the obstacle
 * @param faults the places at fault, in the order the rules test them; empty for most codes
 */
public record Refusal(RefusalCode code, List<Fault> faults) {

    public Refusal {
        faults = List.copyOf(faults);
    }

    /** The rule behind it: the one that every fault breaks, or else the first of the code's; empty where it has none. */
    public Optional<String> rule() {
        var broken = faults.stream().map(Fault::rule).distinct().toList();
        return broken.size() == 1
                ? Optional.of(broken.getFirst())
                : code.rules().stream().findFirst();
    }

    /** A fault in what was sent: a JSON pointer into it, the rule id it breaks, and a sentence. */
    public record Fault(String pointer, String rule, String message) {}

    /** The guard's answer when this is the obstacle. */
    public static Optional<Refusal> refuse(RefusalCode code) {
        return Optional.of(new Refusal(code, List.of()));
    }

    /** The guard's answer when the faults are the obstacle. */
    public static Optional<Refusal> refuse(RefusalCode code, List<Fault> faults) {
        return Optional.of(new Refusal(code, faults));
    }

    /** The guard's answer when nothing stands in the way. */
    public static Optional<Refusal> allow() {
        return Optional.empty();
    }

    /** The guard's answer when the obstacle is there only if {@code obstructed}. */
    public static Optional<Refusal> refuseIf(boolean obstructed, RefusalCode code) {
        return obstructed ? refuse(code) : allow();
    }
}
