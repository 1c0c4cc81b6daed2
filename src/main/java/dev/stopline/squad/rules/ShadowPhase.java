package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.AFTER_ACTION;
import static dev.stopline.squad.rules.SquadRefusal.SHADOW_USED;
import static dev.stopline.squad.rules.SquadRefusal.STAGE_TOO_LOW;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_SOURCE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.OperationCommand.Options;
import dev.stopline.squad.rules.OperationCommand.RollShadowPhase;
import dev.stopline.squad.rules.OperationEvent.SourceTierRaised;
import dev.stopline.squad.rules.OperationEvent.TierScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** S-SHADOW-01..06, S-DET-30, S-DET-31, S-EVO-01, AMB-07, AMB-27: the tail before the actions. */
final class ShadowPhase {

    private static final int STANDARD = 3;

    private ShadowPhase() {}

    static Optional<Refusal> refuse(SquadState s, RollShadowPhase c) {
        var before = SceneGuards.session(s);
        if (before.isPresent()) {
            return before;
        }
        if (s.job().stage() < Chain.VECTOR) {
            return Refusal.refuse(STAGE_TOO_LOW);
        }
        if (s.job().session().actions() > 0) {
            return Refusal.refuse(AFTER_ACTION);
        }
        if (!isOpen(s, c)) {
            return Refusal.refuse(SHADOW_USED);
        }
        if (c.second() && s.job().session().shadows() == 0) {
            return Amiss.field("/second", "S-DET-31", "must be left out: there has been no first one in this session");
        }
        boolean known = c.sourceId().isEmpty() || s.job().source(c.sourceId()).isPresent();
        return SceneGuards.leads(s, c.leads(), Options.NONE).or(() -> Refusal.refuseIf(!known, UNKNOWN_SOURCE));
    }

    /** S-DET-31: a Tail has a second one, once a case. */
    private static boolean isOpen(SquadState s, RollShadowPhase c) {
        int used = s.job().session().shadows();
        boolean second = used == 1
                && c.second()
                && s.detective().is(Specialization.TAIL)
                && !s.job().hasUsed(Once.TAIL_SHADOW2);
        return used == 0 || second;
    }

    /** What the Shadow Phase needs: the stricter of LEGS and Standard (AMB-07). */
    static ThresholdMake threshold(SquadState s) {
        return ThresholdMake.fixed(Attribute.LEGS, s.detective().legs(), STANDARD);
    }

    static List<Modifier> modifiers(SquadState s, RollShadowPhase c) {
        var modifiers = new ArrayList<Modifier>();
        if (c.leads() > 0) {
            modifiers.add(new Modifier("LEADS", "S-TOK-03", c.leads()));
        }
        modifiers.addAll(WarDetails.atNight(s, tags(s, c)));
        return List.copyOf(modifiers);
    }

    private static List<Tag> tags(SquadState s, RollShadowPhase c) {
        return s.job()
                .source(c.sourceId())
                .map(source -> Actions.tags(c.tags(), source))
                .orElse(c.tags());
    }

    static void play(Draft<SquadState, SquadEvent> d, RollShadowPhase c, Dice dice) {
        boolean first = !d.state().job().sceneDone();
        int heatBefore = d.state().job().heat();
        int ordinal = d.state().job().session().shadows() + 1;
        var threshold = threshold(d.state());
        var modifiers = modifiers(d.state(), c);
        d.emitIf(c.second(), new OperationEvent.OptionUsed(Once.TAIL_SHADOW2));
        int die = Throws.face(d, dice, Places.shadow(d.state(), ordinal), Die.D6);
        int total = die + Modifier.sum(modifiers);
        var outcome = Rolls.outcome(die, total, threshold);
        d.emit(new OperationEvent.ShadowRolled(ordinal, c.sourceId(), die, modifiers, threshold, total, outcome));
        Tokens.spendLeads(d, c.leads(), "SHADOW");
        result(d, c, outcome);
        WarDetails.mark(d, tags(d.state(), c), first);
        HeatConsequences.cross(d, heatBefore);
        Chain.advance(d);
    }

    private static void result(Draft<SquadState, SquadEvent> d, RollShadowPhase c, Outcome outcome) {
        boolean tail = d.state().detective().is(Specialization.TAIL);
        switch (outcome) {
            case NAT6 -> {
                Tokens.gainLeads(d, tail ? 2 : 1, "SHADOW");
                Tokens.hardFacts(d, 1);
            }
            case SUCCESS -> {
                Tokens.gainLeads(d, 1, "SHADOW");
                if (tail) {
                    Tokens.hardFacts(d, 1);
                }
            }
            case FAILURE -> failure(d, c);
            case NAT1 -> {
                Postures.due(d, PostureCause.SHADOW);
                HeatTrack.mark(d, 1, "S-SHADOW-06");
            }
        }
    }

    /** S-SHADOW-05, S-EVO-01: what was watched is wary once, unless nobody noticed. */
    private static void failure(Draft<SquadState, SquadEvent> d, RollShadowPhase c) {
        boolean unseen = d.state().detective().has(Evolution.NO_WITNESSES)
                && !d.state().job().hasUsed(Once.NO_WITNESSES);
        if (unseen) {
            d.emit(new OperationEvent.OptionUsed(Once.NO_WITNESSES));
        } else if (!c.sourceId().isEmpty()) {
            d.emit(new SourceTierRaised(c.sourceId(), TierScope.NEXT_CONTACT, "", 1));
        }
    }
}
