package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.BAD_DIE;
import static dev.stopline.squad.rules.SquadRefusal.BEAT_NOT_REACHED;
import static dev.stopline.squad.rules.SquadRefusal.CAREER_OVER;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.Optional;

/** The rules of squad: whether a career is there, then the file that answers, then the dice. */
public final class SquadRules implements Decider<SquadState, SquadMove, SquadEvent> {

    private final Tables tables;

    /** The rules with these optional tables to deal from. */
    public SquadRules(Tables tables) {
        this.tables = tables;
    }

    @Override
    public SquadState initial() {
        return SquadState.INITIAL;
    }

    @Override
    public SquadState evolve(SquadState state, SquadEvent event) {
        return state.after(event);
    }

    /** Whose dice this command needs. */
    public static DiceSource diceFor(SquadState state, SquadCommand command) {
        return command instanceof CareerCommand.CreateDetective create ? create.diceMode() : state.dice();
    }

    @Override
    public Optional<Refusal> refuses(SquadState s, SquadMove move) {
        return refusesBeforeDice(s, move).or(() -> refusesDice(s, move));
    }

    /** The guards but for the dice: what a list of open moves asks, before any die is thrown. */
    public Optional<Refusal> refusesBeforeDice(SquadState s, SquadMove move) {
        boolean creates = move.command() instanceof CareerCommand.CreateDetective
                || move.command() instanceof ServiceCommand.DealBoard;
        if (!s.created() && !creates) {
            return Refusal.refuse(WRONG_PHASE);
        }
        if (BoardDealing.isOver(s) && !(move.command() instanceof ServiceCommand)) {
            return Refusal.refuse(CAREER_OVER);
        }
        return switch (move.command()) {
            case CareerCommand c -> refuse(s, c);
            case BetweenCommand c -> refuse(s, move, c);
            case OpeningCommand c -> refuse(s, c);
            case OperationCommand c -> refuse(s, move, c);
            case InterdictCommand c -> refuse(s, c);
            case ServiceCommand c -> BoardDealing.refuse(s, c);
        };
    }

    /** GAP-38: the dice entered must be the dice that the move needs; the server's are never sent. */
    private Optional<Refusal> refusesDice(SquadState s, SquadMove move) {
        if (diceFor(s, move.command()) == DiceSource.SERVER) {
            return move.faces().isEmpty() ? Refusal.allow() : Amiss.serverThrows();
        }
        var trial = new TrialDice(move.faces());
        play(new Draft<>(s, SquadState::after), move.command(), trial);
        return trial.refusal(move.command() instanceof OperationCommand.Interrogate ? BEAT_NOT_REACHED : BAD_DIE);
    }

    @Override
    public Ruling<SquadEvent> decide(SquadState s, SquadMove move, Dice dice) {
        var refusal = refuses(s, move);
        if (refusal.isPresent()) {
            return new Ruling.Refused<>(refusal.get());
        }
        var draft = new Draft<SquadState, SquadEvent>(s, SquadState::after);
        play(draft, move.command(), dice);
        return draft.played();
    }

    /** What the move does, once no guard stands against it. */
    void play(Draft<SquadState, SquadEvent> d, SquadCommand command, Dice dice) {
        switch (command) {
            case CareerCommand c -> play(d, c, dice);
            case BetweenCommand c -> play(d, c, dice);
            case OpeningCommand c -> play(d, c, dice);
            case OperationCommand c -> play(d, c, dice);
            case InterdictCommand c -> play(d, c, dice);
            case ServiceCommand c -> BoardDealing.play(d, c, dice);
        }
    }

    private static Optional<Refusal> refuse(SquadState s, CareerCommand command) {
        return switch (command) {
            case CareerCommand.CreateDetective c -> DetectiveMaking.refuse(s, c);
            case CareerCommand.EnableCampaignLayer c -> Factions.refuse(s, c);
            case CareerCommand.AssignFactionTerritory c -> Factions.refuse(s, c);
            case CareerCommand.ChangeKit c -> FieldKit.refuse(s, c);
            case CareerCommand.DeclareFinalOperation c -> Standing.refuseFinal(s);
            case CareerCommand.MarkFactionClock c -> Factions.refuse(s, c);
            case CareerCommand.PayFavour c -> Factions.refuse(s, c);
            case CareerCommand.RefuseFavour c -> Factions.refuseFavour(s, c.faction());
            case CareerCommand.SkipContract c -> Aftermath.refuse(s, c);
            case CareerCommand.RetireDetective c -> Standing.refuseRetire(s);
            case CareerCommand.MergeMob c -> Factions.refuseMerge(s);
            case CareerCommand.Reinstate c -> Standing.refuseReinstate(s);
            case CareerCommand.RollOptionalTable c -> OptionalTables.refuse(s, c);
        };
    }

