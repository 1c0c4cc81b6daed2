package dev.stopline.line.content;

import dev.stopline.decide.Refusal;
import java.util.List;

/** What came of reading a card's JSON. Whether a readable card may be played is for the rules to say. */
public sealed interface CardReading {

    /** It has the form of a card; every part that its author left out has the value that says so. */
    record Readable(LibraryCard card) implements CardReading {}

    /** It has not: at least one place at fault, each under the rule that its part belongs to, else L-SETUP-01. */
    record Unreadable(List<Refusal.Fault> faults) implements CardReading {

        public Unreadable {
            faults = List.copyOf(faults);
        }
    }
}
