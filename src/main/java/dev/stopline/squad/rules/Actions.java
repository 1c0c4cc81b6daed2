package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.INTERROGATION_REQUIRED;
import static dev.stopline.squad.rules.SquadRefusal.SOURCE_SILENT;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OpeningEvent.RevealCause;
import dev.stopline.squad.rules.OperationCommand.Options;
import dev.stopline.squad.rules.OperationCommand.TakeAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-ACT-01..14, S-READ-06, S-DET-25..38: WALK, LEAN, PULL, STAKE: the order of S-ACT-12, the false target, what is added to the die. */
final class Actions {

    private Actions() {}

    static Optional<Refusal> refuse(SquadState s, TakeAction c) {
        var before = SceneGuards.session(s)
                .or(() -> SceneGuards.slot(s))
                .or(() -> SceneGuards.targets(s, c.target(), c.landsOn()))
                .or(() -> SceneGuards.leads(s, c.leads(), c.options()));
        if (before.isPresent()) {
            return before;
        }
        if (SceneGuards.isFalse(s, c.target())) {
            return FalseTarget.refuse(s, c.options());
        }
        return SceneGuards.source(s, c.sourceId()).or(() -> refuseSource(s, c));
    }

    private static Optional<Refusal> refuseSource(SquadState s, TakeAction c) {
        var source = s.job().source(c.sourceId()).orElseThrow();
        if (c.verb() == Verb.LEAN && source.silent()) {
            return Refusal.refuse(SOURCE_SILENT);
        }
        if (c.verb() == Verb.LEAN && source.named() && s.job().stage() >= Chain.CELL) {
            return Refusal.refuse(INTERROGATION_REQUIRED);
        }
        var options = SceneGuards.options(s, c.verb(), source, c.options());
        boolean faced = c.verb() != Verb.WALK || c.face() == Attribute.EYE || c.face() == Attribute.LEGS;
        return options.or(
                () -> Amiss.fieldIf(!faced, "/face", "S-ACT-01", "must be EYE or LEGS where the verb is WALK"));
    }

    static void play(Draft<SquadState, SquadEvent> d, TakeAction c, Dice dice) {
        if (SceneGuards.isFalse(d.state(), c.target())) {
            FalseTarget.strike(d, c.target(), c.options());
            return;
        }
        var source = d.state().job().source(c.sourceId()).orElseThrow();
        var first = !d.state().job().sceneDone();
        int heatBefore = d.state().job().heat();
        var threshold = Thresholds.of(d.state(), c.verb(), c.face(), source, c.options());
        var modifiers = modifiers(d.state(), c, source, threshold);
        useOptions(d, c.verb(), c.target(), source, c.options());
        var outcome = roll(d, c, threshold, modifiers, dice);
        Tokens.spendLeads(d, c.leads(), c.verb().name());
        if (c.landsOn() != Axis.NONE) {
            Anatomies.reveal(d, c.landsOn(), RevealCause.LANDING);
        }
        if (Rolls.succeeds(outcome)) {
            ActionResults.success(d, c, source, outcome);
        } else {
            ActionResults.failure(d, c, source, outcome);
        }
        finish(d, source, c.tags(), c.options(), first, heatBefore);
    }

    private static Outcome roll(
            Draft<SquadState, SquadEvent> d,
            TakeAction c,
            ThresholdMake threshold,
            List<Modifier> modifiers,
            Dice dice) {
        int slot = d.state().job().session().slots() + 1;
        int die = Throws.face(d, dice, Places.action(d.state(), slot), Die.D6);
        int total = die + Modifier.sum(modifiers);
        var outcome = Rolls.outcome(die, total, threshold);
        d.emit(new OperationEvent.ActionResolved(
                slot,
                c.verb(),
                c.sourceId(),
                c.target(),
                c.landsOn(),
                die,
                modifiers,
                threshold,
                total,
                total - threshold.effective(),
                outcome));
        return outcome;
    }

