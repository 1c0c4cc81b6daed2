package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** S-HEAT-03..08, S-HEAT-11, GAP-09, GAP-17, GAP-18, AMB-11: the rows 3, 5, 7 and 9, on crossing and at each session's start. */
final class HeatConsequences {

    static final List<Integer> ROWS = List.of(3, 5, 7, 9);

    private HeatConsequences() {}

    /** At which Heat a row applies: sooner on Central Avenue (GAP-09); the first later where the city is known (S-EVO-06). */
    static int at(SquadState s, int row) {
        boolean watched = s.job().card().territory() == Territory.CENTRAL_AVENUE
                && !s.detective().blendsIn().contains(Territory.CENTRAL_AVENUE);
        int sooner = watched ? s.ruleset().number(SquadKey.CENTRAL_AVENUE_HEAT_SHIFT) : 0;
        int later = row == 3 && Evolutions.knowsTheCity(s) ? 1 : 0;
        return row - sooner + later;
    }

    /** Whether the row is in force at the present Heat. */
    static boolean isInForce(SquadState s, int row) {
        return s.job().heat() >= at(s, row);
    }

    /** S-HEAT-03: the rows that Heat has risen to since it stood at {@code before}, ascending. */
    static void cross(Draft<SquadState, SquadEvent> d, int before) {
        for (int row : ROWS) {
            if (before < at(d.state(), row) && isInForce(d.state(), row)) {
                apply(d, row, true);
            }
        }
    }

    /** S-HEAT-03: at a session's start every row in force that has not just been crossed. */
    static void atSessionStart(Draft<SquadState, SquadEvent> d, int before) {
        for (int row : ROWS) {
            boolean crossed = before < at(d.state(), row);
            if (!crossed && isInForce(d.state(), row)) {
                apply(d, row, false);
            }
        }
    }

    private static void apply(Draft<SquadState, SquadEvent> d, int row, boolean crossing) {
        boolean ticked = d.state().job().heat7Ticked();
        d.emit(new PressureEvent.HeatConsequenceApplied(row, crossing));
        switch (row) {
            case 5 -> {
                Postures.due(d, PostureCause.HEAT_5);
                Tokens.loseLead(d, "HEAT_5");
            }
            case 7 -> {
                silence(d);
                if (crossing && !ticked) {
                    ThreatClock.change(d, -1, "HEAT_7");
                }
            }
            case 9 -> d.emitIf(!d.state().job().heat9Reached(), new PressureEvent.SergeantPulled());
            // Row 3 is felt by every LEAN while it is in force (Thresholds).
            default -> {}
        }
    }

    private static void silence(Draft<SquadState, SquadEvent> d) {
        if (!FieldKit.warrantHolds(d.state())) {
            bestSource(d.state())
                    .ifPresent(
                            source -> d.emit(new OperationEvent.SourceSilenced(source.id(), actingFaction(d.state()))));
        }
    }

    /** GAP-17: of the persons used, the one with the most LEAN successes, then the latest used. */
    static Optional<Source> bestSource(SquadState s) {
        return s.job().sources().stream()
                .filter(each -> each.kind() == SourceKind.PERSON && each.uses() > 0)
                .filter(each -> !each.silent() && !Sources.isOutOfReach(s, each))
                .max(Comparator.comparingInt(Source::leanSuccesses).thenComparingInt(Source::lastUse));
    }

    /** S-HEAT-11: the faction whose systems were tripped most; nobody where none was. */
    private static Faction actingFaction(SquadState s) {
        return s.job().trips().stream()
                .max(Comparator.comparingInt(Job.Trip::count))
                .map(Job.Trip::faction)
                .orElse(Faction.NONE);
    }

    /** GAP-18: from Heat 9 on the Sergeant's unused benefits of the job are void. */
    static boolean sergeantIsVoid(SquadState s) {
        return s.job().heat9Reached() && s.ruleset().on(SquadKey.HEAT9_VOID_SERGEANT);
    }
}
