package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.PoolEvent;

/** The tokens and the chain, told. */
final class TellingOfPool {

    private TellingOfPool() {}

    static Told of(PoolEvent event) {
        return switch (event) {
            case PoolEvent.HardFactGained e ->
                new Told(
                        Wording.capital(gained(e.amount(), "Hard Fact")) + " in the pool, which makes " + e.after()
                                + ".",
                        "S-ACT-10");
            case PoolEvent.HardFactsLost e -> lost(e);
            case PoolEvent.LeadGained e -> told(gained(e.amount(), "Lead"), e.after(), e.cause(), "");
            case PoolEvent.LeadSpent e ->
                told(Wording.count(e.amount(), "Lead") + " spent", e.after(), e.cause(), "S-TOK-03");
            case PoolEvent.LeadLost e -> told(Wording.count(e.amount(), "Lead") + " lost", e.after(), e.cause(), "");
            case PoolEvent.LeadRetired e ->
                new Told("A Lead has gone cold and is retired; " + left(e.after()) + ".", "S-TOK-07");
            case PoolEvent.TacticalGained e ->
                new Told(
                        "A Tactical token, which makes " + e.after() + ".",
                        e.axis() == Axis.NONE ? "S-INTERRO-07" : "S-ANAT-03");
            case PoolEvent.TacticalConverted e ->
                new Told("He holds as many Tactical tokens as he may, so this one becomes a Lead.", "S-TOK-08");
            case PoolEvent.AnatomyHit e ->
                new Told(
                        Wording.capital(Names.of(e.axis())) + " is hit; that is "
                                + Wording.count(e.hits(), "anatomy hit") + " in this job.",
                        "S-ANAT-03");
            case PoolEvent.ChainAdvanced e ->
                new Told(
                        "The chain advances from stage " + e.from() + " to stage " + e.to() + ", " + stage(e.to())
                                + ".",
                        "S-TOK-01");
        };
    }

    private static String gained(int amount, String thing) {
        return Wording.count(amount, thing) + " more";
    }

    private static Told told(String what, int after, String cause, String rule) {
        var why = Causes.of(cause);
        return new Told(
                Wording.capital(what) + ", because " + why.words() + "; " + left(after) + ".",
                why.rule().isEmpty() ? rule : why.rule());
    }

    private static String left(int leads) {
        return Wording.count(leads, "Lead") + (leads == 1 ? " is" : " are") + " in the pool now";
    }

    private static Told lost(PoolEvent.HardFactsLost e) {
        return new Told(
                Wording.capital(Wording.count(e.amount(), "Hard Fact")) + (e.amount() == 1 ? " is" : " are") + " lost: "
                        + (e.atStageFive()
                                ? "the chain does not go beyond stage 5."
                                : "one resolution advances the chain only once."),
                e.atStageFive() ? "S-CHAIN-01" : "S-TOK-02");
    }

    static String stage(int stage) {
        return switch (stage) {
            case 1 -> "Signal";
            case 2 -> "Vector";
            case 3 -> "Cell";
            case 4 -> "Window";
            default -> "Intercept";
        };
    }
}
