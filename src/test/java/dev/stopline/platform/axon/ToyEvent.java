package dev.stopline.platform.axon;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The events of a game so small that only the platform is tested by it. */
sealed interface ToyEvent {

    enum Colour {
        RED,
        BLUE;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    record Opened(String title) implements ToyEvent {}

    /** {@code colour} came with revision 2; without it the count was blue. */
    record Counted(int by, @Nullable Colour colour) implements ToyEvent {
        public Counted {
            colour = colour == null ? Colour.BLUE : colour;
        }

        /** Derived, so that the store must not hold it. */
        boolean isBig() {
            return by > 100;
        }
    }

    /** The stored names. */
    @Component
    final class Names implements EventNames {
        @Override
        public List<EventName> eventNames() {
            return List.of(
                    new EventName(Opened.class, "toy.Opened", "1"), new EventName(Counted.class, "toy.Counted", "2"));
        }
    }
}
