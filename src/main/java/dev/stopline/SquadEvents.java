package dev.stopline;

import dev.stopline.platform.axon.EventName;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PoolEvent;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.SquadEvent;
import java.util.List;
import java.util.stream.Stream;

/** How the events of squad are called in the store and in the contract, for ever. */
final class SquadEvents {

    private static final String FIRST = "1";

    private SquadEvents() {}

    /** The names of all of them. */
    static List<EventName> all() {
        return Stream.of(career(), opening(), operation(), pool(), pressure(), interdict(), between())
                .flatMap(List::stream)
                .toList();
    }

    private static EventName squad(Class<? extends SquadEvent> type, String name) {
        return new EventName(type, "squad." + name, FIRST);
    }

    private static List<EventName> career() {
        return List.of(
                squad(CareerEvent.RulesetChosen.class, "RulesetChosen"),
                squad(CareerEvent.DetectiveCreated.class, "DetectiveCreated"),
                squad(CareerEvent.BoardDealt.class, "BoardDealt"),
                squad(CareerEvent.BoardOpened.class, "BoardOpened"),
                squad(CareerEvent.JobAbandoned.class, "JobAbandoned"),
                squad(CareerEvent.DiceCommitted.class, "DiceCommitted"),
                squad(CareerEvent.SeedRevealed.class, "SeedRevealed"),
                squad(CareerEvent.CampaignLayerEnabled.class, "CampaignLayerEnabled"),
                squad(CareerEvent.FactionTerritoryAssigned.class, "FactionTerritoryAssigned"),
                squad(CareerEvent.KitChanged.class, "KitChanged"),
                squad(CareerEvent.FinalOperationDeclared.class, "FinalOperationDeclared"),
                squad(CareerEvent.FactionClockMarked.class, "FactionClockMarked"),
                squad(CareerEvent.FactionClockResolved.class, "FactionClockResolved"),
                squad(CareerEvent.FavourSettled.class, "FavourSettled"),
                squad(CareerEvent.ContactAdded.class, "ContactAdded"),
                squad(CareerEvent.ContactStatusChanged.class, "ContactStatusChanged"),
                squad(CareerEvent.LoyaltyUsed.class, "LoyaltyUsed"),
                squad(CareerEvent.FamiliarityChanged.class, "FamiliarityChanged"),
                squad(CareerEvent.StrainChanged.class, "StrainChanged"),
                squad(CareerEvent.PendingModifierAdded.class, "PendingModifierAdded"),
                squad(CareerEvent.PendingModifierConsumed.class, "PendingModifierConsumed"),
                squad(CareerEvent.WebAdvanced.class, "WebAdvanced"),
                squad(CareerEvent.ContractSkipped.class, "ContractSkipped"),
                squad(CareerEvent.DetectiveRetired.class, "DetectiveRetired"),
                squad(CareerEvent.RoutingStopped.class, "RoutingStopped"),
                squad(CareerEvent.RoutingRestored.class, "RoutingRestored"),
                squad(CareerEvent.MobMerged.class, "MobMerged"),
                squad(CareerEvent.TableRolled.class, "TableRolled"));
    }

    private static List<EventName> opening() {
        return List.of(
                squad(OpeningEvent.JobOpened.class, "JobOpened"),
                squad(OpeningEvent.TrajectoryDeclared.class, "TrajectoryDeclared"),
                squad(OpeningEvent.GeneratorStepRolled.class, "GeneratorStepRolled"),
                squad(OpeningEvent.GeneratorStepDone.class, "GeneratorStepDone"),
                squad(OpeningEvent.PostureSealed.class, "PostureSealed"),
                squad(OpeningEvent.GeneratorStepRerolled.class, "GeneratorStepRerolled"),
                squad(OpeningEvent.JobDefined.class, "JobDefined"),
                squad(OpeningEvent.AnatomyPlaced.class, "AnatomyPlaced"),
                squad(OpeningEvent.AnatomyWritten.class, "AnatomyWritten"),
                squad(OpeningEvent.AnatomySealed.class, "AnatomySealed"),
                squad(OpeningEvent.JobBriefed.class, "JobBriefed"),
                squad(OpeningEvent.AnatomyRevealed.class, "AnatomyRevealed"),
                squad(OpeningEvent.AnatomyHidden.class, "AnatomyHidden"),
                squad(OpeningEvent.FalseTargetSet.class, "FalseTargetSet"),
                squad(OpeningEvent.FirstReadRolled.class, "FirstReadRolled"),
                squad(OpeningEvent.PostureShown.class, "PostureShown"));
    }

    private static List<EventName> operation() {
        return List.of(
                squad(OperationEvent.SessionOpened.class, "SessionOpened"),
                squad(OperationEvent.SessionEnded.class, "SessionEnded"),
                squad(OperationEvent.JuniorChecked.class, "JuniorChecked"),
                squad(OperationEvent.SourceRegistered.class, "SourceRegistered"),
                squad(OperationEvent.PartialTruthsNoted.class, "PartialTruthsNoted"),
                squad(OperationEvent.NoteMade.class, "NoteMade"),
                squad(OperationEvent.ActiveContactGained.class, "ActiveContactGained"),
                squad(OperationEvent.ActiveContactUsed.class, "ActiveContactUsed"),
                squad(OperationEvent.NameObtained.class, "NameObtained"),
                squad(OperationEvent.SourceNamed.class, "SourceNamed"),
                squad(OperationEvent.ActionResolved.class, "ActionResolved"),
                squad(OperationEvent.FalseTargetStruck.class, "FalseTargetStruck"),
                squad(OperationEvent.ShadowRolled.class, "ShadowRolled"),
                squad(OperationEvent.InterrogationBeatRolled.class, "InterrogationBeatRolled"),
                squad(OperationEvent.InterrogationEnded.class, "InterrogationEnded"),
                squad(OperationEvent.OptionUsed.class, "OptionUsed"),
                squad(OperationEvent.FactionLeaned.class, "FactionLeaned"),
                squad(OperationEvent.ContactUsed.class, "ContactUsed"),
                squad(OperationEvent.WebSourceUsed.class, "WebSourceUsed"),
                squad(OperationEvent.MonitorTripped.class, "MonitorTripped"),
                squad(OperationEvent.SourceTierRaised.class, "SourceTierRaised"),
                squad(OperationEvent.SourceSilenced.class, "SourceSilenced"));
    }

