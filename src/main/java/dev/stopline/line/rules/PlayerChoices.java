package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Ours, for playtests beside L-TEL-01: what players may choose to do, as options: the operation of a move, with a dot and
 * the value behind it where the value is the choice ({@code declareAction.VERIFY}). Throwing a called die is no choice.
 */
public final class PlayerChoices {

    private static final List<String> OF_ALL = List.of("callStopTheLine", "castVote.POINT", "castVote.FOLD");
    private static final List<String> LOOKUPS = List.of("pullLog", "questionHire");
    private static final List<String> OF_THE_CUT = List.of("proposeCut", "nameControl", "showHumanCost", "approveCut");
    private static final List<String> OF_THE_CELL =
            List.of("chooseCoverHolder", "announceCover", "answerMeetingQuestion");
    private static final String ASK = "askMeetingQuestion";
    private static final String SPEAK = "speakTiedSentence";

    private PlayerChoices() {}

    /** The options that this mode and ruleset leave open to the players of a case, in the order of the rules. */
    public static List<String> open(Mode mode, Ruleset ruleset) {
        boolean company = mode.seats(Table.COMPANY);
        var open = new ArrayList<String>();
        Arrays.stream(FreeAction.values()).map(kind -> "takeFreeAction." + kind).forEach(open::add);
        Arrays.stream(Verb.values())
                .filter(verb -> verb.rolls() && mode.seats(verb.table()))
                .map(verb -> "declareAction." + verb)
                .forEach(open::add);
        if (company && ruleset.number(RulesetKey.LOOKUPS_PER_STAGE) > 0) {
            open.addAll(LOOKUPS);
        }
        open.addAll(OF_ALL);
        open.add(SPEAK);
        if (company && !mode.hasCell()) {
            open.add(ASK);
        }
        open.addAll(mode.hasCell() ? OF_THE_CELL : List.of());
        open.addAll(company ? OF_THE_CUT : List.of());
        return List.copyOf(open);
    }

    /**
     * The option that a move took; empty if it was no choice, or not a player's.
     *
     * @param by who made it, as the move's stamp says
     * @param move the name of its command
     * @param events what came of it
     */
    public static Optional<String> made(String by, String forSeat, String move, List<LineEvent> events) {
        boolean players = !by.equals(Viewer.IM.text()) || !forSeat.isEmpty();
        return players ? option(move, events) : Optional.empty();
    }

    private static Optional<String> option(String move, List<LineEvent> events) {
        var operation = move.isEmpty() ? move : Character.toLowerCase(move.charAt(0)) + move.substring(1);
        return switch (operation) {
            case "takeFreeAction", "declareAction", "castVote" ->
                events.stream().flatMap(PlayerChoices::value).findFirst().map(value -> operation + "." + value);
            case String other -> Optional.of(other).filter(PlayerChoices::isOneByItself);
        };
    }

    private static boolean isOneByItself(String operation) {
        return Stream.of(OF_ALL, LOOKUPS, OF_THE_CUT, OF_THE_CELL, List.of(ASK, SPEAK))
                .anyMatch(some -> some.contains(operation));
    }

    private static Stream<String> value(LineEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> Stream.of(e.kind().name());
            case ActionEvent.ActionDeclared e -> Stream.of(e.verb().name());
            case CallEvent.FingerPointed e -> Stream.of(e.hire() == 0 ? "FOLD" : "POINT");
            case LineEvent other -> Stream.empty();
        };
    }
}
