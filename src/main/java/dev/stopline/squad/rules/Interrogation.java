package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.CLOSED_THIS_SESSION;
import static dev.stopline.squad.rules.SquadRefusal.SOURCE_SILENT;
import static dev.stopline.squad.rules.SquadRefusal.STAGE_TOO_LOW;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import dev.stopline.squad.rules.OperationCommand.Interrogate;
import dev.stopline.squad.rules.OperationEvent.InterrogationBeatRolled;
import dev.stopline.squad.rules.OperationEvent.SourceTierRaised;
import dev.stopline.squad.rules.OperationEvent.TierScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-INTERRO-01..10, AMB-03, AMB-12, AMB-13: Establish, Work, Break: three beats in one action slot. */
final class Interrogation {

    private Interrogation() {}

    static Optional<Refusal> refuse(SquadState s, Interrogate c) {
        int leads = c.leads().stream().mapToInt(Integer::intValue).sum();
        boolean negative = c.leads().size() > 3 || c.leads().stream().anyMatch(each -> each < 0);
        var before = SceneGuards.session(s)
                .or(() -> Refusal.refuseIf(s.job().stage() < Chain.CELL, STAGE_TOO_LOW))
                .or(() -> SceneGuards.slot(s))
                .or(() -> SceneGuards.targets(s, c.target(), c.landsOn()))
                .or(() -> Amiss.fieldIf(
                        negative, "/leads", "S-INTERRO-01", "must be up to three numbers, one a beat, each 0 or more"))
                .or(() -> SceneGuards.leads(s, leads, c.options()));
        if (before.isPresent()) {
            return before;
        }
        if (SceneGuards.isFalse(s, c.target())) {
            return FalseTarget.refuse(s, c.options());
        }
        return SceneGuards.source(s, c.sourceId()).or(() -> refuseSource(s, c));
    }

    private static Optional<Refusal> refuseSource(SquadState s, Interrogate c) {
        var source = s.job().source(c.sourceId()).orElseThrow();
        if (source.silent()) {
            return Refusal.refuse(SOURCE_SILENT);
        }
        if (source.closedInSession() == s.job().session().number()) {
            return Refusal.refuse(CLOSED_THIS_SESSION);
        }
        if (source.kind() != SourceKind.PERSON) {
            return Amiss.field("/sourceId", "S-INTERRO-02", "must be a source of the kind PERSON");
        }
        if (c.options().wireKit()) {
            return Amiss.field("/options/wireKit", "S-KIT-06", "must be left out: the Wire Kit is for a PULL");
        }
        return SceneGuards.options(s, Verb.LEAN, source, c.options());
    }

    static void play(Draft<SquadState, SquadEvent> d, Interrogate c, Dice dice) {
        if (SceneGuards.isFalse(d.state(), c.target())) {
            FalseTarget.strike(d, c.target(), c.options());
            return;
        }
        var source = d.state().job().source(c.sourceId()).orElseThrow();
        boolean first = !d.state().job().sceneDone();
        int heatBefore = d.state().job().heat();
        int slot = d.state().job().session().slots() + 1;
        var band = beats(d, c, source, slot, dice);
        d.emit(new OperationEvent.InterrogationEnded(slot, source.id(), hit(c), band));
        results(d, c, source, band);
        Actions.finish(d, source, c.tags(), c.options(), first, heatBefore);
    }

    private static Axis hit(Interrogate c) {
        return c.target() != Axis.NONE ? c.target() : c.landsOn();
    }

    private static Band beats(Draft<SquadState, SquadEvent> d, Interrogate c, Source source, int slot, Dice dice) {
        if (!establish(d, c, source, slot, dice)) {
            return Band.CLOSED;
        }
        int margin = work(d, c, source, slot, dice);
        return margin < 0 ? Band.PARTIAL_LEAD : breakIt(d, c, source, slot, margin == 0 ? 1 : 2, dice);
    }

    private static int face(Draft<SquadState, SquadEvent> d, int slot, int beat, Dice dice) {
        return Throws.face(d, dice, Places.interrogation(d.state(), slot, beat), Die.D6);
    }

    private static void addLeads(List<Modifier> modifiers, Interrogate c, int beat) {
        if (c.leadsFor(beat) > 0) {
            modifiers.add(new Modifier("LEADS", "S-TOK-03", c.leadsFor(beat)));
        }
    }

