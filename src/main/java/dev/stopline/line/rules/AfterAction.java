package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import dev.stopline.line.rules.Action.Shield;
import dev.stopline.line.rules.Action.Status;

/** What each event of actions, rolls and cover changes. */
final class AfterAction {

    private AfterAction() {}

    static LineState of(LineState s, ActionEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> free(s, e);
            case ActionEvent.ActionDeclared e ->
                declared(s, Action.declared(e.actionId(), e.seat(), e.table(), e.verb(), e.hire(), s.clock()));
            case ActionEvent.ActionSpent e -> left(s, e.seat(), e.actionsLeft());
            case ActionEvent.LookupSpent e -> lookup(s, e);
            case ActionEvent.RollCalled e -> changed(s, e.actionId(), each -> called(each, e));
            case ActionEvent.RollControlNoted e -> changed(s, e.actionId(), each -> each.withControlId(e.controlId()));
            case ActionEvent.RollWaived e -> changed(s, e.actionId(), each -> each.withPurpose(e.purpose()));
            case ActionEvent.ActionNarrated e -> withdrawn(s, e.actionId(), Status.NARRATED);
            case ActionEvent.DieThrown e ->
                s.sheet().action(e.actionId()).isEmpty()
                                || e.thrower().equals("IM") && e.forSeat().isEmpty()
                        ? s
                        : s.withSheet(s.sheet().rolled(e.table()));
            case ActionEvent.ActionResolved e -> resolved(s, e);
            case ActionEvent.NotOnFileAnswered e -> s;
            case ActionEvent.RollsStopped e -> s.withClock(s.clock().withRollsStopped(true));
            case ActionEvent.RollAbandoned e -> abandoned(s, e);
            case ActionEvent.CoverHolderChosen e ->
                s.withCover(s.cover()
                        .withChosen(Lists.plus(
                                Lists.without(s.cover().chosen(), each -> each.stage() == e.stage()),
                                new Cover.Holder(e.stage(), e.role()))));
            case ActionEvent.CoverAnnounced e ->
                changed(s, e.actionId(), each -> each.withShield(Shield.ANNOUNCED))
                        .withCover(s.cover().withAnnouncedFor(e.actionId()));
            case ActionEvent.CoverThrown e -> coverThrown(s, e);
            case ActionEvent.ScriptedMoveTold e -> s;
            case ActionEvent.ScriptedMovePlayed e ->
                s.withSheet(s.sheet().withMovesPlayed(Lists.plus(s.sheet().movesPlayed(), e.moveId())));
            case ActionEvent.ImCompanyMovePlayed e ->
                declared(
                        s,
                        Action.declared(e.actionId(), Viewer.IM.text(), Table.COMPANY, e.verb(), e.hire(), s.clock())
                                .withControlId(e.controlId()));
            case ActionEvent.StoppingControlNoted e ->
                s.withOutcome(s.outcome()
                        .withStoppingControls(Lists.plus(
                                s.outcome().stoppingControls(),
                                new Outcome.NotedControl(e.number(), e.askedTable(), e.text(), ""))));
            case ActionEvent.StoppingControlSourceNoted e ->
                s.withOutcome(s.outcome()
                        .withStoppingControls(Lists.change(
                                s.outcome().stoppingControls(),
                                each -> each.number() == e.number(),
                                each -> new Outcome.NotedControl(
                                        each.number(), each.askedTable(), each.text(), e.actionId()))));
        };
    }

    private static LineState changed(LineState s, String id, java.util.function.UnaryOperator<Action> change) {
        return s.withSheet(s.sheet().change(id, change));
    }

    private static LineState resolved(LineState s, ActionEvent.ActionResolved e) {
        var changed = changed(s, e.actionId(), each -> each.withStatus(Status.RESOLVED));
        boolean scored = e.result() == ActionEvent.Result.SUCCESS
                && s.sheet()
                        .action(e.actionId())
                        .filter(each -> each.verb().scores())
                        .isPresent();
        return scored ? changed.withTracks(s.tracks().scored(e.actionId())) : changed;
    }

    private static LineState free(LineState s, ActionEvent.FreeActionTaken e) {
        var row = new ActionSheet.FreeActionRow(
                e.actionId(),
                e.seat(),
                e.table(),
                e.kind(),
                s.clock().stage(),
                s.clock().round());
        var sheet = s.sheet()
                .numbered(e.table())
                .withFreeActions(Lists.plus(s.sheet().freeActions(), row));
        return s.withSheet(
                e.kind() != FreeAction.HOLD
                        ? sheet
                        : sheet.withLeft(Lists.change(
                                sheet.left(),
                                each -> each.seat().equals(e.seat()),
                                each -> new ActionSheet.Left(each.seat(), each.actions(), true))));
    }

    private static LineState declared(LineState s, Action action) {
        return s.withSheet(s.sheet()
                .numbered(action.table())
                .withActions(Lists.plus(s.sheet().actions(), action)));
    }

    private static LineState left(LineState s, String seat, int actions) {
        return s.withSheet(s.sheet()
                .withLeft(Lists.change(
                        s.sheet().left(),
                        each -> each.seat().equals(seat),
                        each -> new ActionSheet.Left(each.seat(), actions, each.holding() && actions > 0))));
    }

    private static LineState lookup(LineState s, ActionEvent.LookupSpent e) {
        var action = Action.declared(e.actionId(), e.seat(), Table.COMPANY, e.verb(), e.hire(), s.clock())
                .withStatus(Status.RESOLVED);
        var spent = declared(s, action);
        return spent.withSheet(spent.sheet().withLookupsUsed(e.used()));
    }

    private static Action called(Action action, ActionEvent.RollCalled e) {
        return action.withStatus(Status.ROLL_CALLED)
                .withBand(e.band())
                .withTarget(e.target())
                .withPurpose(e.purpose());
    }

    private static LineState withdrawn(LineState s, String actionId, Status status) {
        var changed = changed(
                s,
                actionId,
                each -> each.withStatus(status)
                        .withShield(each.shield() == Shield.ANNOUNCED ? Shield.NONE : each.shield()));
        return s.cover().announcedFor().equals(actionId)
                ? changed.withCover(s.cover().withAnnouncedFor(""))
                : changed;
    }

    private static LineState abandoned(LineState s, ActionEvent.RollAbandoned e) {
        var changed = withdrawn(s, e.actionId(), Status.ABANDONED);
        return e.refunded() ? left(changed, e.seat(), s.sheet().leftOf(e.seat()) + 1) : changed;
    }

    private static LineState coverThrown(LineState s, ActionEvent.CoverThrown e) {
        var holder = s.cover().holderIn(s.clock().stage());
        var cover = s.cover().withUsedThisStage(true).withAnnouncedFor("");
        var held = holder.map(role -> cover.withHeld(
                        Lists.plus(cover.held(), new Cover.Holder(s.clock().stage(), role))))
                .orElse(cover);
        var thrown = changed(s, e.actionId(), each -> each.withShield(e.holds() ? Shield.HOLDS : Shield.FAILS))
                .withCover(held);
        boolean seated = s.mode().seats(Table.COMRADES);
        return seated ? thrown.withSheet(thrown.sheet().rolled(Table.COMRADES)) : thrown;
    }
}