    private void play(Draft<SquadState, SquadEvent> d, CareerCommand command, Dice dice) {
        switch (command) {
            case CareerCommand.CreateDetective c -> DetectiveMaking.play(d, c, dice);
            case CareerCommand.EnableCampaignLayer c -> d.emit(new CareerEvent.CampaignLayerEnabled(c.factions()));
            case CareerCommand.AssignFactionTerritory c ->
                d.emit(new CareerEvent.FactionTerritoryAssigned(c.faction(), c.territory()));
            case CareerCommand.ChangeKit c -> FieldKit.play(d, c);
            case CareerCommand.DeclareFinalOperation c -> Standing.declareFinal(d);
            case CareerCommand.MarkFactionClock c -> Factions.mark(d, c.faction(), c.clock(), 1, c.cause(), c.burn());
            case CareerCommand.PayFavour c -> d.emit(new CareerEvent.FavourSettled(c.faction(), true));
            case CareerCommand.RefuseFavour c -> Factions.refuseFavour(d, c.faction(), c.burn());
            case CareerCommand.SkipContract c -> Aftermath.play(d, c, dice);
            case CareerCommand.RetireDetective c -> Standing.retire(d);
            case CareerCommand.MergeMob c -> Factions.merge(d);
            case CareerCommand.Reinstate c -> Standing.reinstate(d);
            case CareerCommand.RollOptionalTable c -> OptionalTables.play(d, c, dice, tables);
        }
    }

    private static Optional<Refusal> refuse(SquadState s, SquadMove move, BetweenCommand command) {
        return switch (command) {
            case BetweenCommand.RecoverWounds c -> BetweenCases.refuseOutside(s, BetweenStep.WOUNDS);
            case BetweenCommand.ResetHeat c -> BetweenCases.refuseOutside(s, BetweenStep.HEAT);
            case BetweenCommand.RecordCasualties c -> BetweenCases.refuse(s, c);
            case BetweenCommand.RollClearanceCheck c -> Clearances.refuse(s);
            case BetweenCommand.CheckEvolutions c -> BetweenCases.refuseOutside(s, BetweenStep.STANDING);
            case BetweenCommand.RollAfterCaseEvent c -> AfterCaseEvents.refuse(s, move);
            case BetweenCommand.AddContact c -> Contacts.refuse(s, c);
            case BetweenCommand.ChangeContactStatus c -> Contacts.refuse(s, c);
            case BetweenCommand.RollAftermath c -> Aftermath.refuse(s, c);
            case BetweenCommand.ChooseRequisition c -> Requisitions.refuse(s, c);
            case BetweenCommand.CompleteBetweenStep c -> BetweenCases.refuse(s, c);
        };
    }

    private static void play(Draft<SquadState, SquadEvent> d, BetweenCommand command, Dice dice) {
        switch (command) {
            case BetweenCommand.RecoverWounds c -> BetweenCases.recoverWounds(d, dice);
            case BetweenCommand.ResetHeat c -> BetweenCases.resetHeat(d);
            case BetweenCommand.RecordCasualties c -> BetweenCases.record(d, c);
            case BetweenCommand.RollClearanceCheck c -> Clearances.roll(d, dice);
            case BetweenCommand.CheckEvolutions c -> Evolutions.check(d);
            case BetweenCommand.RollAfterCaseEvent c -> AfterCaseEvents.play(d, c, dice);
            case BetweenCommand.AddContact c -> Contacts.play(d, c, dice);
            case BetweenCommand.ChangeContactStatus c -> Contacts.play(d, c);
            case BetweenCommand.RollAftermath c -> Aftermath.play(d, c, dice);
            case BetweenCommand.ChooseRequisition c -> Requisitions.play(d, c, dice);
            case BetweenCommand.CompleteBetweenStep c -> BetweenCases.leave(d, c.step(), dice);
        }
    }

    private static Optional<Refusal> refuse(SquadState s, OpeningCommand command) {
        return switch (command) {
            case OpeningCommand.OpenJob c -> JobOpening.refuse(s, c);
            case OpeningCommand.DeclareTrajectory c -> Generator.refuse(s, c);
            case OpeningCommand.RollGeneratorStep c -> Generator.refuse(s, c);
            case OpeningCommand.SetAnatomy c -> Anatomies.refuse(s, c);
            case OpeningCommand.RevealAtOpen c -> Anatomies.refuse(s, c);
            case OpeningCommand.RollFirstRead c -> FirstRead.refuse(s, c);
        };
    }

