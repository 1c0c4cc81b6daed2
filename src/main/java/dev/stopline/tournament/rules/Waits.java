package dev.stopline.tournament.rules;

/** What an event can wait for. */
public enum Waits {
    ENTRANTS("two entrants or more who play", "register"),
    BOARDS("a board that may be dealt to all who play", "addBoard"),
    PAIRS("two of those who play to be allowed to meet", "liftPairing"),
    START("its organizer to start it", "startTournament"),
    ROUND("its organizer to open the next round", "openRound"),
    TABLES("the service to make the tables of the round", ""),
    RESUME("its organizer to let the clock of the round run on", "resumeRound"),
    RULINGS("its organizer to rule on tables that were left without an end", "ruleOnTable"),
    RESULTS("the tables of the round to end", ""),
    ATTEMPTS("attempts, until its organizer closes the round", "startAttempt"),
    ROUND_END("its organizer to close the round", "closeRound"),
    CLOSE("its organizer to close it", "closeTournament"),
    NOTHING("", "");

    private final String phrase;
    private final String operation;

    Waits(String phrase, String operation) {
        this.phrase = phrase;
        this.operation = operation;
    }

    /** What it waits for, as a sentence. */
    public String sentence() {
        return this == NOTHING ? "The event is closed." : "The event waits for " + phrase + ".";
    }

    /** The operation that usually comes next; empty = none of anybody's. */
    public String operation() {
        return operation;
    }

    /** What an event waits for now. */
    public static Waits of(TournamentState s) {
        return switch (s.phase()) {
            case NONE, CLOSED -> NOTHING;
            case REGISTRATION -> beforeStart(s);
            case RUNNING -> s.openRound().map(round -> in(s, round)).orElseGet(() -> betweenRounds(s));
        };
    }

    private static Waits beforeStart(TournamentState s) {
        if (EventFrame.isTooFew(s)) {
            return ENTRANTS;
        }
        return hasBoards(s) ? START : BOARDS;
    }

    private static Waits betweenRounds(TournamentState s) {
        if (s.rounds().size() >= s.terms().rounds()) {
            return CLOSE;
        }
        return hasBoards(s) ? ROUND : BOARDS;
    }

    /** What is missing where there are boards and none of them could be dealt. */
    static Waits insteadOfARound(TournamentState s) {
        var playing = Rounds.playing(s);
        if (playing.size() < Rounds.LEAST) {
            return ENTRANTS;
        }
        return PairingWishes.refuseApart(s, playing).isPresent() ? PAIRS : BOARDS;
    }

    private static boolean hasBoards(TournamentState s) {
        return s.boards().stream().filter(Board::undealt).count() >= Rounds.leastBoards(s.format());
    }

    private static Waits in(TournamentState s, Round round) {
        var tables = round.tables();
        if (tables.stream().anyMatch(each -> !each.stands())) {
            return TABLES;
        }
        if (RoundClock.isPaused(s)) {
            return RESUME;
        }
        if (tables.stream().anyMatch(each -> each.status() == Table.Status.ABANDONED)) {
            return RULINGS;
        }
        if (!tables.stream().allMatch(Table::ended)) {
            return RESULTS;
        }
        return s.format() == Format.LADDER ? ATTEMPTS : ROUND_END;
    }
}
