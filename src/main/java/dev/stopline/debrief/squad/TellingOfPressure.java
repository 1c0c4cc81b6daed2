package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.PostureCause;
import dev.stopline.squad.rules.PressureEvent;

/** Heat, clock and posture, told. */
final class TellingOfPressure {

    private TellingOfPressure() {}

    static Told of(PressureEvent event) {
        return switch (event) {
            case PressureEvent.HeatMarked e -> because("Heat rises from " + e.before() + " to " + e.after(), e.cause());
            case PressureEvent.AmbushSprung e -> new Told("That was the ambush he was set up for.", "S-POST-07");
            case PressureEvent.HeatReduced e ->
                because("Heat falls from " + e.before() + " to " + e.after(), e.cause());
            case PressureEvent.HeatConverted e ->
                new Told(
                        "Of the Heat of this LEAN, " + Wording.count(e.amount(), "point") + " "
                                + (e.amount() == 1 ? "is" : "are") + " bought off with a Lead.",
                        "S-FAM-03");
            case PressureEvent.HeatConsequenceApplied e -> told(e);
            case PressureEvent.SergeantPulled e ->
                new Told("The Sergeant is being pulled; what he still owed is void.", "S-HEAT-08");
            case PressureEvent.ClockChanged e ->
                because("The clock moves from " + e.before() + " to " + e.after(), e.cause());
            case PressureEvent.ClockTicked e ->
                new Told("The clock ticks from " + e.before() + " to " + e.after() + ".", "S-CLOCK-01");
            case PressureEvent.TickSkipped e ->
                new Told("The clock does not tick; " + Wording.count(e.pausesLeft(), "pause") + " left.", "S-CLOCK-05");
            case PressureEvent.ClockPaused e -> because("The clock will skip a tick", e.cause());
            case PressureEvent.ClockZeroLatched e ->
                new Told("The clock has come to 0, and that is final.", "S-CLOCK-03");
            case PressureEvent.PostureDue e ->
                new Told("The target's posture is due: " + cause(e.cause()) + ".", "S-POST-02");
            case PressureEvent.PostureActivated e -> told(e);
            case PressureEvent.CapabilityShifted e -> told(e);
        };
    }

    private static Told because(String what, String cause) {
        var why = Causes.of(cause);
        return new Told(what + ", because " + why.words() + ".", why.rule());
    }

    private static Told told(PressureEvent.HeatConsequenceApplied e) {
        var crossing = e.crossing() ? "Heat has come to " + e.row() : "Heat still stands at " + e.row() + " or more";
        return switch (e.row()) {
            case 3 -> new Told(crossing + ": soft surveillance, and every LEAN is 1 tier harder.", "S-HEAT-05");
            case 5 -> new Told(crossing + ": active surveillance.", "S-HEAT-06");
            case 7 -> new Told(crossing + ": direct action.", "S-HEAT-07");
            default -> new Told(crossing + ": he is blown, and every LEAN is 1 tier harder still.", "S-HEAT-08");
        };
    }

    private static String cause(PostureCause cause) {
        return switch (cause) {
            case NONE -> "it is time";
            case STAGE_3 -> "the chain has come to stage 3";
            case HEAT_5 -> "Heat has come to 5";
            case SHADOW -> "a tail was noticed";
        };
    }

    private static Told told(PressureEvent.PostureActivated e) {
        var rule = switch (e.posture()) {
            case SEALED -> "S-POST-01";
            case UNDERGROUND -> "S-POST-03";
            case ACCELERATE -> "S-POST-04";
            case SPLIT -> "S-POST-05";
            case FORTIFY -> "S-POST-06";
            case SET_UP -> "S-POST-07";
            case PULL_THE_TRIGGER -> "S-POST-08";
        };
        return new Told(
                "The target reacts, for " + cause(e.cause()) + ": its posture is " + Names.of(e.posture()) + ".", rule);
    }

    private static Told told(PressureEvent.CapabilityShifted e) {
        var where = e.interdictOnly() ? " for this Interdict" : "";
        var moved = e.from() == e.to()
                ? "The Capability stays " + Wording.title(e.to())
                : "The Capability goes from " + Wording.title(e.from()) + " to " + Wording.title(e.to());
        var excess =
                e.excess() == 0 ? "" : "; what it could not rise weighs on Resolve, " + Wording.signed(-e.excess());
        return because(moved + where + excess, e.cause());
    }
}
