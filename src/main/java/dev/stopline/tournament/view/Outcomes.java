package dev.stopline.tournament.view;

import dev.stopline.decide.Wording;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.LineEnding;
import dev.stopline.tournament.rules.LineResult;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TableRuling;
import java.util.stream.Collectors;

/** What a table came to, in words. */
final class Outcomes {

    private Outcomes() {}

    static String of(Table table, TournamentNames names) {
        return switch (table.status()) {
            case PLAYING -> table.jobs().isEmpty() ? "In play" : "In play. " + result(table);
            case ABANDONED -> "Left without an end; a ruling is due";
            case FINISHED -> result(table);
            case RULED -> "By a ruling: " + of(table.ruling());
            case FORFEIT ->
                "Forfeit: " + Wording.and(table.absent().stream().map(names::of).toList()) + " did not come";
        };
    }

    private static String result(Table table) {
        return table.line().ending() == LineEnding.NONE
                ? table.jobs().stream().map(Outcomes::of).collect(Collectors.joining("; "))
                : of(table.line());
    }

    static String of(LineResult result) {
        if (result.ending() == LineEnding.NONE) {
            return "No ending";
        }
        return Wording.title(result.ending()) + ", Payoff " + result.payoff() + ", Exposure " + result.exposure()
                + (result.processHeld() ? ", the process held" : ", the process did not hold");
    }

    static String of(JobResult result) {
        return "Job " + result.job() + ": " + Wording.title(result.close()) + ", "
                + Wording.count(result.casualties(), "casualty", "casualties") + ", "
                + Wording.count(result.sessions(), "session")
                + (result.codeCrossed() ? ", the Code was crossed" : "");
    }

    static String of(TableRuling ruling) {
        return switch (ruling.kind()) {
            case NONE -> "none";
            case AWARDED ->
                "awarded "
                        + Wording.and(
                                ruling.points().stream().map(String::valueOf).toList());
            case CANCELLED -> "cancelled";
        };
    }
}