    /** S-ACT-12, steps 5 to 8: liabilities and contacts, crossings, the chain, the posture. */
    static void finish(
            Draft<SquadState, SquadEvent> d,
            Source source,
            List<Tag> tags,
            Options options,
            boolean first,
            int heatBefore) {
        WarDetails.mark(d, tags(tags, source), first);
        Contacts.use(d, source, options);
        Factions.useSource(d, source, options.burn());
        HeatConsequences.cross(d, heatBefore);
        Chain.advance(d);
    }

    /** The tags of the scene and of the source together. */
    static List<Tag> tags(List<Tag> scene, Source source) {
        var tags = new ArrayList<>(scene);
        tags.addAll(source.tags());
        return List.copyOf(tags);
    }

    /** What is added to the die, each with its cause. */
    static List<Modifier> modifiers(SquadState s, TakeAction c, Source source, ThresholdMake threshold) {
        var modifiers = new ArrayList<Modifier>();
        if (c.leads() > 0) {
            modifiers.add(new Modifier("LEADS", "S-TOK-03", c.leads()));
        }
        if (threshold.excess() != 0) {
            modifiers.add(new Modifier("EXCESS", "S-ACT-08", -threshold.excess()));
        }
        modifiers.addAll(WarDetails.advantage(s, c.verb(), tags(c.tags(), source)));
        modifiers.addAll(specialization(s, c.verb(), c.target(), source));
        return List.copyOf(modifiers);
    }

    /** S-DET-25, -26, -33, -38: what his specialization adds. */
    static List<Modifier> specialization(SquadState s, Verb verb, Axis target, Source source) {
        var modifiers = new ArrayList<Modifier>();
        var detective = s.detective();
        boolean system = verb == Verb.PULL && source.kind() == SourceKind.SYSTEM && detective.is(Specialization.TAP);
        if (system && source.faction() != Faction.NONE) {
            modifiers.add(new Modifier("TAP_SYSTEM", "S-DET-25", 2));
        }
        if (system && !s.job().systemsSeen().contains(source.id())) {
            modifiers.add(new Modifier("TAP_UNFAMILIAR", "S-DET-26", 2));
        }
        boolean open = s.job().card().inForce().ordinal() <= Capability.HARDENED.ordinal();
        if (verb == Verb.LEAN && open && detective.is(Specialization.INTERROGATOR)) {
            modifiers.add(new Modifier("INTERROGATOR", "S-DET-33", 2));
        }
        if (isFirstAgainstTrigger(s, target)) {
            modifiers.add(new Modifier("SPECIALIST_TRIGGER", "S-DET-38", 2));
        }
        return List.copyOf(modifiers);
    }

    private static boolean isFirstAgainstTrigger(SquadState s, Axis target) {
        return target == Axis.TRIGGER
                && s.detective().is(Specialization.SPECIALIST)
                && !s.job().hasUsed(Once.TRIGGER_FIRST);
    }

    /** Marks what the roll uses up whatever comes of it. */
    static void useOptions(Draft<SquadState, SquadEvent> d, Verb verb, Axis target, Source source, Options options) {
        d.emitIf(options.wireKit(), new OperationEvent.OptionUsed(Once.WIRE_KIT));
        d.emitIf(options.dropTier(), new OperationEvent.OptionUsed(Once.INTERROGATOR_DROP));
        d.emitIf(options.invokeCost(), new OperationEvent.OptionUsed(Once.THE_COST));
        d.emitIf(isFirstAgainstTrigger(d.state(), target), new OperationEvent.OptionUsed(Once.TRIGGER_FIRST));
        boolean file = verb == Verb.LEAN
                && d.state().campaign().faction(source.faction()).isPresent();
        d.emitIf(
                file && !d.state().job().factionsLeaned().contains(source.faction()),
                new OperationEvent.FactionLeaned(source.faction()));
        d.emitIf(
                verb == Verb.LEAN && Contacts.isUsefulNow(d.state(), source),
                new OperationEvent.ContactUsed(source.contactId(), Verb.LEAN));
    }
}
