package dev.stopline.line.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells of a line, from the call to its close, in a story. */
public final class LineTelling {

    private final LineStory story;

    /** Goes on with this story. */
    public LineTelling(LineStory story) {
        this.story = story;
    }

    /** The story so far. */
    public LineStory story() {
        return story;
    }

    private LineState state() {
        return story.state();
    }

    private List<String> voters() {
        return state().setup().seats().stream()
                .filter(each -> state().mode().seats(each.table()))
                .map(Setup.Seated::seat)
                .toList();
    }

    /** A table calls; {@code paid} says whether the call's cost and the end of the round's rolls are told too. */
    public LineTelling called(Table table, boolean paid) {
        var id = state().calls().nextId();
        var caller = state().setup().at(table).stream()
                .findFirst()
                .map(Setup.Seated::seat)
                .orElse(LineStories.seatOf(Role.of(table).getFirst()));
        var clock = state().clock();
        story.tell(new CallEvent.LineCalled(id, caller, table, clock.stage(), clock.round(), Said.CALL_CUE));
        if (paid) {
            story.payoff(state().ruleset().number(RulesetKey.CALL_PAYOFF), TrackEvent.PayoffCause.CALL, id);
            int cost = state().ruleset().number(RulesetKey.CALL_EXPOSURE);
            story.tell(
                    new TrackEvent.ExposureChanged(cost, state().tracks().exposure() + cost),
                    new TrackEvent.CallCharged(id),
                    new ActionEvent.RollsStopped(id));
        }
        story.tell(new CallEvent.VoteOpened(id, voters()));
        return this;
    }

    /** These fingers are cast and not yet shown; 0 = folded. */
    public LineTelling cast(Map<String, Integer> fingers) {
        int n = 0;
        for (var each : fingers.entrySet()) {
            n++;
            story.tell(
                    new CallEvent.FingerPointed(each.getKey(), each.getValue()),
                    new CallEvent.BallotsCounted(n, voters().size()));
        }
        return this;
    }

    /** The fingers are shown; whoever is not named folded. */
    public LineTelling shown(Map<String, Integer> fingers) {
        var all = voters().stream()
                .map(each -> new CallEvent.Finger(each, fingers.getOrDefault(each, 0)))
                .toList();
        int ballot = state().line().ballot();
        story.tell(new CallEvent.VoteRevealed(ballot, all, tally(all)));
        return this;
    }

    private List<CallEvent.Tally> tally(List<CallEvent.Finger> fingers) {
        return state().hiresInPlay().stream()
                .map(Hire::number)
                .map(hire -> new CallEvent.Tally(hire, (int)
                        fingers.stream().filter(each -> each.hire() == hire).count()))
                .toList();
    }

    /** Every finger points at this hire, and the meeting opens. */
    public LineTelling accused(int hire) {
        var fingers = new LinkedHashMap<String, Integer>();
        voters().forEach(each -> fingers.put(each, hire));
        return accused(hire, fingers);
    }

    /** These fingers pick this hire, and the meeting opens. */
    public LineTelling accused(int hire, Map<String, Integer> fingers) {
        shown(fingers);
        int count = (int) fingers.values().stream().filter(each -> each == hire).count();
        story.tell(
                new CallEvent.AccusationMade(hire, count),
                new MeetingEvent.MeetingOpened(hire, state().ruleset().number(RulesetKey.MEETING_QUESTIONS)));
        return this;
    }

    /** These fingers tie. */
    public LineTelling tied(Map<String, Integer> fingers) {
        shown(fingers);
        var tally = tally(state().line().fingers());
        int most = tally.stream().mapToInt(CallEvent.Tally::fingers).max().orElse(0);
        var hires = tally.stream()
                .filter(each -> each.fingers() == most)
                .map(CallEvent.Tally::hire)
                .toList();
        var pointers = state().line().fingers().stream()
                .filter(each -> hires.contains(each.hire()))
                .map(CallEvent.Finger::seat)
                .toList();
        story.tell(new CallEvent.TieDeclared(hires, pointers));
        return this;
    }

