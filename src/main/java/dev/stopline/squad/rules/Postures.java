package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-POST-01..08, S-GEN-06, GAP-19: the target's one reaction: when it is due, when it comes, what it does. */
final class Postures {

    private Postures() {}

    /** S-POST-01, -02: the first cause makes it due; it comes after the action that caused it. */
    static void due(Draft<SquadState, SquadEvent> d, PostureCause cause) {
        var card = d.state().job().card();
        d.emitIf(!card.postureActive() && card.due() == PostureCause.NONE, new PressureEvent.PostureDue(cause));
    }

    /** S-POST-02: what is due comes now, once a job. */
    static void resolve(Draft<SquadState, SquadEvent> d) {
        var card = d.state().job().card();
        if (card.due() == PostureCause.NONE || card.postureActive()) {
            return;
        }
        d.emit(new PressureEvent.PostureActivated(card.posture(), card.due()));
        switch (card.posture()) {
            case UNDERGROUND -> ThreatClock.change(d, 1, "UNDERGROUND");
            case ACCELERATE -> ThreatClock.change(d, -2, "ACCELERATE");
            case PULL_THE_TRIGGER -> ThreatClock.change(d, -2, "PULL_THE_TRIGGER");
            case SPLIT ->
                d.emitIf(d.state().job().box(Axis.OPERATOR).revealed(), new OpeningEvent.AnatomyHidden(Axis.OPERATOR));
            case FORTIFY -> fortify(d);
            // SET_UP comes with the next session's opening; a sealed posture is one that nobody has rolled.
            case SET_UP, SEALED -> {}
        }
    }

    /** S-POST-06, S-GEN-06: one tier up; past the ceiling it weighs on Resolve instead. */
    static void fortify(Draft<SquadState, SquadEvent> d) {
        var card = d.state().job().card();
        int excess = card.excess() + (card.inForce().isCeiling() ? 1 : 0);
        d.emit(new PressureEvent.CapabilityShifted(
                card.inForce(), card.inForce().up(), excess, "FORTIFY", false));
    }
}