    private static List<EventName> pool() {
        return List.of(
                squad(PoolEvent.HardFactGained.class, "HardFactGained"),
                squad(PoolEvent.HardFactsLost.class, "HardFactsLost"),
                squad(PoolEvent.LeadGained.class, "LeadGained"),
                squad(PoolEvent.LeadSpent.class, "LeadSpent"),
                squad(PoolEvent.LeadLost.class, "LeadLost"),
                squad(PoolEvent.LeadRetired.class, "LeadRetired"),
                squad(PoolEvent.TacticalGained.class, "TacticalGained"),
                squad(PoolEvent.TacticalConverted.class, "TacticalConverted"),
                squad(PoolEvent.AnatomyHit.class, "AnatomyHit"),
                squad(PoolEvent.ChainAdvanced.class, "ChainAdvanced"));
    }

    private static List<EventName> pressure() {
        return List.of(
                squad(PressureEvent.HeatMarked.class, "HeatMarked"),
                squad(PressureEvent.AmbushSprung.class, "AmbushSprung"),
                squad(PressureEvent.HeatReduced.class, "HeatReduced"),
                squad(PressureEvent.HeatConverted.class, "HeatConverted"),
                squad(PressureEvent.HeatConsequenceApplied.class, "HeatConsequenceApplied"),
                squad(PressureEvent.SergeantPulled.class, "SergeantPulled"),
                squad(PressureEvent.ClockChanged.class, "ClockChanged"),
                squad(PressureEvent.ClockTicked.class, "ClockTicked"),
                squad(PressureEvent.TickSkipped.class, "TickSkipped"),
                squad(PressureEvent.ClockPaused.class, "ClockPaused"),
                squad(PressureEvent.ClockZeroLatched.class, "ClockZeroLatched"),
                squad(PressureEvent.PostureDue.class, "PostureDue"),
                squad(PressureEvent.PostureActivated.class, "PostureActivated"),
                squad(PressureEvent.CapabilityShifted.class, "CapabilityShifted"));
    }

    private static List<EventName> interdict() {
        return List.of(
                squad(InterdictEvent.InterdictDeclared.class, "InterdictDeclared"),
                squad(InterdictEvent.InterdictForced.class, "InterdictForced"),
                squad(InterdictEvent.InterdictDeclined.class, "InterdictDeclined"),
                squad(InterdictEvent.TacticalAssessed.class, "TacticalAssessed"),
                squad(InterdictEvent.CodeCrossed.class, "CodeCrossed"),
                squad(InterdictEvent.BeatRolled.class, "BeatRolled"),
                squad(InterdictEvent.ResolveShifted.class, "ResolveShifted"),
                squad(InterdictEvent.LiabilityMarked.class, "LiabilityMarked"),
                squad(InterdictEvent.CasualtyMarked.class, "CasualtyMarked"),
                squad(InterdictEvent.CasualtyCancelArmed.class, "CasualtyCancelArmed"),
                squad(InterdictEvent.CasualtyCancelled.class, "CasualtyCancelled"),
                squad(InterdictEvent.JobResolved.class, "JobResolved"),
                squad(InterdictEvent.CasualtiesRolled.class, "CasualtiesRolled"),
                squad(InterdictEvent.CounterActionResolved.class, "CounterActionResolved"),
                squad(InterdictEvent.DefenceRolled.class, "DefenceRolled"),
                squad(InterdictEvent.SourceUnavailable.class, "SourceUnavailable"),
                squad(InterdictEvent.SergeantUnavailable.class, "SergeantUnavailable"),
                squad(InterdictEvent.JobClosed.class, "JobClosed"));
    }

    private static List<EventName> between() {
        return List.of(
                squad(BetweenEvent.WoundRecoveryRolled.class, "WoundRecoveryRolled"),
                squad(BetweenEvent.HeatCarried.class, "HeatCarried"),
                squad(BetweenEvent.CaseRecorded.class, "CaseRecorded"),
                squad(BetweenEvent.ClearanceRequirementsMet.class, "ClearanceRequirementsMet"),
                squad(BetweenEvent.ReviewOpened.class, "ReviewOpened"),
                squad(BetweenEvent.ClearanceChecked.class, "ClearanceChecked"),
                squad(BetweenEvent.ClearanceAdvanced.class, "ClearanceAdvanced"),
                squad(BetweenEvent.EvolutionEarned.class, "EvolutionEarned"),
                squad(BetweenEvent.AfterCaseEventResolved.class, "AfterCaseEventResolved"),
                squad(BetweenEvent.AftermathResolved.class, "AftermathResolved"),
                squad(BetweenEvent.ContactStepTaken.class, "ContactStepTaken"),
                squad(BetweenEvent.RequisitionTaken.class, "RequisitionTaken"),
                squad(BetweenEvent.BetweenStepCompleted.class, "BetweenStepCompleted"));
    }
}
