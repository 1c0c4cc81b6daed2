package dev.stopline.tournament.rules;

import dev.stopline.decide.RefusalCode;
import java.util.List;

/** Every refusal code of tournaments, with its rule and what to say to a person. */
public enum TournamentRefusal implements RefusalCode {
    ALREADY_EXISTS(Kind.NOT_NOW, "This event is there already.", "T-EVT-01"),
    ALREADY_NOTED(Kind.NOT_NOW, "That is noted already.", "T-REG-08"),
    ALREADY_REVEALED(Kind.NOT_NOW, "The seed of this board is open already.", "T-CLO-02"),
    ALREADY_STARTED(Kind.NOT_NOW, "The event has started; this is fixed now.", "T-EVT-03"),
    ATTEMPTS_USED(Kind.NOT_NOW, "This entrant has used every attempt.", "T-LAD-02"),
    ATTEMPT_OPEN(Kind.NOT_NOW, "An attempt of this entrant is still being played.", "T-LAD-03"),
    BAD_BOARD(
            Kind.INVALID,
            "No table could play this board: it needs a card and a mode of its game; one of squad 1 to 20 jobs and a"
                    + " detective, one of line neither.",
            "T-BRD-01"),
    BAD_EXTRA_TIME(Kind.INVALID, "Extra time is 1 to 600 minutes.", "T-RND-08"),
    BAD_KEY(Kind.INVALID, "An event's key has 1 to 80 letters, digits and hyphens.", "T-EVT-01"),
    BAD_PAIR(Kind.INVALID, "Name two different entrants of this event.", "T-SWI-04"),
    BAD_RESULT(Kind.INVALID, "A value of this result is not one that such a game can end with.", "T-RES-01"),
    BAD_RULING(Kind.INVALID, "Award a score to each entrant of the table, or cancel it without scores.", "T-RES-05"),
    BAD_SCORING(Kind.INVALID, "Each value of the scoring is -100 to 100.", "T-SCO-01"),
    BAD_SEED(Kind.INVALID, "That is not the seed that this board was committed to.", "T-CLO-02"),
    BAD_SITTING_OUT(Kind.INVALID, "Sitting out brings 0, or 1 half in a Swiss; once for the next round.", "T-RND-06"),
    BAD_SUBJECTS(Kind.INVALID, "Name 1 to 12 different subjects, each by its id.", "T-REG-01"),
    BAD_TERMS(Kind.INVALID, "A value of the terms is outside its range, or not one of this format.", "T-EVT-01"),
    BAD_TIE_BREAKS(Kind.INVALID, "Choose 1 tie-break or more, each once.", "T-STA-02"),
    BAD_TIMES(
            Kind.INVALID,
            "A round has a start, 1 to 100,000 minutes, and warnings within them, the longest first.",
            "T-RND-04"),
    BOARD_COUNT(
            Kind.INVALID,
            "A round names its boards once each: two for a Swiss, one or more for any other event.",
            "T-RND-03"),
    BOARD_DEALT(Kind.NOT_NOW, "This board has been dealt.", "T-BRD-03"),
    BOARD_SEEN(Kind.NOT_NOW, "Somebody has seen the card of a board: deal another, or let them sit out.", "T-REG-08"),
    BOARD_STILL_OPEN(
            Kind.FORBIDDEN, "This board is still being played; it opens when it is closed at every table.", "T-CLO-03"),
    BOARD_UNFIT(
            Kind.INVALID,
            "A Swiss is played on boards of line for both chairs; every shared board has the server's dice.",
            "T-BRD-02"),
    LATE_ENTRY_CLOSED(Kind.NOT_NOW, "It is too late to enter this event.", "T-REG-03"),
    MODERATOR_PLAYS(
            Kind.NOT_NOW, "Nobody plays on a board that they moderate: relieve them, or let them sit out.", "T-REG-07"),
    NOT_MODERATING(Kind.NOT_NOW, "This subject does not moderate that board.", "T-REG-07"),
    NOT_PAUSED(Kind.NOT_NOW, "The round is not paused.", "T-RND-07"),
    NOT_PLAYING(Kind.NOT_NOW, "This entrant has no table in the open round that still waits.", "T-RES-04"),
    NOT_STARTED(Kind.NOT_NOW, "The event has not started.", "T-EVT-03"),
    NOT_WITHDRAWN(Kind.NOT_NOW, "This entrant has not withdrawn, and does not sit out the next round.", "T-REG-06"),
    NOT_YOURS(
            Kind.FORBIDDEN,
            "This is for somebody else: the organizer who created the event runs it, and an entrant's people do what"
                    + " concerns their own entrant.",
            "T-EVT-02"),
    NOT_YOUR_TABLE(Kind.FORBIDDEN, "That seat is for the people of another entrant.", "T-REG-09"),
    NOBODY_MEETS(
            Kind.NOT_NOW,
            "Everybody who would play is kept apart: take back what was said about two of them, or let others play.",
            "T-SWI-04"),
    NO_RESULT_YET(Kind.NOT_NOW, "There is no result here to put right; use a ruling.", "T-COR-01"),
    NO_ROUND_LEFT(Kind.NOT_NOW, "Every round of this event has been opened.", "T-RND-01"),
    NO_ROUND_OPEN(Kind.NOT_NOW, "No round is open.", "T-RND-01"),
    NO_SUCH_PAIR(Kind.NOT_NOW, "Nothing has been said about these two.", "T-SWI-04"),
    NO_TOURNAMENT(Kind.UNKNOWN, "There is no such event.", "T-EVT-01"),
    ORGANIZER_UNKNOWN(
            Kind.FORBIDDEN,
            "An event is run by a person: ask for the organizer's token with the token of a subject.",
            "T-EVT-02"),
    PAIR_CONFLICT(Kind.NOT_NOW, "That contradicts what was said about one of these two; lift it first.", "T-SWI-05"),
    PUBLISHED_SO(Kind.NOT_NOW, "The standings are read by just those already.", "T-STA-06"),
    ROUND_OPEN(Kind.NOT_NOW, "A round is open; close it first.", "T-RND-01"),
    ROUND_PAUSED(Kind.NOT_NOW, "The round is paused.", "T-RND-07"),
    SITS_OPPOSITE(
            Kind.NOT_NOW,
            "Nobody sits on both sides of a table: this seat is for somebody else of the team.",
            "T-BRD-05"),
    SUBJECT_TAKEN(Kind.NOT_NOW, "One of these subjects is entered already.", "T-REG-02"),
    TABLES_STAND(Kind.NOT_NOW, "These tables stand already.", "T-RND-10"),
    TABLE_ENDED(Kind.NOT_NOW, "This table has ended; put its result right if it is wrong.", "T-RES-06"),
    TEAM_TOO_SMALL(
            Kind.NOT_NOW,
            "A team that has both sides of a table needs two people or more: enter another, or deal a board of one side.",
            "T-BRD-05"),
    TOO_FEW_ENTRANTS(Kind.NOT_NOW, "There are not enough entrants who play.", "T-EVT-03"),
    TOO_MANY_ENTRANTS(Kind.NOT_NOW, "This event is full.", "T-REG-04"),
    TOURNAMENT_CLOSED(Kind.NOT_NOW, "The event is over.", "T-EVT-04"),
    UNFINISHED_TABLES(Kind.NOT_NOW, "Tables of this round have not ended: wait, or rule on each of them.", "T-RND-09"),
    UNKNOWN_BOARD(Kind.UNKNOWN, "No board of this event has that id, or none of this round.", "T-BRD-01"),
    UNKNOWN_ENTRANT(Kind.UNKNOWN, "No entrant of this event has that id.", "T-REG-01"),
    UNKNOWN_GAME(Kind.UNKNOWN, "No table of this event plays that game.", "T-RND-02"),
    WHY_REQUIRED(Kind.INVALID, "Say why, in 1 to 500 characters.", "T-COR-01"),
    WITHDRAWN(Kind.NOT_NOW, "This entrant has withdrawn.", "T-REG-05"),
    WRONG_FORMAT(Kind.NOT_NOW, "An event of this format has no such thing.", "T-EVT-01"),
    WRONG_GAME(Kind.INVALID, "That table plays the other game.", "T-RES-01");

    private final Meaning meaning;

    TournamentRefusal(Kind kind, String sentence, String... rules) {
        this.meaning = new Meaning(kind, sentence, List.of(rules));
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
