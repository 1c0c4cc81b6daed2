package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.PayoutTier;
import dev.stopline.squad.rules.SquadState;

/** The Interdict and the close of a job, told. */
final class TellingOfInterdict {

    private TellingOfInterdict() {}

    static Told of(SquadState known, InterdictEvent event) {
        return switch (event) {
            case InterdictEvent.InterdictDeclared e ->
                new Told("He declares the Interdict at stage " + e.stage() + ".", "S-INTERDICT-01");
            case InterdictEvent.InterdictForced e ->
                new Told("The Interdict is forced at stage " + e.stage() + ".", "S-INTERDICT-04");
            case InterdictEvent.InterdictDeclined e ->
                new Told(
                        "He declines the Interdict at stage " + e.stage() + ": the threat executes.", "S-INTERDICT-04");
            case InterdictEvent.TacticalAssessed e -> told(e);
            case InterdictEvent.CodeCrossed e ->
                new Told(
                        "He crosses his Code on beat " + e.beat() + (e.seen() ? ", and it is seen." : ", unseen."),
                        "S-INTERDICT-07");
            case InterdictEvent.BeatRolled e -> told(known, e);
            case InterdictEvent.ResolveShifted e -> told(e);
            case InterdictEvent.LiabilityMarked e ->
                new Told("What the war left him was marked in this Interdict.", "S-DET-10");
            case InterdictEvent.CasualtyMarked e ->
                new Told(
                        Wording.capital(Wording.count(e.amount(), "casualty", "casualties")) + " more, which makes "
                                + e.total() + ".",
                        "S-CAS-01");
            case InterdictEvent.CasualtyCancelArmed e ->
                new Told("The Specialist stands ready to cancel the next casualty result.", "S-DET-37");
            case InterdictEvent.CasualtyCancelled e ->
                new Told(
                        "The Specialist cancels " + Wording.count(e.amount(), "casualty", "casualties")
                                + ", which leaves " + e.total() + ".",
                        "S-DET-37");
            case InterdictEvent.JobResolved e -> told(e);
            case InterdictEvent.CasualtiesRolled e -> told(e);
            case InterdictEvent.CounterActionResolved e -> told(e);
            case InterdictEvent.DefenceRolled e -> told(e);
            case InterdictEvent.SourceUnavailable e ->
                new Told(e.name() + " is missing in case " + e.missingInCase() + ".", "S-CLOSE-08");
            case InterdictEvent.SergeantUnavailable e ->
                new Told("There is no Sergeant for the next job.", "S-CLOSE-08");
            case InterdictEvent.JobClosed e -> told(e);
        };
    }

    private static Told told(InterdictEvent.TacticalAssessed e) {
        var strain = switch (e.strainChoice()) {
            case NONE -> "";
            case CROSS -> "; under strain he has chosen to cross his Code";
            case RESOLVE_MINUS_1 -> "; under strain he has chosen a harder Resolve";
        };
        return new Told(
                "He goes in with " + Wording.count(e.tokens(), "Tactical token") + ": " + Wording.signed(e.allMod())
                        + " on every roll, against " + Wording.title(e.capability()) + " ("
                        + e.capability().threshold() + " or more)"
                        + also(" on the Approach", e.approachMod()) + also(" on Resolve", e.resolveMod()) + strain
                        + ".",
                "S-INTERDICT-06");
    }

    private static String also(String where, int modifier) {
        return modifier == 0 ? "" : ", " + Wording.signed(modifier) + where;
    }

    private static Told told(SquadState known, InterdictEvent.BeatRolled e) {
        var roll = RollWords.of(e.die(), e.modifiers(), e.total(), e.threshold());
        return switch (e.beat()) {
            case 1 -> new Told("Approach: " + roll + ", " + approach(e) + ".", "S-INTERDICT-12");
            case 2 ->
                new Told(
                        "Engage with " + e.attribute() + ": " + roll + RollWords.outcome(e.outcome()) + ".",
                        "S-INTERDICT-13");
            default ->
                new Told(
                        "Resolve against "
                                + Wording.title(known.job().interdict().capability()) + ": " + roll + ", a margin of "
                                + margin(e.margin()) + ".",
                        "S-INTERDICT-18");
        };
    }

