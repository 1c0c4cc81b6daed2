package dev.stopline.tournament.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Refusal.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values of a command that cannot be: each by its place in what was sent, and what it must be. */
final class Faults {

    private final String rule;
    private final List<Fault> found = new ArrayList<>();

    /** None yet; whatever is found breaks this rule. */
    Faults(String rule) {
        this.rule = rule;
    }

    /** The number in this field must be {@code least} to {@code most}. */
    Faults range(String field, int value, int least, int most) {
        return unless(value >= least && value <= most, field, "must be " + least + " to " + most);
    }

    /** This is to be said of the field unless it is {@code right}. */
    Faults unless(boolean right, String field, String message) {
        if (!right) {
            found.add(new Fault("/" + field, rule, message));
        }
        return this;
    }

    /** All of them, in the order in which they were looked for. */
    List<Fault> all() {
        return List.copyOf(found);
    }

    /** The refusal for all of them; none where there is no fault. */
    Optional<Refusal> refuse(TournamentRefusal code) {
        return found.isEmpty() ? Refusal.allow() : Refusal.refuse(code, all());
    }
}
