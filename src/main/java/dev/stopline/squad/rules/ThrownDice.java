package dev.stopline.squad.rules;

import dev.stopline.dice.Die;
import dev.stopline.dice.ProvenRoll;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** S-GLO-02, GAP-38: the dice that an event records, each at the place where it was thrown. */
public final class ThrownDice {

    private ThrownDice() {}

    /**
     * Every die thrown for this event, in order; none where its result was picked.
     *
     * @param before the state that the event met
     */
    public static List<ProvenRoll> in(SquadState before, SquadEvent event) {
        return switch (event) {
            case CareerEvent e -> ofCareer(before, e);
            case BetweenEvent e -> ofBetween(before, e);
            case OpeningEvent e -> ofOpening(before, e);
            case OperationEvent e -> ofOperation(before, e);
            case InterdictEvent e -> ofInterdict(before, e);
            case PoolEvent e -> List.of();
            case PressureEvent e -> List.of();
        };
    }

    private static List<ProvenRoll> one(SquadState before, String place, Die die, int face) {
        return face == 0 ? List.of() : List.of(ProvenRoll.one(Throws.key(before, place, die), die, face));
    }

    private static List<ProvenRoll> all(SquadState before, IntFunction<String> place, Die die, List<Integer> faces) {
        var thrown = new ArrayList<ProvenRoll>();
        for (int face : faces) {
            thrown.addAll(one(before, place.apply(thrown.size() + 1), die, face));
        }
        return List.copyOf(thrown);
    }

    private static List<ProvenRoll> ofCareer(SquadState before, CareerEvent event) {
        return switch (event) {
            case CareerEvent.DetectiveCreated e -> one(before, Places.WAR_DETAIL, Die.D8, e.warDie());
            case CareerEvent.ContactAdded e ->
                one(before, Places.contact(e.contact().id()), Die.D6, e.die());
            case CareerEvent.TableRolled e -> {
                var place = Places.table(before.career().dealt().size() + 1);
                yield one(before, place, OptionalTables.die(e.table()), e.die());
            }
            case CareerEvent.RulesetChosen e -> List.of();
            case CareerEvent.BoardDealt e -> List.of();
            case CareerEvent.BoardOpened e -> List.of();
            case CareerEvent.JobAbandoned e -> List.of();
            case CareerEvent.DiceCommitted e -> List.of();
            case CareerEvent.SeedRevealed e -> List.of();
            case CareerEvent.CampaignLayerEnabled e -> List.of();
            case CareerEvent.FactionTerritoryAssigned e -> List.of();
            case CareerEvent.KitChanged e -> List.of();
            case CareerEvent.FinalOperationDeclared e -> List.of();
            case CareerEvent.FactionClockMarked e -> List.of();
            case CareerEvent.FactionClockResolved e -> List.of();
            case CareerEvent.FavourSettled e -> List.of();
            case CareerEvent.ContactStatusChanged e -> List.of();
            case CareerEvent.LoyaltyUsed e -> List.of();
            case CareerEvent.FamiliarityChanged e -> List.of();
            case CareerEvent.StrainChanged e -> List.of();
            case CareerEvent.PendingModifierAdded e -> List.of();
            case CareerEvent.PendingModifierConsumed e -> List.of();
            case CareerEvent.WebAdvanced e -> List.of();
            case CareerEvent.ContractSkipped e -> List.of();
            case CareerEvent.DetectiveRetired e -> List.of();
            case CareerEvent.RoutingStopped e -> List.of();
            case CareerEvent.RoutingRestored e -> List.of();
            case CareerEvent.MobMerged e -> List.of();
        };
    }

    private static List<ProvenRoll> ofBetween(SquadState before, BetweenEvent event) {
        return switch (event) {
            case BetweenEvent.WoundRecoveryRolled e -> all(before, Places::wound, Die.D6, e.dice());
            case BetweenEvent.ClearanceChecked e -> one(before, Places.check(before), Die.D6, e.die());
            case BetweenEvent.AfterCaseEventResolved e -> one(before, Places.EVENT, Die.D8, e.die());
            case BetweenEvent.AftermathResolved e -> one(before, aftermath(before), Die.D6, e.row());
            case BetweenEvent.HeatCarried e -> List.of();
            case BetweenEvent.CaseRecorded e -> List.of();
            case BetweenEvent.ClearanceRequirementsMet e -> List.of();
            case BetweenEvent.ReviewOpened e -> List.of();
            case BetweenEvent.ClearanceAdvanced e -> List.of();
            case BetweenEvent.EvolutionEarned e -> List.of();
            case BetweenEvent.ContactStepTaken e -> List.of();
            case BetweenEvent.RequisitionTaken e -> List.of();
            case BetweenEvent.BetweenStepCompleted e -> List.of();
        };
    }

    /** S-STRAIN-09: outside the steps between cases it is that of a contract skipped. */
    private static String aftermath(SquadState before) {
        return before.career().betweenStep() == BetweenStep.PRESSURE
                ? Places.AFTERMATH
                : Places.skipped(before.career().contractsSkipped());
    }

