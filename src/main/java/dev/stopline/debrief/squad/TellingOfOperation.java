package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.Once;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.SessionMode;
import dev.stopline.squad.rules.SquadState;

/** Sessions, sources and the rolls made in them, told. */
final class TellingOfOperation {

    private TellingOfOperation() {}

    static Told of(SquadState known, OperationEvent event) {
        return switch (event) {
            case OperationEvent.SessionOpened e -> told(e);
            case OperationEvent.SessionEnded e ->
                new Told(
                        "Session " + e.number() + " ends after " + Wording.count(e.actionsUsed(), "action") + ".",
                        "S-SESS-02");
            case OperationEvent.JuniorChecked e -> told(e);
            case OperationEvent.SourceRegistered e -> told(e);
            case OperationEvent.PartialTruthsNoted e ->
                new Told(
                        "Noted of " + Names.source(known, e.sourceId()) + ": "
                                + Wording.count(e.truths().size(), "partial truth") + ".",
                        "S-SESS-04");
            case OperationEvent.NoteMade e -> note(known, e);
            case OperationEvent.ActiveContactGained e ->
                new Told(
                        Names.source(known, e.sourceId()) + " will answer " + Wording.count(e.answers(), "question")
                                + ".",
                        "S-ACT-24");
            case OperationEvent.ActiveContactUsed e ->
                new Told(
                        Names.source(known, e.sourceId()) + " is asked" + Wording.quoted(e.question()) + ".",
                        "S-ACT-24");
            case OperationEvent.NameObtained e -> told(e);
            case OperationEvent.SourceNamed e ->
                new Told(
                        Names.source(known, e.sourceId())
                                + " is a named subject from now on, for the Operator is known.",
                        "S-INTERRO-02");
            case OperationEvent.ActionResolved e -> told(known, e);
            case OperationEvent.FalseTargetStruck e ->
                new Told(
                        "Action " + e.slot() + " goes against " + Names.of(e.axis()) + ", which is the false target.",
                        "S-READ-06");
            case OperationEvent.ShadowRolled e -> told(known, e);
            case OperationEvent.InterrogationBeatRolled e -> told(known, e);
            case OperationEvent.InterrogationEnded e -> told(known, e);
            case OperationEvent.OptionUsed e -> used(e.option());
            case OperationEvent.FactionLeaned e ->
                new Told(
                        Wording.capital(Names.of(e.faction())) + " has been leaned on for the first time in this job.",
                        "S-FACT-06");
            case OperationEvent.ContactUsed e ->
                new Told(Names.contact(known, e.contactId()) + " has been used once in this case.", "S-CONT-04");
            case OperationEvent.WebSourceUsed e ->
                new Told(
                        Names.source(known, e.sourceId()) + " has nothing more to say of the Combination.", "S-WEB-04");
            case OperationEvent.MonitorTripped e ->
                new Told("A system of " + Names.of(e.faction()) + " has noticed him.", "S-HEAT-11");
            case OperationEvent.SourceTierRaised e -> told(known, e);
            case OperationEvent.SourceSilenced e -> silenced(known, e);
        };
    }

    private static Told told(OperationEvent.SessionOpened e) {
        return e.mode() == SessionMode.LAY_LOW
                ? new Told("Session " + e.number() + " opens, and he lies low.", "S-HEAT-12")
                : new Told("Session " + e.number() + " opens.", "S-SESS-01");
    }

    private static Told told(OperationEvent.JuniorChecked e) {
        return new Told(
                "The Junior Detective's die shows " + e.die() + ": "
                        + (e.rerolls() ? "one step was wrong and is rolled again." : "his word holds."),
                "S-GEN-16");
    }

    private static Told told(OperationEvent.SourceRegistered e) {
        var source = e.source();
        var named = source.named() ? ", a named subject" : "";
        return new Told(
                source.name() + " is a source: a " + Wording.word(source.kind()) + " of the category "
                        + Wording.title(source.category()) + named + ".",
                "S-ACT-06");
    }

    private static Told note(SquadState known, OperationEvent.NoteMade e) {
        return switch (e.note()) {
            case PARTIAL_TRUTH -> new Told("A partial truth about somebody not yet reached comes along.", "S-ACT-21");
            case WARNED -> new Told(Names.source(known, e.sourceId()) + " has warned somebody.", "S-ACT-25");
        };
    }

    private static Told told(OperationEvent.NameObtained e) {
        return new Told(
                "He has a name to use, "
                        + switch (e.basis()) {
                            case SUCCESS -> "for something went well.";
                            case ANSWER -> "for somebody answered.";
                            case CONTACT -> "for a contact gave it.";
                        },
                "S-GEN-10");
    }

