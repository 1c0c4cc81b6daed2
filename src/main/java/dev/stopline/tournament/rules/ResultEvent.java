package dev.stopline.tournament.rules;

import java.util.List;

/** What the tables bring. */
public sealed interface ResultEvent extends TournamentEvent {

    record LineResultRecorded(String gameId, LineResult result, String at) implements ResultEvent {}

    record JobResultRecorded(String gameId, JobResult result, String at) implements ResultEvent {}

    record TableAbandoned(String gameId, String at) implements ResultEvent {}

    /** T-RES-04: the entrant came to none of these tables. */
    record NoShowRecorded(int round, String entrant, List<String> gameIds, String by, String at)
            implements ResultEvent {
        public NoShowRecorded {
            gameIds = List.copyOf(gameIds);
        }
    }

    record TableRuled(String gameId, TableRuling ruling, String by, String at) implements ResultEvent {}

    /** T-COR-01: who put it right, when and why, and what stood there before. */
    record LineResultCorrected(String gameId, LineResult before, LineResult after, String why, String by, String at)
            implements ResultEvent {}

    record JobResultCorrected(String gameId, JobResult before, JobResult after, String why, String by, String at)
            implements ResultEvent {}

    /** T-COR-02: the ruling takes the place of {@code before}, NONE where there was a result. */
    record RulingCorrected(String gameId, TableRuling before, TableRuling after, String by, String at)
            implements ResultEvent {}
}
