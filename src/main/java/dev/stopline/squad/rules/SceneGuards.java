package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.INTERDICT_DECLARED;
import static dev.stopline.squad.rules.SquadRefusal.ITEM_NOT_HELD;
import static dev.stopline.squad.rules.SquadRefusal.LAY_LOW;
import static dev.stopline.squad.rules.SquadRefusal.NOT_EARNED;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ENOUGH_LEADS;
import static dev.stopline.squad.rules.SquadRefusal.NO_SLOT;
import static dev.stopline.squad.rules.SquadRefusal.SOURCE_UNAVAILABLE;
import static dev.stopline.squad.rules.SquadRefusal.TARGET_HIDDEN;
import static dev.stopline.squad.rules.SquadRefusal.TARGET_REVEALED;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_FACTION;
import static dev.stopline.squad.rules.SquadRefusal.UNKNOWN_SOURCE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Refusal;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.util.Optional;

/** Section 7.2, order of preconditions: the guards that actions, interrogations and the Shadow Phase share, in their printed order. */
final class SceneGuards {

    private SceneGuards() {}

    /** Phase, declared Interdict, lying low. */
    static Optional<Refusal> session(SquadState s) {
        if (s.job().phase() == JobPhase.INTERDICT) {
            return Refusal.refuse(INTERDICT_DECLARED);
        }
        if (s.job().phase() != JobPhase.IN_SESSION) {
            return Refusal.refuse(WRONG_PHASE);
        }
        return Refusal.refuseIf(s.job().session().mode() == SessionMode.LAY_LOW, LAY_LOW);
    }

    static Optional<Refusal> slot(SquadState s) {
        return Refusal.refuseIf(s.job().session().slots() >= Session.SLOTS, NO_SLOT);
    }

    /** S-ANAT-02: a declared target lies face-up, or is the false one; what is landed on does not. */
    static Optional<Refusal> targets(SquadState s, Axis target, Axis landsOn) {
        boolean hidden = target != Axis.NONE && !s.job().box(target).revealed() && !isFalse(s, target);
        if (hidden) {
            return Refusal.refuse(TARGET_HIDDEN);
        }
        boolean revealed = landsOn != Axis.NONE && s.job().box(landsOn).revealed();
        return Refusal.refuseIf(revealed, TARGET_REVEALED);
    }

    static boolean isFalse(SquadState s, Axis target) {
        return target != Axis.NONE
                && s.job().box(target).falseTarget()
                && !s.job().box(target).revealed();
    }

    /** The Leads declared, and those that a failure would cost. */
    static Optional<Refusal> leads(SquadState s, int declared, Options options) {
        int others = (options.convertHeat() ? 1 : 0) + (options.shortFuseLead() ? 1 : 0);
        boolean fits = declared >= 0 && declared + others <= s.job().leads() && !Rolls.tooManyLeads(s, declared);
        return Refusal.refuseIf(!fits, NOT_ENOUGH_LEADS);
    }

    static Optional<Refusal> source(SquadState s, String sourceId) {
        var source = s.job().source(sourceId);
        if (source.isEmpty()) {
            return Refusal.refuse(UNKNOWN_SOURCE);
        }
        return Refusal.refuseIf(Sources.isOutOfReach(s, source.get()), SOURCE_UNAVAILABLE);
    }

    /** What may be used on a roll: held, earned, not used up, and fitting the verb. */
    static Optional<Refusal> options(SquadState s, Verb verb, Source source, Options options) {
        if (options.wireKit() && !s.detective().holds(KitItem.WIRE_KIT)) {
            return Refusal.refuse(ITEM_NOT_HELD);
        }
        if (!isEarned(s, options)) {
            return Refusal.refuse(NOT_EARNED);
        }
        if (isUsed(s, options)) {
            return Refusal.refuse(ALREADY_USED);
        }
        return fits(s, verb, source, options);
    }

    private static boolean isEarned(SquadState s, Options options) {
        boolean drop = !options.dropTier() || s.detective().is(Specialization.INTERROGATOR);
        boolean cost = !options.invokeCost() || s.detective().has(Evolution.THE_COST);
        boolean convert = !options.convertHeat() || s.campaign().on() && s.job().familiarityHere() >= 3;
        boolean fuse = !options.shortFuseLead() || StrainTrack.hasShortFuse(s);
        return drop && cost && convert && fuse;
    }

    private static boolean isUsed(SquadState s, Options options) {
        return options.wireKit() && s.job().hasUsed(Once.WIRE_KIT)
                || options.dropTier() && s.job().hasUsed(Once.INTERROGATOR_DROP)
                || options.invokeCost() && s.job().hasUsed(Once.THE_COST)
                || options.convertHeat() && s.job().hasUsed(Once.FAM_CONVERT)
                || options.shortFuseLead() && s.job().hasUsed(Once.SHORT_FUSE);
    }

    private static Optional<Refusal> fits(SquadState s, Verb verb, Source source, Options options) {
        var amiss = OptionsAmiss.of(verb, source, options);
        if (!amiss.isEmpty()) {
            return Amiss.all(amiss);
        }
        boolean named = options.suspicionFaction() == Faction.NONE
                || s.campaign().faction(options.suspicionFaction()).isPresent();
        if (!named) {
            return Refusal.refuse(UNKNOWN_FACTION);
        }
        boolean alarms = s.campaign()
                .contact(source.contactId())
                .filter(each -> each.status() == ContactStatus.COMPROMISED)
                .isPresent();
        return Amiss.fieldIf(
                alarms && options.suspicionFaction() == Faction.NONE,
                "/options/suspicionFaction",
                "S-CONT-06",
                "must be a faction of the campaign: the contact is compromised");
    }
}
