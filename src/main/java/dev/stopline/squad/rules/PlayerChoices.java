package dev.stopline.squad.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Ours, for playtests: what the player of a job may choose to do, as options: the operation of a move, with a dot and the
 * value behind it where the value is the choice ({@code takeAction.LEAN}), and {@code crossCode} for a Code crossed of his
 * own will. What every job asks for in its turn is no choice.
 */
public final class PlayerChoices {

    private static final List<String> OF_THE_OPENING = List.of("declareTrajectory", "revealAtOpen");
    private static final List<String> OF_A_SESSION = List.of(
            "registerSource",
            "notePartialTruths",
            "useActiveContact",
            "useIntroduction",
            "retireLead",
            "rollShadowPhase",
            "interrogate");
    private static final List<String> OF_THE_INTERDICT =
            List.of("declareInterdict", "beginForcedInterdict", "declineForcedInterdict", "cancelCasualty");
    private static final List<String> OF_THE_CAMPAIGN = List.of("markFactionClock", "payFavour", "refuseFavour");
    private static final String CROSS = "crossCode";

    private PlayerChoices() {}

    /**
     * The options that a job leaves open, in the order of the rules; some of them only to a detective with the means.
     *
     * @param campaign whether the campaign layer is on
     */
    public static List<String> open(boolean campaign) {
        var open = new ArrayList<>(OF_THE_OPENING);
        Arrays.stream(SessionMode.values()).map(mode -> "openSession." + mode).forEach(open::add);
        Arrays.stream(Verb.values()).map(verb -> "takeAction." + verb).forEach(open::add);
        open.addAll(OF_A_SESSION);
        open.addAll(OF_THE_INTERDICT);
        open.add(CROSS);
        open.addAll(campaign ? OF_THE_CAMPAIGN : List.of());
        return List.copyOf(open);
    }

    /**
     * The options that a move of the player took: none if it was no choice.
     *
     * @param move the name of its command
     * @param events what came of it
     */
    public static List<String> made(String move, List<SquadEvent> events) {
        var made = new ArrayList<String>();
        var operation = move.isEmpty() ? move : Character.toLowerCase(move.charAt(0)) + move.substring(1);
        boolean isOne = Stream.of(OF_THE_OPENING, OF_A_SESSION, OF_THE_INTERDICT, OF_THE_CAMPAIGN)
                .anyMatch(some -> some.contains(operation));
        if (isOne) {
            made.add(operation);
        }
        for (var event : events) {
            switch (event) {
                case OperationEvent.SessionOpened e -> made.add("openSession." + e.mode());
                case OperationEvent.ActionResolved e
                when operation.equals("takeAction") -> made.add("takeAction." + e.verb());
                case InterdictEvent.CodeCrossed e -> made.add(CROSS);
                case SquadEvent other -> {}
            }
        }
        return List.copyOf(made);
    }
}
