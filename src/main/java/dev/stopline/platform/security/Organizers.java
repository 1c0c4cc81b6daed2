package dev.stopline.platform.security;

import org.springframework.security.access.AccessDeniedException;

/** What is for organizers alone. */
public final class Organizers {

    private Organizers() {}

    /**
     * Passes for an organizer.
     *
     * @throws AccessDeniedException for everybody else
     */
    public static void only(Caller caller) {
        if (!(caller instanceof Caller.Organizer)) {
            throw new AccessDeniedException("for organizers");
        }
    }
}
