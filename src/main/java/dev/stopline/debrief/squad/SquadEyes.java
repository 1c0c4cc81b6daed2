package dev.stopline.debrief.squad;

import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;

/** With whose eyes a debrief of squad is read. */
public enum SquadEyes {
    /** Everything that happened, the sealed facts with it. */
    TRUTH("truth"),
    /** What the player saw then. */
    PLAYER("player");

    private final String word;

    SquadEyes(String word) {
        this.word = word;
    }

    /** The eyes in a word. */
    public String word() {
        return word;
    }

    /** Whether the event is among what these eyes saw. */
    boolean see(SquadEvent event) {
        return this == TRUTH || WhoSees.playerSees(event);
    }

    /** A career as these eyes knew it. */
    SquadState of(Knowledge knowledge) {
        return this == TRUTH ? knowledge.truth() : knowledge.player();
    }

    /**
     * A career as it was and as the player knew it, side by side.
     *
     * @param truth the fold of every event
     * @param player the fold of those that the player saw
     */
    public record Knowledge(SquadState truth, SquadState player) {

        static final Knowledge NONE = new Knowledge(SquadState.INITIAL, SquadState.INITIAL);

        Knowledge after(SquadEvent event) {
            return new Knowledge(truth.after(event), WhoSees.playerSees(event) ? player.after(event) : player);
        }
    }
}
