package dev.stopline.line.web;

import dev.stopline.line.rules.Role;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** One seat a role, called by the role's name in lower case with dashes: {@code finance-legal}. */
final class SeatIds {

    private SeatIds() {}

    static String of(Role role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Role> role(String seat) {
        return Arrays.stream(Role.values())
                .filter(role -> of(role).equals(seat))
                .findFirst();
    }
}
