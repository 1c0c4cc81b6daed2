package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Careers of three jobs, played by the list of moves alone: 16 in the build, {@code -Dgames=2000} for the whole. */
class ListedCareersTest {

    private static final int CAREERS = Integer.getInteger("games", 16);
    private static final int JOBS = 3;
    private static final int UNLISTED = 3;
    private static final int CHECKED = 4;
    private static final int KINDS = 36;

    private final Map<String, Integer> accepted = new TreeMap<>();
    private int forecastsChecked;

    @Test
    @Rule({"S-SESS-01", "S-ACT-12", "S-CAS-04", "S-CAREER-02"})
    void everyListedMoveIsAcceptedEveryOtherRefusedAndEveryStatedChanceIsTheExactOne() {
        int whole = 0;
        for (long seed = 0; whole < CAREERS; seed++) {
            whole += play(seed) ? 1 : 0;
        }
        assertThat(accepted).as("kinds of moves").hasSizeGreaterThanOrEqualTo(KINDS);
        assertThat(forecastsChecked).isGreaterThan(10 * CAREERS);
    }

    /** Whether it came to three closed jobs before the detective was retired. */
    private boolean play(long seed) {
        var career = new RandomCareer(seed);
        var others = new RandomMoves(seed);
        var policy = new CareerPolicy(seed);
        var commands = new RowCommands(seed);
        career.play(career.withFaces(others.detective()));
        for (int i = 0; career.state().career().casesClosed() < JOBS && !isOver(career); i++) {
            var moves = moves(career);
            for (int j = 0; j < UNLISTED; j++) {
                refuse(career, moves, others.next(career.state()));
            }
            var move = policy.choose(moves, career.known());
            check(career, move, commands, i);
            step(career, commands.any(move));
        }
        assertThat(JobsOf.closed(career.events())).doesNotHaveDuplicates();
        return career.state().career().casesClosed() >= JOBS;
    }

    private static boolean isOver(RandomCareer career) {
        return career.state().detective().status() == DetectiveStatus.RETIRED
                && !career.state().job().isOpen()
                && JobOpening.isBetweenJobs(career.state());
    }

    /** The player's moves, or where nobody routes him the organizer's. */
    private static List<OpenMove> moves(RandomCareer career) {
        boolean unrouted = Wait.of(career.known()) == Waits.ROUTING;
        return unrouted
                ? OpenMoves.ofOrganizer(RandomCareer.RULES, career.known(), false)
                        .moves()
                : OpenMoves.of(RandomCareer.RULES, career.known(), false).moves();
    }

    private void step(RandomCareer career, SquadCommand command) {
        var before = career.state();
        career.play(career.withFaces(command));
        accepted.merge(command.getClass().getSimpleName(), 1, Integer::sum);
        CareerInvariants.hold(command.toString(), before, career.state());
    }

    /** A move of any kind: not listed means refused. */
    private static void refuse(RandomCareer career, List<OpenMove> moves, SquadCommand command) {
        boolean organizers = command instanceof CareerCommand.MergeMob || command instanceof CareerCommand.Reinstate;
        var refusal = RandomCareer.RULES.refusesBeforeDice(career.state(), new SquadMove(command, List.of()));
        boolean players = Wait.of(career.known()) != Waits.ROUTING;
        if (refusal.isEmpty() && !organizers && players) {
            assertThat(moves)
                    .as("%s is accepted, so its kind is listed", command)
                    .anyMatch(each -> ListedFields.fit(career.known(), command, each));
        }
    }

    /** Some listed commands of the row are accepted; the plain one's forecast is the exact count over all faces. */
    private void check(RandomCareer career, OpenMove move, RowCommands commands, int turn) {
        for (int i = 0; i < 2; i++) {
            var command = commands.any(move);
            assertThat(RandomCareer.RULES.refusesBeforeDice(career.state(), new SquadMove(command, List.of())))
                    .as("%s of %s", command, move)
                    .isEmpty();
        }
        if (turn % CHECKED == 0 && !move.forecast().chances().isEmpty()) {
            forecastsChecked++;
            assertThat(counted(career, commands.plain(move))).as("%s", move).isEqualTo(stated(move.forecast()));
            var any = commands.any(move);
            assertThat(counted(career, any))
                    .as("%s", any)
                    .isEqualTo(stated(MovePreview.of(RandomCareer.RULES, career.known(), any)
                            .forecast()));
        }
    }

    private static Map<String, Fraction> stated(Forecast forecast) {
        var stated = new LinkedHashMap<String, Fraction>();
        forecast.chances().forEach(each -> stated.put(each.result(), each.chance()));
        return stated;
    }

    /** Every sequence of faces that the rules accept, put through decide on the truth. */
    private static Map<String, Fraction> counted(RandomCareer career, SquadCommand command) {
        var counted = new LinkedHashMap<String, Fraction>();
        count(career.state(), command, new ArrayList<>(), Fraction.ONE, counted);
        return counted;
    }

    private static void count(
            SquadState state, SquadCommand command, List<Integer> faces, Fraction weight, Map<String, Fraction> into) {
        var move = new SquadMove(command, faces);
        if (RandomCareer.RULES.refuses(state, move).isEmpty()) {
            var ruling = RandomCareer.RULES.decide(state, move, new EnteredDice(faces));
            if (ruling instanceof Ruling.Played<SquadEvent>(var events)) {
                into.merge(Results.of(events), weight, Fraction::plus);
            }
            return;
        }
        int sides = sides(state, command, faces);
        for (int face = 1; face <= sides; face++) {
            var more = new ArrayList<>(faces);
            more.add(face);
            count(state, command, more, weight.over(sides), into);
        }
    }

    /** The die that is missing: the first that leaves a face over or is enough. */
    private static int sides(SquadState state, SquadCommand command, List<Integer> faces) {
        var given = new ProbeDice(state.dice(), faces, false);
        RandomCareer.RULES.play(new dev.stopline.decide.Draft<>(state, SquadState::after), command, given);
        return given.thrown().get(faces.size()).sides();
    }
}