    private void play(Draft<SquadState, SquadEvent> d, OpeningCommand command, Dice dice) {
        switch (command) {
            case OpeningCommand.OpenJob c -> JobOpening.play(d, c);
            case OpeningCommand.DeclareTrajectory c -> Generator.play(d, c);
            case OpeningCommand.RollGeneratorStep c -> Generator.play(d, c, dice);
            case OpeningCommand.SetAnatomy c -> Anatomies.play(d, c, dice, tables);
            case OpeningCommand.RevealAtOpen c -> Anatomies.play(d, c);
            case OpeningCommand.RollFirstRead c -> FirstRead.play(d, c, dice);
        }
    }

    private static Optional<Refusal> refuse(SquadState s, SquadMove move, OperationCommand command) {
        return switch (command) {
            case OperationCommand.OpenSession c -> SessionOrder.refuse(s, c);
            case OperationCommand.RollJuniorCheck c -> SessionOrder.refuse(s, c, move.faces());
            case OperationCommand.RetireLead c -> SessionOrder.refuseRetireLead(s);
            case OperationCommand.RegisterSource c -> Sources.refuse(s, c);
            case OperationCommand.NotePartialTruths c -> Sources.refuse(s, c);
            case OperationCommand.UseActiveContact c -> Sources.refuse(s, c);
            case OperationCommand.UseIntroduction c -> Sources.refuse(s, c);
            case OperationCommand.RollShadowPhase c -> ShadowPhase.refuse(s, c);
            case OperationCommand.TakeAction c -> Actions.refuse(s, c);
            case OperationCommand.Interrogate c -> Interrogation.refuse(s, c);
            case OperationCommand.EndSession c -> SessionOrder.refuseEnd(s);
        };
    }

    private static void play(Draft<SquadState, SquadEvent> d, OperationCommand command, Dice dice) {
        switch (command) {
            case OperationCommand.OpenSession c -> SessionOrder.play(d, c);
            case OperationCommand.RollJuniorCheck c -> SessionOrder.play(d, c, dice);
            case OperationCommand.RetireLead c -> SessionOrder.retireLead(d);
            case OperationCommand.RegisterSource c -> Sources.play(d, c);
            case OperationCommand.NotePartialTruths c ->
                d.emit(new OperationEvent.PartialTruthsNoted(c.sourceId(), c.truths()));
            case OperationCommand.UseActiveContact c -> Sources.play(d, c);
            case OperationCommand.UseIntroduction c -> Sources.play(d, c);
            case OperationCommand.RollShadowPhase c -> ShadowPhase.play(d, c, dice);
            case OperationCommand.TakeAction c -> Actions.play(d, c, dice);
            case OperationCommand.Interrogate c -> Interrogation.play(d, c, dice);
            case OperationCommand.EndSession c -> SessionOrder.end(d);
        }
    }

    private static Optional<Refusal> refuse(SquadState s, InterdictCommand command) {
        return switch (command) {
            case InterdictCommand.DeclareInterdict c -> InterdictEntry.refuse(s, c);
            case InterdictCommand.BeginForcedInterdict c -> InterdictEntry.refuse(s, c);
            case InterdictCommand.DeclineForcedInterdict c -> InterdictEntry.refuseDecline(s);
            case InterdictCommand.RollInterdictBeat c -> InterdictBeat.refuse(s, c);
            case InterdictCommand.CancelCasualty c -> Casualties.refuse(s, c);
            case InterdictCommand.RollCasualties c -> Casualties.refuseRoll(s);
            case InterdictCommand.ResolveCounterAction c -> JobClosing.refuse(s, c);
            case InterdictCommand.CloseJob c -> JobClosing.refuse(s, c);
        };
    }

    private static void play(Draft<SquadState, SquadEvent> d, InterdictCommand command, Dice dice) {
        switch (command) {
            case InterdictCommand.DeclareInterdict c -> InterdictEntry.play(d, c);
            case InterdictCommand.BeginForcedInterdict c -> InterdictEntry.play(d, c);
            case InterdictCommand.DeclineForcedInterdict c -> InterdictEntry.decline(d);
            case InterdictCommand.RollInterdictBeat c -> InterdictBeat.play(d, c, dice);
            case InterdictCommand.CancelCasualty c -> Casualties.play(d, c);
            case InterdictCommand.RollCasualties c -> Casualties.roll(d, dice);
            case InterdictCommand.ResolveCounterAction c -> JobClosing.play(d, c, dice);
            case InterdictCommand.CloseJob c -> JobClosing.play(d, c, dice);
        }
    }
}
