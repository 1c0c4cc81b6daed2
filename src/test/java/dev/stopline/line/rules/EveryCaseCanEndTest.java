package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** GAP-51: whatever the players have left undone, the Incident Master alone brings the session to its close. */
class EveryCaseCanEndTest {

    private static final int ENOUGH = 400;

    static LongStream seeds() {
        return LongStream.range(200, 260);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Rule({"L-ROUND-11", "L-MEET-08", "L-VOTE-06", "L-PROC-01"})
    void theIncidentMasterAloneReachesTheEndFromAnywhere(long seed) {
        var play = RandomPlay.seeded(seed);
        int moves = play.random().nextInt(120);
        for (int i = 0; i < moves && play.step(); i++) {}
        var played = play.played();
        for (int i = 0; i < ENOUGH && played.state().phase() != Phase.CLOSED; i++) {
            var next = onward(played.state())
                    .filter(each -> played.refusal(each).isEmpty())
                    .findFirst();
            assertThat(next).as("a way on from %s", played.state()).isPresent();
            played.play(next.get());
        }
        assertThat(played.state().phase()).isEqualTo(Phase.CLOSED);
        assertThat(played.state().outcome().abandoned()).isFalse();
    }

    /** What leads on, the most urgent first; nothing of it needs a player. */
    private static Stream<Move> onward(LineState state) {
        var line = state.line();
        var away = state.setup().at(Table.COMRADES).stream()
                .findFirst()
                .map(Setup.Seated::seat)
                .orElse("");
        var cell = state.mode().hasCell() ? Answer.DEFLECT : Answer.FILE_DOES_NOT_SAY;
        var ofLine = Stream.<Optional<Move>>of(
                im(new StopTheLineCommand.RevealVote()),
                im(new StopTheLineCommand.OpenRevote()),
                Optional.of(new Move(
                        Viewer.IM, away, new StopTheLineCommand.AnswerMeetingQuestion(cell, "", ""), List.of())),
                im(new StopTheLineCommand.CloseMeeting()),
                im(new StopTheLineCommand.CloseLine(LineOutcome.NO_CUT)));
        var ofRound = Stream.of(
                im(new RoundCommand.EndRound()),
                im(new RoundCommand.EnterStep(Step.DISCUSS)),
                im(new RoundCommand.EnterStep(Step.ACT)),
                im(new RoundCommand.EnterStep(Step.RESOLVE)));
        var ofDebrief = Stream.of(
                im(new DebriefCommand.CloseSession()),
                im(new DebriefCommand.ReadProcessCondition()),
                im(new DebriefCommand.OpenDebrief()));
        return Stream.of(
                        line.tiedPointers().stream().map(each -> im(new StopTheLineCommand.SkipTiedSentence(each))),
                        ofLine,
                        reveals(state),
                        state.sheet().actions().stream()
                                .filter(each -> each.status() == Action.Status.ROLL_CALLED)
                                .map(each -> im(new ActionCommand.NarrateAction(each.id(), ""))),
                        ofRound,
                        visits(state),
                        ofDebrief)
                .flatMap(each -> each)
                .flatMap(Optional::stream);
    }

    private static Stream<Optional<Move>> reveals(LineState state) {
        return state.evidence().owed().stream()
                .flatMap(owed -> Stream.concat(
                                Facts.eligible(state, owed.hire(), owed.types()).stream()
                                        .map(each -> each.fact().factId()),
                                Stream.of(""))
                        .map(fact -> im(new ActionCommand.ChooseRevealedFact(owed.owedId(), fact))));
    }

    private static Stream<Optional<Move>> visits(LineState state) {
        return Stream.of(state.clock().firstTable(), state.clock().firstTable().other())
                .filter(each -> !state.clock().visited().contains(each))
                .map(each -> im(new RoundCommand.VisitTable(each)));
    }

    private static Optional<Move> im(LineCommand command) {
        return Optional.of(Move.of(Viewer.IM, command));
    }
}
