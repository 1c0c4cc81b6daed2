package dev.stopline.squad.rules;

import java.util.List;

/** What a move came to, in a word: for its chances, and for whoever tells them beside what then happened. */
public final class Results {

    /** Of a move whose events tell of no result. */
    public static final String DONE = "DONE";

    private Results() {}

    /** The last result that these events of one move tell of. */
    public static String of(List<SquadEvent> events) {
        var result = DONE;
        for (var event : events) {
            result = switch (event) {
                case OpeningEvent.FirstReadRolled e -> e.outcome().name();
                case OperationEvent.ActionResolved e -> e.outcome().name();
                case OperationEvent.ShadowRolled e -> e.outcome().name();
                case OperationEvent.InterrogationEnded e -> e.band().name();
                case OperationEvent.JuniorChecked e -> e.rerolls() ? "REROLL" : "LEAD";
                case InterdictEvent e -> ofInterdict(e, result);
                case BetweenEvent.ClearanceChecked e -> e.passed() ? "PASSED" : "NOT_YET";
                case BetweenEvent.AfterCaseEventResolved e -> "ROW_" + e.row();
                case BetweenEvent.AftermathResolved e -> e.column() + e.row();
                case BetweenEvent.WoundRecoveryRolled e -> "HEALED_" + e.healed();
                case SquadEvent other -> result;
            };
        }
        return result;
    }

    private static String ofInterdict(InterdictEvent event, String before) {
        return switch (event) {
            case InterdictEvent.BeatRolled e ->
                e.beat() == 1 ? "ENGAGE_" + e.engageThreshold() : e.outcome().name();
            case InterdictEvent.JobResolved e -> e.close().name();
            case InterdictEvent.CasualtiesRolled e -> "CASUALTIES_" + e.additional();
            case InterdictEvent.CounterActionResolved e -> e.target().name();
            case InterdictEvent.DefenceRolled e -> "WOUND_" + e.wound().name();
            case InterdictEvent other -> before;
        };
    }
}
