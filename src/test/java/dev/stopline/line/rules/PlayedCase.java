package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.EnteredDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A session played by the rules, move by move; a seat's id is its role's name in small letters. */
final class PlayedCase {

    private static final LineRules RULES = new LineRules();

    private final List<LineEvent> events = new ArrayList<>();
    private LineState state = RULES.initial();

    private PlayedCase() {}

    /** A created session whose ruleset has these keys and values, in turn. */
    static PlayedCase created(Mode mode, String... keysAndValues) {
        var played = new PlayedCase();
        played.im(new SessionCommand.CreateSession(mode, "sample"));
        for (int i = 0; i < keysAndValues.length; i += 2) {
            played.im(new SessionCommand.OverrideRuleset(keysAndValues[i], keysAndValues[i + 1]));
        }
        return played;
    }

    /** A case with every role of the mode seated, at the Reveal of its first round. */
    static PlayedCase started(Mode mode, String... keysAndValues) {
        return created(mode, keysAndValues).start(SampleCard.card());
    }

    /** Loads the card, seats every role of the mode, briefs and starts. */
    PlayedCase start(CaseCard card) {
        im(new SessionCommand.LoadCaseCard(card));
        for (var role : Role.values()) {
            if (state.mode().seats(role.table())) {
                im(new SessionCommand.SeatPlayer(id(role), role.table(), role));
            }
        }
        im(new SessionCommand.BriefOpening());
        im(new SessionCommand.StartCase());
        return this;
    }

    /** Puts the case on a shared board, whoever throws. */
    void onBoard(String board) {
        var dealt = new SessionEvent.BoardDealt(board);
        events.add(dealt);
        state = state.after(dealt);
    }

    /** Enters the steps up to Act, and hands over to the other side where the mode knows that. */
    PlayedCase act() {
        im(new RoundCommand.EnterStep(Step.DISCUSS));
        im(new RoundCommand.EnterStep(Step.ACT));
        if (state.mode() != Mode.BOTH_CHAIRS) {
            im(new RoundCommand.HandOverSide());
        }
        return this;
    }

    /** Ends the round from Act. */
    List<LineEvent> endRound() {
        if (state.mode() == Mode.BOTH_CHAIRS) {
            var first = state.clock().firstTable();
            im(new RoundCommand.VisitTable(first));
            im(new RoundCommand.VisitTable(first.other()));
        }
        im(new RoundCommand.EnterStep(Step.RESOLVE));
        return im(new RoundCommand.EndRound());
    }

    /** Plays on, with nothing done, to Act of this stage and round. */
    PlayedCase actIn(int stage, int round) {
        act();
        while (state.clock().stage() != stage || state.clock().round() != round) {
            endRound();
            act();
        }
        return this;
    }

    /** Reveals a fact of a hire by a Pull-log, of whoever plays the Company. */
    void reveal(int hire, String factId) {
        var owed = state.sheet().nextId(Table.COMPANY);
        if (state.mode().seats(Table.COMPANY)) {
            by(Role.SECOPS, new ActionCommand.PullLog(hire));
        } else {
            im(new ActionCommand.PlayImCompanyMove(Verb.PULL_LOG, hire, "", ""));
        }
        im(new ActionCommand.ChooseRevealedFact(owed, factId));
    }

    /** Calls the line, points every voter at the hire, and closes the meeting. */
    void lineTo(Role caller, int hire) {
        by(caller, new StopTheLineCommand.CallStopTheLine());
        for (var voter : state.line().voters()) {
            by(state.setup().seat(voter).orElseThrow().role(), new StopTheLineCommand.CastVote(hire));
        }
        im(new StopTheLineCommand.RevealVote());
        im(new StopTheLineCommand.CloseMeeting());
    }

    /** A named control is offered by Finance & Legal and accepted with this fact of the suspect. */
    void ground(String text, String factId) {
        by(Role.FINANCE_LEGAL, new StopTheLineCommand.NameControl(text));
        var id = state.line().grounds().getLast().groundId();
        im(new StopTheLineCommand.RuleOnGround(id, true, factId, GroundReason.NONE));
    }

    /** Declares a verb; its action's id. */
    String declare(Role role, Verb verb, int hire) {
        var id = state.sheet().nextId(role.table());
        by(role, new ActionCommand.DeclareAction(verb, hire, "checks"));
        return id;
    }

    /** The events of a move of the Incident Master, which the rules must allow. */
    List<LineEvent> im(LineCommand command, Integer... faces) {
        return play(Move.of(Viewer.IM, command, faces));
    }

    /** The events of a move of a role's seat, which the rules must allow. */
    List<LineEvent> by(Role role, LineCommand command, Integer... faces) {
        return play(Move.of(seat(role), command, faces));
    }

    /** The events of a move that the rules must allow. */
    List<LineEvent> play(Move move) {
        return play(move, new EnteredDice(move.faces()));
    }

    /** The events of a move with these dice, which the rules must allow. */
    List<LineEvent> play(Move move, Dice dice) {
        return switch (RULES.decide(state, move, dice)) {
            case Ruling.Refused<LineEvent>(Refusal refusal) ->
                throw new AssertionError(move + " was refused: " + refusal.code() + " " + refusal.faults());
            case Ruling.Played<LineEvent>(List<LineEvent> played) -> {
                events.addAll(played);
                state = RULES.fold(state, played);
                yield played;
            }
        };
    }

    /** Asserts that the rules refuse a role's move with this code. */
    void refuses(LineRefusal code, Role role, LineCommand command, Integer... faces) {
        refuses(code, Move.of(seat(role), command, faces));
    }

    /** Asserts that the rules refuse a move with this code. */
    void refuses(LineRefusal code, Move move) {
        assertThat(refusal(move).map(Refusal::code)).contains(code);
    }

    /** What the rules say against a move. */
    Optional<Refusal> refusal(Move move) {
        return RULES.refuses(state, move);
    }

    LineState state() {
        return state;
    }

    /** Every event so far. */
    List<LineEvent> events() {
        return List.copyOf(events);
    }

    /** The session as a viewer knows it. */
    LineState seenBy(Viewer viewer) {
        return RULES.fold(
                RULES.initial(),
                events.stream()
                        .filter(each -> WhoSees.sees(state.mode(), each, viewer))
                        .toList());
    }

    /** Every seat that is taken. */
    List<Viewer.Seat> seats() {
        return state.setup().seats().stream()
                .map(each -> new Viewer.Seat(each.seat(), each.table()))
                .toList();
    }

    static Viewer.Seat seat(Role role) {
        return new Viewer.Seat(id(role), role.table());
    }

    static String id(Role role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
