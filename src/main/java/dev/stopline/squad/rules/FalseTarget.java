package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.List;
import java.util.Optional;

/** S-READ-06, S-STRAIN-05, AMB-28, GAP-21: the first action on a false target: no die, Heat, and one real target turned face-up. */
final class FalseTarget {

    private static final int STRAINED = 2;

    private FalseTarget() {}

    static Optional<Refusal> refuse(SquadState s, Options options) {
        boolean amiss =
                options.reveal() != Axis.NONE && s.job().box(options.reveal()).revealed();
        return Amiss.fieldIf(amiss, "/options/reveal", "S-READ-06", "must be a target that does not lie face-up yet");
    }

    static void strike(Draft<SquadState, SquadEvent> d, Axis axis, Options options) {
        int before = d.state().job().heat();
        d.emit(new OperationEvent.FalseTargetStruck(d.state().job().session().slots() + 1, axis));
        boolean strained = d.state().campaign().on() && d.state().detective().strain() >= STRAINED;
        HeatTrack.mark(d, strained ? 2 : 1, strained ? "S-STRAIN-05" : "S-READ-06");
        HeatConsequences.cross(d, before);
        var preference = options.reveal() == Axis.NONE ? List.<Axis>of() : List.of(options.reveal());
        Anatomies.preferred(d.state(), preference).stream()
                .findFirst()
                .ifPresent(real -> Anatomies.reveal(d, real, RevealCause.FALSE_TARGET_RESOLVED));
        Postures.resolve(d);
    }
}
