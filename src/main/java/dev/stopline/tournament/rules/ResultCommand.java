package dev.stopline.tournament.rules;

/** What the tables bring. */
public sealed interface ResultCommand extends TournamentCommand {

    /** T-RES-01: a session has ended. */
    record RecordLineResult(String gameId, LineResult result) implements ResultCommand {}

    /** T-RES-02: a job of a career has closed. */
    record RecordJobResult(String gameId, JobResult result) implements ResultCommand {}

    /** T-RES-03: a game was left without an end; its table needs a ruling. */
    record NoteAbandoned(String gameId) implements ResultCommand {}

    /** T-RES-04: an entrant has not come to the open round. */
    record RecordNoShow(String entrant) implements ResultCommand {}

    /** T-RES-05: rules on a table that has not ended. */
    record RuleOnTable(String gameId, TableRuling ruling) implements ResultCommand {}

    /** T-COR-01: puts a session's result right. */
    record CorrectLineResult(String gameId, LineResult result, String why) implements ResultCommand {}

    /** T-COR-01: puts the result of a job right. */
    record CorrectJobResult(String gameId, JobResult result, String why) implements ResultCommand {}

    /** T-COR-02: a ruling takes the place of what a table brought. */
    record CorrectByRuling(String gameId, TableRuling ruling) implements ResultCommand {}
}