    private static String margin(int margin) {
        return margin == 0 ? "0" : Wording.signed(margin);
    }

    private static String approach(InterdictEvent.BeatRolled e) {
        var how = switch (e.engageThreshold()) {
            case 2 -> "a surprise";
            case 3 -> "as planned";
            case 4 -> "compromised";
            default -> "blown";
        };
        return how + ", so Engage needs " + e.engageThreshold() + " or more"
                + (e.failRisk() ? " and a failure there ends it" : "");
    }

    private static Told told(InterdictEvent.ResolveShifted e) {
        var why = Causes.of(e.cause());
        return new Told(
                "Resolve carries " + margin(e.after()) + " now (" + Wording.signed(e.delta()) + "), because "
                        + why.words() + ".",
                why.rule());
    }

    private static Told told(InterdictEvent.JobResolved e) {
        var how = switch (e.by()) {
            case RESOLVE -> "Resolve ends with a margin of " + margin(e.margin());
            case ENGAGE_FAILED -> "The Engage failed after a blown Approach";
            case DECLINED -> "The Interdict was declined";
        };
        return new Told(
                how + ": " + Names.of(e.close()) + ".",
                switch (e.by()) {
                    case RESOLVE -> "S-CLOSE-01";
                    case ENGAGE_FAILED -> "S-INTERDICT-12";
                    case DECLINED -> "S-INTERDICT-04";
                });
    }

    private static Told told(InterdictEvent.CasualtiesRolled e) {
        var dice = e.dice().isEmpty()
                ? "No die is thrown for the casualties"
                : "For the casualties " + (e.dice().size() == 1 ? "the die shows " : "the dice show ")
                        + Wording.and(e.dice().stream().map(each -> "" + each).toList());
        return new Told(dice + ": " + e.additional() + " to be added.", "S-CAS-02");
    }

    private static Told told(InterdictEvent.CounterActionResolved e) {
        var how = e.die() == 0 ? "The counter-action is chosen" : "The die of the counter-action shows " + e.die();
        return new Told(
                how + ": it falls on "
                        + switch (e.target()) {
                            case SOURCE -> "a source.";
                            case SERGEANT -> "the Sergeant.";
                            case DETECTIVE -> "the detective.";
                            case NOBODY -> "nobody.";
                        },
                "S-CLOSE-08");
    }

    private static Told told(InterdictEvent.DefenceRolled e) {
        return new Told(
                "He defends himself with " + e.attribute() + ": the die shows " + e.die() + " against " + e.threshold()
                        + ", "
                        + switch (e.wound()) {
                            case NONE -> "and he is unhurt.";
                            case LIGHT -> "a light wound.";
                            case MORTAL -> "a Mortal wound.";
                        },
                "S-CLOSE-08");
    }

    private static Told told(InterdictEvent.JobClosed e) {
        var rule = switch (e.close()) {
            case NONE, CLEAN_STOP -> "S-CLOSE-02";
            case STOP -> "S-CLOSE-03";
            case PARTIAL_STOP -> "S-CLOSE-04";
            case FAILED_INTERCEPT -> "S-CLOSE-05";
            case FAILED_HOSTILE -> "S-CLOSE-06";
        };
        var crossed = e.codeCrossed() ? ", the Code crossed" : "";
        var left = e.survivingElement().isEmpty() ? "" : "; what survives" + Wording.quoted(e.survivingElement());
        return new Told(
                "The job closes: " + Names.of(e.close()) + ", "
                        + Wording.count(e.casualties(), "casualty", "casualties") + ", "
                        + (e.payout() == PayoutTier.NONE ? "no" : "a " + Wording.word(e.payout()))
                        + " payout" + crossed + left + ".",
                rule);
    }
}
