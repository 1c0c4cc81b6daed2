package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import dev.stopline.line.rules.StopTheLineCommand.CallStopTheLine;
import dev.stopline.line.rules.StopTheLineCommand.CastVote;
import dev.stopline.line.rules.StopTheLineCommand.CloseMeeting;
import dev.stopline.line.rules.StopTheLineCommand.OpenRevote;
import dev.stopline.line.rules.StopTheLineCommand.RevealVote;
import dev.stopline.line.rules.StopTheLineCommand.SkipTiedSentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the stories tell is what the rules would have decided. */
class LineStoriesTest {

    private static final LineRules RULES = new LineRules();

    private final List<LineEvent> events = new ArrayList<>();

    private LineState state() {
        return RULES.fold(RULES.initial(), events);
    }

    private void play(Viewer by, LineCommand command) {
        switch (RULES.decide(state(), Move.of(by, command), new EnteredDice(List.of()))) {
            case Ruling.Played<LineEvent>(var played) -> events.addAll(played);
            case Ruling.Refused<LineEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal.code());
        }
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void aTableThatIsReadyIsWhatTheSetUpLeadsTo(Mode mode) {
        play(Viewer.IM, new SessionCommand.CreateSession(mode, "fixture"));
        play(Viewer.IM, new SessionCommand.LoadCaseCard(FixtureCard.card()));
        for (var role : LineStories.rolesOf(mode)) {
            play(Viewer.IM, new SessionCommand.SeatPlayer(LineStories.seatOf(role), role.table(), role));
        }
        play(Viewer.IM, new SessionCommand.AdmitSpectator());
        play(Viewer.IM, new SessionCommand.BriefOpening());

        assertThat(events).isEqualTo(LineStories.aTableReady(mode).events());
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void aCaseInALaterStageIsWhatTheRoundsLeadTo(Mode mode) {
        events.addAll(LineStories.aTableReady(mode).events());
        play(Viewer.IM, new SessionCommand.StartCase());
        round(mode);
        round(mode);
        play(Viewer.IM, new RoundCommand.EnterStep(Step.DISCUSS));
        play(Viewer.IM, new RoundCommand.EnterStep(Step.ACT));

        assertThat(events).isEqualTo(LineStories.aCaseAt(mode, 2, 1, Step.ACT).events());
    }

    private void round(Mode mode) {
        for (var step : List.of(Step.DISCUSS, Step.ACT, Step.RESOLVE)) {
            play(Viewer.IM, new RoundCommand.EnterStep(step));
        }
        if (mode == Mode.BOTH_CHAIRS) {
            var first = state().clock().firstTable();
            play(Viewer.IM, new RoundCommand.VisitTable(first));
            play(Viewer.IM, new RoundCommand.VisitTable(first.other()));
        }
        play(Viewer.IM, new RoundCommand.EndRound());
    }

    @Test
    void aCutWindowIsWhatTheCallTheVoteAndTheMeetingLeadTo() {
        var before = LineStories.aCaseAt(Mode.COMPANY_ONLY, 2, 1, Step.ACT).tracks(3, 0);
        events.addAll(before.events());
        play(LineStories.viewer(Role.SECOPS), new CallStopTheLine());
        for (var role : Role.of(Table.COMPANY)) {
            play(LineStories.viewer(role), new CastVote(2));
        }
        play(Viewer.IM, new RevealVote());
        play(Viewer.IM, new CloseMeeting());

        var told = LineStories.cutWindowOn(2, before);
        assertThat(withoutBallots()).isEqualTo(told.events());
        assertThat(state().tracks()).isEqualTo(told.state().tracks());
    }

    @Test
    void aReVoteIsWhatATieLeadsTo() {
        var before = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT);
        events.addAll(before.events());
        play(LineStories.viewer(Role.SECOPS), new CallStopTheLine());
        play(LineStories.viewer(Role.SECOPS), new CastVote(1));
        play(LineStories.viewer(Role.FINANCE_LEGAL), new CastVote(3));
        play(Viewer.IM, new RevealVote());
        play(Viewer.IM, new SkipTiedSentence("secops"));
        play(Viewer.IM, new SkipTiedSentence("finance-legal"));
        play(Viewer.IM, new OpenRevote());

        var told = new LineTelling(before)
                .called(Table.COMPANY, true)
                .tied(Map.of("secops", 1, "finance-legal", 3))
                .again();
        assertThat(withoutBallots()).isEqualTo(told.story().events());
    }

    @Test
    void aVoteWithoutAFingerClosesTheLine() {
        var before = LineStories.aCaseAt(Mode.COMRADES_ONLY, 1, 1, Step.DISCUSS);
        events.addAll(before.events());
        play(LineStories.viewer(Role.FACE), new CallStopTheLine());
        play(Viewer.IM, new RevealVote());

        var told = new LineTelling(before).called(Table.COMRADES, true).folded();
        assertThat(events).isEqualTo(told.story().events());
    }

    /** The stories leave out what each seat did before three. */
    private List<LineEvent> withoutBallots() {
        return events.stream()
                .filter(each -> !(each instanceof CallEvent.FingerPointed))
                .filter(each -> !(each instanceof CallEvent.BallotsCounted))
                .toList();
    }
}