    private static List<ProvenRoll> ofOpening(SquadState before, OpeningEvent event) {
        return switch (event) {
            case OpeningEvent.GeneratorStepRolled e ->
                e.step() == Generator.SERGEANT
                        ? sergeant(before, e)
                        : all(before, nth -> Places.step(e.step()), Generator.die(e.step()), e.dice());
            case OpeningEvent.PostureSealed e -> one(before, posture(before), Die.D6, e.die());
            case OpeningEvent.GeneratorStepRerolled e ->
                one(before, Places.again(e.step()), Generator.die(e.step()), e.die());
            case OpeningEvent.AnatomyWritten e -> one(before, Places.anatomy(e.axis()), Die.D6, e.die());
            case OpeningEvent.AnatomySealed e -> one(before, Places.anatomy(e.axis()), Die.D6, e.die());
            case OpeningEvent.FirstReadRolled e ->
                e.discarded() == 0
                        ? one(before, Places.READ, Die.D6, e.die())
                        : all(
                                before,
                                nth -> nth == 1 ? Places.READ : Places.READ_AGAIN,
                                Die.D6,
                                List.of(e.discarded(), e.die()));
            case OpeningEvent.JobOpened e -> List.of();
            case OpeningEvent.TrajectoryDeclared e -> List.of();
            case OpeningEvent.GeneratorStepDone e -> List.of();
            case OpeningEvent.JobDefined e -> List.of();
            case OpeningEvent.AnatomyPlaced e -> List.of();
            case OpeningEvent.JobBriefed e -> List.of();
            case OpeningEvent.AnatomyRevealed e -> List.of();
            case OpeningEvent.AnatomyHidden e -> List.of();
            case OpeningEvent.FalseTargetSet e -> List.of();
            case OpeningEvent.PostureShown e -> List.of();
        };
    }

    private static List<ProvenRoll> sergeant(SquadState before, OpeningEvent.GeneratorStepRolled e) {
        boolean intel = Generator.inForce(before, Sergeant.valueOf(e.result())) == Sergeant.OMARA;
        int rows = e.dice().size() - (intel ? 1 : 0);
        return all(before, nth -> nth <= rows ? Places.sergeant(nth) : Places.OMARA, Die.D6, e.dice());
    }

    private static String posture(SquadState before) {
        return before.job().phase() == JobPhase.GENERATING
                ? Places.step(Generator.POSTURE)
                : Places.again(Generator.POSTURE);
    }

    private static List<ProvenRoll> ofOperation(SquadState before, OperationEvent event) {
        int slot = before.job().session().slots() + 1;
        return switch (event) {
            case OperationEvent.JuniorChecked e -> one(before, Places.JUNIOR, Die.D6, e.die());
            case OperationEvent.ActionResolved e -> one(before, Places.action(before, e.slot()), Die.D6, e.die());
            case OperationEvent.ShadowRolled e -> one(before, Places.shadow(before, e.ordinal()), Die.D6, e.die());
            case OperationEvent.InterrogationBeatRolled e ->
                one(before, Places.interrogation(before, slot, e.beat()), Die.D6, e.die());
            case OperationEvent.SessionOpened e -> List.of();
            case OperationEvent.SessionEnded e -> List.of();
            case OperationEvent.SourceRegistered e -> List.of();
            case OperationEvent.PartialTruthsNoted e -> List.of();
            case OperationEvent.NoteMade e -> List.of();
            case OperationEvent.ActiveContactGained e -> List.of();
            case OperationEvent.ActiveContactUsed e -> List.of();
            case OperationEvent.NameObtained e -> List.of();
            case OperationEvent.SourceNamed e -> List.of();
            case OperationEvent.FalseTargetStruck e -> List.of();
            case OperationEvent.InterrogationEnded e -> List.of();
            case OperationEvent.OptionUsed e -> List.of();
            case OperationEvent.FactionLeaned e -> List.of();
            case OperationEvent.ContactUsed e -> List.of();
            case OperationEvent.WebSourceUsed e -> List.of();
            case OperationEvent.MonitorTripped e -> List.of();
            case OperationEvent.SourceTierRaised e -> List.of();
            case OperationEvent.SourceSilenced e -> List.of();
        };
    }

    private static List<ProvenRoll> ofInterdict(SquadState before, InterdictEvent event) {
        return switch (event) {
            case InterdictEvent.BeatRolled e -> one(before, Places.interdict(e.beat()), Die.D6, e.die());
            case InterdictEvent.CasualtiesRolled e -> all(before, Places::casualties, casualtyDie(before), e.dice());
            case InterdictEvent.CounterActionResolved e -> one(before, Places.COUNTER, Die.D6, e.die());
            case InterdictEvent.DefenceRolled e -> one(before, Places.DEFENCE, Die.D6, e.die());
            case InterdictEvent.InterdictDeclared e -> List.of();
            case InterdictEvent.InterdictForced e -> List.of();
            case InterdictEvent.InterdictDeclined e -> List.of();
            case InterdictEvent.TacticalAssessed e -> List.of();
            case InterdictEvent.CodeCrossed e -> List.of();
            case InterdictEvent.ResolveShifted e -> List.of();
            case InterdictEvent.LiabilityMarked e -> List.of();
            case InterdictEvent.CasualtyMarked e -> List.of();
            case InterdictEvent.CasualtyCancelArmed e -> List.of();
            case InterdictEvent.CasualtyCancelled e -> List.of();
            case InterdictEvent.JobResolved e -> List.of();
            case InterdictEvent.SourceUnavailable e -> List.of();
            case InterdictEvent.SergeantUnavailable e -> List.of();
            case InterdictEvent.JobClosed e -> List.of();
        };
    }

    private static Die casualtyDie(SquadState before) {
        boolean failed = Career.isFailed(before.job().close().type());
        return failed ? before.job().card().type().casualtyDie() : Die.D6;
    }
}