    private static Told told(SquadState known, OperationEvent.ActionResolved e) {
        var at = e.target() == Axis.NONE ? "" : " against " + Names.of(e.target());
        var lands = e.landsOn() == Axis.NONE ? "" : ", landing on " + Names.of(e.landsOn());
        var rule = switch (e.outcome()) {
            case NAT6 -> "S-ACT-13";
            case SUCCESS -> "S-ACT-10";
            case FAILURE -> "S-ACT-11";
            case NAT1 -> "S-ACT-14";
        };
        return new Told(
                "Action " + e.slot() + ", " + e.verb() + " on " + Names.source(known, e.sourceId()) + at + lands + ": "
                        + RollWords.of(
                                e.die(), e.modifiers(), e.total(), e.threshold().effective())
                        + RollWords.outcome(e.outcome()) + ".",
                rule);
    }

    private static Told told(SquadState known, OperationEvent.ShadowRolled e) {
        var rule = switch (e.outcome()) {
            case NAT6 -> "S-SHADOW-04";
            case SUCCESS -> "S-SHADOW-03";
            case FAILURE -> "S-SHADOW-05";
            case NAT1 -> "S-SHADOW-06";
        };
        return new Told(
                "Shadow Phase " + e.ordinal() + " on " + Names.source(known, e.sourceId()) + ": "
                        + RollWords.of(
                                e.die(), e.modifiers(), e.total(), e.threshold().effective())
                        + RollWords.outcome(e.outcome()) + ".",
                rule);
    }

    private static Told told(SquadState known, OperationEvent.InterrogationBeatRolled e) {
        var beat = switch (e.beat()) {
            case 1 -> "Establish";
            case 2 -> "Work";
            default -> "Break";
        };
        return new Told(
                beat + " with " + Names.source(known, e.sourceId()) + ": "
                        + RollWords.of(
                                e.die(), e.modifiers(), e.total(), e.threshold().effective())
                        + (e.passed() ? ", and it goes on." : ", and it goes no further."),
                e.beat() == 1 ? "S-INTERRO-03" : e.beat() == 2 ? "S-INTERRO-05" : "S-INTERRO-07");
    }

    private static Told told(SquadState known, OperationEvent.InterrogationEnded e) {
        var who = Names.source(known, e.sourceId());
        return switch (e.band()) {
            case CLOSED -> new Told(who + " does not open up, and will not in this session.", "S-INTERRO-04");
            case PARTIAL_LEAD -> new Told(who + " gives a hint and no more.", "S-INTERRO-06");
            case FULL -> new Told(who + " tells the full truth.", "S-INTERRO-07");
            case PARTIAL -> new Told(who + " tells part of the truth.", "S-INTERRO-07");
            case REFUSAL -> new Told(who + " refuses.", "S-INTERRO-08");
            case COUNTER -> new Told(who + " turns the tables, and the target is warned.", "S-INTERRO-09");
        };
    }

    private static Told used(Once option) {
        return new Told(
                Wording.capital(Options.of(option).words()) + " is used up.",
                Options.of(option).rule());
    }

    private static Told told(SquadState known, OperationEvent.SourceTierRaised e) {
        var steps = Wording.count(Math.abs(e.steps()), "tier") + (e.steps() > 0 ? " harder" : " easier");
        var who = Names.source(known, e.sourceId());
        return switch (e.scope()) {
            case SOURCE -> new Told(Wording.capital(who) + " is " + steps + " for the job.", "S-ACT-11");
            case LEAN -> new Told(Wording.capital(who) + " is " + steps + " to lean on for the job.", "S-INTERRO-04");
            case WALK -> new Told("A WALK at " + who + " is " + steps + " for the job.", "S-ACT-20");
            case FAMILY ->
                new Told(
                        "Every system of the family " + family(known, e.family()) + " is " + steps + " to pull.",
                        "S-ACT-22");
            case NEXT_WALK -> new Told("The next WALK at " + who + " is " + steps + ".", "S-ACT-19");
            case NEXT_CONTACT -> new Told("The next contact with " + who + " is " + steps + ".", "S-SHADOW-05");
        };
    }

    /** A family without a name of its own is called by its first source. */
    private static String family(SquadState known, String family) {
        return known.job().source(family).isPresent() ? "of " + Names.source(known, family) : "“" + family + "”";
    }

    private static Told silenced(SquadState known, OperationEvent.SourceSilenced e) {
        var by = e.faction() == Faction.NONE ? "" : "; it was " + Names.of(e.faction());
        return new Told(Wording.capital(Names.source(known, e.sourceId())) + " goes silent" + by + ".", "S-HEAT-07");
    }
}
