package dev.stopline.squad.web;

import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fields that may be left out only where another field says so. */
final class Needed {

    private Needed() {}

    /**
     * The value, or this one where it may be left out.
     *
     * @throws InvalidRequest if it is left out and may not be
     */
    static <T> T unless(boolean mayBeLeftOut, @Nullable T value, T otherwise, String pointer, String message) {
        if (value == null && !mayBeLeftOut) {
            throw new InvalidRequest(List.of(Fault.inBody(pointer, message)));
        }
        return value == null ? otherwise : value;
    }
}
