package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.squad.rules.OperationCommand.Options;
import dev.stopline.squad.rules.OperationCommand.TakeAction;
import dev.stopline.squad.rules.OperationEvent.Note;
import dev.stopline.squad.rules.OperationEvent.SourceTierRaised;
import dev.stopline.squad.rules.OperationEvent.TierScope;

/** S-ACT-10..14, S-ACT-19..25, S-FAM-02, S-FAM-03, S-STRAIN-06, AMB-02: what an action's success and failure bring, and what a natural adds. */
final class ActionResults {

    private ActionResults() {}

    static void success(Draft<SquadState, SquadEvent> d, TakeAction c, Source source, Outcome outcome) {
        Tokens.hardFacts(d, 1);
        var hit = c.target() != Axis.NONE ? c.target() : c.landsOn();
        if (hit != Axis.NONE) {
            Tokens.hit(d, hit);
        }
        if (outcome == Outcome.NAT6) {
            Tokens.gainLeads(d, 1, "NAT6");
            bonus(d, c.verb(), source);
        }
    }

    /** S-ACT-19, -21, -23, -24, S-WEB-04: the natural 6 of each verb. */
    private static void bonus(Draft<SquadState, SquadEvent> d, Verb verb, Source source) {
        switch (verb) {
            case WALK -> d.emit(new SourceTierRaised(source.id(), TierScope.NEXT_WALK, "", -1));
            case PULL -> d.emit(new OperationEvent.NoteMade(source.id(), Note.PARTIAL_TRUTH));
            case STAKE -> ThreatClock.pause(d, "S-ACT-23");
            case LEAN -> {
                d.emit(new OperationEvent.ActiveContactGained(source.id(), source.activeAnswers() + 1));
                if (source.webTagged() && !d.state().job().webSources().contains(source.id())) {
                    d.emit(new OperationEvent.WebSourceUsed(source.id()));
                    Combination.advance(d, 1, "S-WEB-04");
                }
            }
        }
    }

    static void failure(Draft<SquadState, SquadEvent> d, TakeAction c, Source source, Outcome outcome) {
        boolean natural = outcome == Outcome.NAT1;
        int heat = natural ? HeatTrack.ofNatural1(d.state()) : 1;
        if (c.verb() == Verb.PULL) {
            heat += d.state().job().card().territory() == Territory.EAST_LA_BOYLE_HEIGHTS ? 1 : 0;
            boolean tripped = source.kind() == SourceKind.SYSTEM && source.faction() != Faction.NONE;
            d.emitIf(tripped, new OperationEvent.MonitorTripped(source.faction()));
        }
        markHeat(d, c.verb(), heat, natural ? "S-ACT-14" : "S-ACT-11", c.options());
        raise(d, c.verb(), source, natural);
        if (natural) {
            consequence(d, c.verb(), source, c.options());
        }
    }

    /** S-STRAIN-06, S-FAM-03: a short fuse adds to a failed LEAN; a known territory takes a point off for a Lead. */
    static void markHeat(Draft<SquadState, SquadEvent> d, Verb verb, int heat, String cause, Options options) {
        int due = heat + (verb == Verb.LEAN ? shortFuse(d, options) : 0);
        boolean converts = options.convertHeat() && due > 0;
        if (converts) {
            d.emit(new OperationEvent.OptionUsed(Once.FAM_CONVERT));
            d.emit(new PressureEvent.HeatConverted(1));
            Tokens.spendLeads(d, 1, "S-FAM-03");
        }
        HeatTrack.mark(d, converts ? due - 1 : due, cause);
    }

    private static int shortFuse(Draft<SquadState, SquadEvent> d, Options options) {
        if (!StrainTrack.hasShortFuse(d.state()) || d.state().job().hasUsed(Once.SHORT_FUSE)) {
            return 0;
        }
        d.emit(new OperationEvent.OptionUsed(Once.SHORT_FUSE));
        if (options.shortFuseLead()) {
            Tokens.spendLeads(d, 1, "S-STRAIN-06");
            return 0;
        }
        return 1;
    }

    /** S-ACT-11, S-FAM-02, AMB-02: a failure makes the source harder; a natural 1 does so only if the ruleset says. */
    private static void raise(Draft<SquadState, SquadEvent> d, Verb verb, Source source, boolean natural) {
        boolean spared = verb == Verb.STAKE
                && d.state().campaign().on()
                && d.state().job().familiarityHere() >= 1
                && !d.state().job().hasUsed(Once.FAM_STAKE);
        d.emitIf(spared, new OperationEvent.OptionUsed(Once.FAM_STAKE));
        boolean keyed = d.state().ruleset().on(SquadKey.NAT1_RAISES_TIER) && (verb == Verb.LEAN || verb == Verb.STAKE);
        d.emitIf(!spared && (!natural || keyed), new SourceTierRaised(source.id(), TierScope.SOURCE, "", 1));
    }

    /** S-ACT-20, -22, -23, -25: the natural 1 of each verb. */
    private static void consequence(Draft<SquadState, SquadEvent> d, Verb verb, Source source, Options options) {
        switch (verb) {
            case WALK -> d.emit(new SourceTierRaised(source.id(), TierScope.WALK, "", 1));
            case PULL -> d.emit(new SourceTierRaised(source.id(), TierScope.FAMILY, source.family(), 1));
            case LEAN -> d.emit(new OperationEvent.NoteMade(source.id(), Note.WARNED));
            case STAKE -> {
                var here = d.state().job().card().territory();
                d.emit(new CareerEvent.PendingModifierAdded(
                        new Pending(PendingKind.HEAT_IN_TERRITORY, 2, here.name())));
                Factions.markHolder(d, here, MarkCause.FACE_CAUGHT, options.burn());
            }
        }
    }
}
