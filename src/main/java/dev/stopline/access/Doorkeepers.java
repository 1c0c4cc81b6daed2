package dev.stopline.access;

import dev.stopline.platform.security.Caller;
import java.util.List;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Component;

/** All doorkeepers as one. */
@Component
public class Doorkeepers {

    private final List<Doorkeeper> all;

    Doorkeepers(List<Doorkeeper> all) {
        this.all = all;
    }

    /**
     * Passes if the caller is no organizer, or one who may look into the game.
     *
     * @throws AccessDeniedException if an event keeps this organizer out
     */
    public void check(Caller caller, String gameId) {
        if (caller instanceof Caller.Organizer organizer
                && !all.stream().allMatch(each -> each.letsIn(organizer, gameId))) {
            throw new AccessDeniedException("the game's event keeps this organizer out");
        }
    }
}