    /** Every tied pointer is passed over, and the vote is open again. */
    public LineTelling again() {
        var id = state().line().id();
        var folders = state().line().fingers().stream()
                .filter(each -> each.hire() == 0)
                .map(CallEvent.Finger::seat)
                .toList();
        state().line().tiedPointers().forEach(each -> story.tell(new CallEvent.TiedSentenceSkipped(each)));
        story.tell(new CallEvent.RevoteOpened(id, voters(), folders));
        return this;
    }

    /** The meeting is over. */
    public LineTelling met() {
        story.tell(new MeetingEvent.MeetingClosed(state().line().questions().size()));
        return this;
    }

    /** Everybody folds, and the line closes. */
    public LineTelling folded() {
        shown(Map.of());
        story.tell(
                new CallEvent.NoAccusation(CallEvent.NoAccusationReason.NO_FINGERS),
                new CutEvent.LineClosed(state().line().id(), LineOutcome.NO_ACCUSATION));
        return this;
    }

    /** A ground is offered and accepted, tied to a fact of the suspect (a money fact if there is one). */
    public LineTelling ground(GroundKind kind) {
        var sheet = state().setup().card().hires().get(state().line().suspect() - 1);
        var id = state().line().id() + "/G" + (state().line().grounds().size() + 1);
        var linked = kind == GroundKind.HUMAN_COST
                ? sheet.humanCosts().getFirst().factId()
                : sheet.facts().stream()
                        .filter(each -> each.type() == RecordType.MONEY)
                        .findFirst()
                        .orElse(sheet.facts().getFirst())
                        .factId();
        var text = kind == GroundKind.HUMAN_COST
                ? sheet.humanCosts().getFirst().text()
                : "A call back to the payee before the first payment";
        story.tell(
                new CutEvent.GroundOffered(id, LineStories.seatOf(Role.FINANCE_LEGAL), kind, text),
                new CutEvent.GroundRuled(id, true, GroundReason.NONE),
                new CutEvent.GroundFactNoted(id, linked));
        if (kind == GroundKind.HUMAN_COST) {
            story.tell(new CutEvent.HumanCostReadAloud(state().line().suspect(), text));
        }
        return this;
    }

    /** The suspect is cut; a decoy leaves, the operator freezes Payoff at this value. */
    public LineTelling cut(int frozen) {
        int hire = state().line().suspect();
        var identity = state().hire(hire).map(Hire::identity).orElse(Identity.SEALED);
        var lineId = state().line().id();
        var ground = state().line().acceptedGround().orElseThrow();
        story.tell(
                new CutEvent.CutApproved(
                        LineStories.seatOf(Role.FINANCE_LEGAL), hire, ground.groundId(), ground.text(), ""),
                new CutEvent.HireCut(hire),
                new CutEvent.CutVerdictNoted(hire, identity, lineId + "/CUT"),
                new CutEvent.KeysRemoved(hire));
        story.tell(
                identity == Identity.OPERATOR ? new TrackEvent.PayoffFrozen(frozen) : new CutEvent.HireGone(hire),
                new CutEvent.LineClosed(lineId, LineOutcome.CUT),
                new CutEvent.TallyLineWritten(lineId, hire, ground.text(), true, identity != Identity.OPERATOR));
        return this;
    }

    /** A wrongful cut of this hire ends the stage, and the next begins; its costs are told elsewhere. */
    public LineStory wrongfullyCut(int hire) {
        called(Table.COMPANY, false)
                .accused(hire)
                .met()
                .ground(GroundKind.CONTROL)
                .cut(0);
        return story.nextStage(RoundEvent.StageEndReason.WRONGFUL, RoundEvent.TierResetCause.WRONGFUL);
    }
}
