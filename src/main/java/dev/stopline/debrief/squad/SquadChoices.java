package dev.stopline.debrief.squad;

import dev.stopline.debrief.Decision;
import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PoolEvent;
import dev.stopline.squad.rules.SessionMode;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import java.util.Optional;

/** Which events of squad are decisions and what was decided; the names that a player gives to things do not count. */
final class SquadChoices {

    private SquadChoices() {}

    /** A decision: {@code owed} where the game asks for it. */
    record Chosen(String kind, boolean owed, String key, String what) {

        private static Optional<Chosen> free(String kind, String what) {
            return Optional.of(new Chosen(kind, false, what, what));
        }

        private static Optional<Chosen> owed(String kind, String what) {
            return Optional.of(new Chosen(kind, true, what, what));
        }

        /** With so many Leads and whatever else was used. */
        private static Optional<Chosen> on(
                SquadState known, String kind, String source, String what, Decision<Knowledge, SquadEvent> decision) {
            var used = used(decision);
            return Optional.of(new Chosen(
                    kind, false, what + "/" + source + used, what + " on " + Names.source(known, source) + used));
        }
    }

    /** The decision that an event is, if it is one. */
    static Optional<Chosen> of(SquadState known, SquadEvent event, Decision<Knowledge, SquadEvent> decision) {
        return switch (event) {
            case OpeningEvent e -> opening(e);
            case OperationEvent e -> operation(known, e, decision);
            case InterdictEvent e -> interdict(e, decision);
            case BetweenEvent e -> between(e);
            case CareerEvent e -> career(known, e, decision);
            case PoolEvent.LeadRetired e -> Chosen.free("giving up a Lead", "gives it up");
            case SquadEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> opening(OpeningEvent event) {
        return switch (event) {
            case OpeningEvent.TrajectoryDeclared e ->
                Chosen.free("the declared trajectory", "says " + Wording.title(e.value()));
            case OpeningEvent.AnatomyRevealed e
            when e.cause() == OpeningEvent.RevealCause.ARCHIVE || e.cause() == OpeningEvent.RevealCause.BRIEF ->
                Chosen.free("a target face-up at the opening", "turns up " + Names.of(e.axis()));
            case OpeningEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> operation(
            SquadState known, OperationEvent event, Decision<Knowledge, SquadEvent> decision) {
        return switch (event) {
            case OperationEvent.SessionOpened e ->
                Chosen.free("the next session", e.mode() == SessionMode.LAY_LOW ? "lies low" : "goes to work");
            case OperationEvent.SourceRegistered e ->
                Chosen.free(
                        "a new source",
                        "makes a " + Wording.word(e.source().kind()) + " known, "
                                + Wording.title(e.source().category()));
            case OperationEvent.ActiveContactUsed e ->
                Chosen.on(known, "an active contact", e.sourceId(), "asks", decision);
            case OperationEvent.ActionResolved e ->
                Chosen.on(known, "action", e.sourceId(), e.verb() + against(e.target(), e.landsOn()), decision);
            case OperationEvent.ShadowRolled e -> Chosen.on(known, "Shadow Phase", e.sourceId(), "shadows", decision);
            case OperationEvent.InterrogationBeatRolled e ->
                Chosen.on(known, "action", e.sourceId(), "interrogates", decision);
            case OperationEvent.SessionEnded e
            when decision.first().move().equals("EndSession") ->
                Chosen.owed("the end of the session", "ends it after " + Wording.count(e.actionsUsed(), "action"));
            case OperationEvent other -> Optional.empty();
        };
    }

    private static String against(Axis target, Axis landsOn) {
        return (target == Axis.NONE ? "" : " against " + Names.of(target))
                + (landsOn == Axis.NONE ? "" : ", landing on " + Names.of(landsOn));
    }

    private static Optional<Chosen> interdict(InterdictEvent event, Decision<Knowledge, SquadEvent> decision) {
        return switch (event) {
            case InterdictEvent.InterdictDeclared e ->
                Chosen.free("the Interdict", "declares it at stage " + e.stage());
            case InterdictEvent.InterdictForced e -> Chosen.free("the Interdict", "is forced in at stage " + e.stage());
            case InterdictEvent.InterdictDeclined e -> Chosen.free("the Interdict", "declines it");
            case InterdictEvent.CodeCrossed e -> beat(e.beat(), "crosses his Code" + used(decision));
            case InterdictEvent.BeatRolled e ->
                beat(e.beat(), "goes by " + Wording.title(e.attribute()) + used(decision));
            case InterdictEvent.CasualtyCancelArmed e -> Chosen.free("a casualty result", "cancels the next");
            case InterdictEvent.CasualtyCancelled e -> Chosen.free("a casualty result", "cancels one");
            case InterdictEvent.CounterActionResolved e ->
                Chosen.owed("whom they strike at", "it is the " + Wording.word(e.target()));
            case InterdictEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> beat(int beat, String what) {
        return Chosen.owed("beat " + beat, what);
    }

    private static Optional<Chosen> between(BetweenEvent event) {
        return switch (event) {
            case BetweenEvent.RequisitionTaken e -> Chosen.free("the requisition", "takes " + Wording.title(e.item()));
            case BetweenEvent other -> Optional.empty();
        };
    }

    private static Optional<Chosen> career(
            SquadState known, CareerEvent event, Decision<Knowledge, SquadEvent> decision) {
        boolean asked = decision.first().move().equals("ChangeContactStatus");
        return switch (event) {
            case CareerEvent.KitChanged e ->
                Chosen.free(
                        "the field kit",
                        "takes "
                                + Wording.and(
                                        e.items().stream().map(Wording::title).toList()));
            case CareerEvent.FavourSettled e ->
                Chosen.owed("a favour", (e.paid() ? "pays " : "refuses ") + Names.of(e.faction()));
            case CareerEvent.ContactStatusChanged e
            when asked ->
                Chosen.free(
                        "a contact", "changes " + Names.contact(known, e.contactId()) + " to " + Wording.word(e.to()));
            case CareerEvent.ContractSkipped e -> Chosen.free("the contract", "skips it");
            case CareerEvent.FinalOperationDeclared e
            when !e.byTracker() -> Chosen.free("the Final Operation", "declares it");
            case CareerEvent.DetectiveRetired e
            when decision.first().move().equals("RetireDetective") -> Chosen.free("the career", "retires");
            case CareerEvent other -> Optional.empty();
        };
    }

    /** The Leads and the options that went into a move. */
    private static String used(Decision<Knowledge, SquadEvent> decision) {
        var words = new StringBuilder();
        for (var frame : decision.frames()) {
            switch (frame.happening().event()) {
                case PoolEvent.LeadSpent e -> words.append(", with ").append(Wording.count(e.amount(), "Lead"));
                case OperationEvent.OptionUsed e ->
                    words.append(", with ").append(Options.of(e.option()).words());
                case SquadEvent other -> {}
            }
        }
        return words.toString();
    }
}