    /** S-INTERRO-03: a LEAN at the source's threshold as set. */
    private static boolean establish(
            Draft<SquadState, SquadEvent> d, Interrogate c, Source source, int slot, Dice dice) {
        var threshold = Thresholds.of(d.state(), Verb.LEAN, Attribute.NERVE, source, c.options());
        var modifiers = new ArrayList<Modifier>();
        addLeads(modifiers, c, 1);
        if (threshold.excess() != 0) {
            modifiers.add(new Modifier("EXCESS", "S-ACT-08", -threshold.excess()));
        }
        modifiers.addAll(WarDetails.advantage(d.state(), Verb.LEAN, Actions.tags(c.tags(), source)));
        modifiers.addAll(Actions.specialization(d.state(), Verb.LEAN, c.target(), source));
        Actions.useOptions(d, Verb.LEAN, c.target(), source, c.options());
        int die = face(d, slot, 1, dice);
        int total = die + Modifier.sum(modifiers);
        boolean passed = Rolls.succeeds(Rolls.outcome(die, total, threshold));
        roll(d, c, 1, die, modifiers, threshold, total, passed);
        return passed;
    }

    private static void roll(
            Draft<SquadState, SquadEvent> d,
            Interrogate c,
            int beat,
            int die,
            List<Modifier> modifiers,
            ThresholdMake threshold,
            int total,
            boolean passed) {
        int margin = total - threshold.effective();
        d.emit(new InterrogationBeatRolled(beat, c.sourceId(), die, modifiers, threshold, total, margin, passed));
        Tokens.spendLeads(d, c.leadsFor(beat), "INTERROGATION");
    }

    /** S-INTERRO-05: NERVE against the resistance; the margin, by the total alone. */
    private static int work(Draft<SquadState, SquadEvent> d, Interrogate c, Source source, int slot, Dice dice) {
        var threshold = ThresholdMake.fixed(
                Attribute.NERVE, d.state().detective().nerve(), c.resistance().tier());
        var modifiers = new ArrayList<Modifier>();
        addLeads(modifiers, c, 2);
        modifiers.addAll(WarDetails.atNight(d.state(), Actions.tags(c.tags(), source)));
        int die = face(d, slot, 2, dice);
        int total = die + Modifier.sum(modifiers);
        int margin = total - threshold.effective();
        roll(d, c, 2, die, modifiers, threshold, total, margin >= 0);
        return margin;
    }

    /** S-INTERRO-07..09: how much is said, by the total. */
    private static Band breakIt(
            Draft<SquadState, SquadEvent> d, Interrogate c, Source source, int slot, int earned, Dice dice) {
        var modifiers = new ArrayList<Modifier>();
        modifiers.add(new Modifier("BEAT_2", "S-INTERRO-05", earned));
        addLeads(modifiers, c, 3);
        modifiers.addAll(WarDetails.atNight(d.state(), Actions.tags(c.tags(), source)));
        int die = face(d, slot, 3, dice);
        int total = die + Modifier.sum(modifiers);
        var threshold = ThresholdMake.fixed(Attribute.NONE, 4, 4);
        roll(d, c, 3, die, modifiers, threshold, total, total >= 4);
        boolean counter = die == 1 && d.state().ruleset().on(SquadKey.BEAT3_NAT1_IS_COUNTER);
        if (counter || total <= 1) {
            return Band.COUNTER;
        }
        return total >= 6 ? Band.FULL : total >= 4 ? Band.PARTIAL : Band.REFUSAL;
    }

    private static void results(Draft<SquadState, SquadEvent> d, Interrogate c, Source source, Band band) {
        boolean anatomy = hit(c) != Axis.NONE;
        switch (band) {
            case CLOSED -> {
                ActionResults.markHeat(d, Verb.LEAN, 0, "S-STRAIN-06", c.options());
                d.emit(new SourceTierRaised(source.id(), TierScope.LEAN, "", 1));
            }
            case PARTIAL_LEAD -> {
                Tokens.gainLeads(d, 1, "S-INTERRO-06");
                HeatTrack.mark(d, 1, "S-INTERRO-06");
            }
            case FULL -> told(d, c, anatomy ? 2 : 1, true);
            case PARTIAL -> told(d, c, 1, anatomy);
            case REFUSAL -> d.emit(new SourceTierRaised(source.id(), TierScope.LEAN, "", 2));
            case COUNTER -> {
                ThreatClock.change(d, -1, "S-INTERRO-09");
                HeatTrack.mark(d, 1, "S-INTERRO-09");
            }
        }
    }

    /** S-INTERRO-07: the flip first, then the tokens; one Tactical in all. */
    private static void told(Draft<SquadState, SquadEvent> d, Interrogate c, int facts, boolean tactical) {
        if (c.landsOn() != Axis.NONE) {
            Anatomies.reveal(d, c.landsOn(), RevealCause.INTERROGATION);
        }
        Tokens.hardFacts(d, facts);
        if (!tactical) {
            return;
        }
        if (hit(c) == Axis.NONE) {
            Tokens.tactical(d, Axis.NONE);
        } else {
            Tokens.hit(d, hit(c));
        }
    }
}
