package dev.stopline.squad.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import dev.stopline.decide.moves.MoveRow;
import java.util.List;

/** Whether a command is one of those that a row lists, but for fields that have no effect on it. */
final class ListedFields {

    private ListedFields() {}

    static boolean fit(SquadState known, SquadCommand command, OpenMove row) {
        if (!CommandFields.operationId(command).equals(row.operationId())) {
            return false;
        }
        return MoveRow.of("", command).fields().stream()
                .filter(field -> !isIdle(known, command, field.name()))
                .allMatch(field -> fits(field, row));
    }

    /** A field that is not listed holds nothing. */
    private static boolean fits(Field field, OpenMove row) {
        return row.fields().stream()
                .filter(listed -> listed.name().equals(field.name()))
                .findFirst()
                .map(listed -> fits(field, listed))
                .orElse(List.of("", "0", "false", "NONE").containsAll(field.values()));
    }

    private static boolean fits(Field field, Field listed) {
        return switch (listed.kind()) {
            case CHOICE, NUMBER, YES_NO, SEVERAL, SHARES -> listed.values().containsAll(field.values());
            case LIST -> listed.values().contains(String.join(",", field.values()));
            case TEXT, TEXTS, DOCUMENT -> true;
        };
    }

    /** Fields that the rules do not look at in this command, whatever stands in them. */
    private static boolean isIdle(SquadState known, SquadCommand command, String field) {
        if (field.contains("burn.") || field.startsWith("choice.burn")) {
            return true;
        }
        return switch (command) {
            case OperationCommand.TakeAction c ->
                field.equals("face") && c.verb() != Verb.WALK
                        || SceneGuards.isFalse(known, c.target()) && !field.equals("target")
                        || field.equals("options.reveal")
                        || field.equals("options.suspicionFaction");
            case OperationCommand.Interrogate c ->
                SceneGuards.isFalse(known, c.target()) && !field.equals("target")
                        || field.equals("options.reveal")
                        || field.equals("options.suspicionFaction");
            case InterdictCommand.RollInterdictBeat c ->
                c.beat() != InterdictBeat.ENGAGE
                                && List.of("method", "specialty", "targetAxis").contains(field)
                        || field.equals("seen") && !c.crossCode()
                        || field.equals("specialty") && c.method() != EngageMethod.SPECIALTY;
            case InterdictCommand.DeclareInterdict c -> !StrainTrack.mustChoose(known);
            case InterdictCommand.BeginForcedInterdict c -> !StrainTrack.mustChoose(known);
            case InterdictCommand.ResolveCounterAction c ->
                field.equals("sourceId") && c.choice() != CounterTarget.SOURCE;
            case BetweenCommand.AddContact c -> field.equals("status") && c.rollStatus();
            case BetweenCommand.ChooseRequisition c ->
                field.equals("territory") && c.item() != Requisition.TERRITORY_INTEL
                        || field.equals("contactId") && c.item() != Requisition.SOURCE_NETWORK;
            case CareerCommand.SkipContract c -> field.startsWith("choice.faction") || field.equals("choice.sourceId");
            case BetweenCommand.RollAftermath c -> field.equals("choice.sourceId");
            case OperationCommand.UseIntroduction c ->
                field.equals("sourceId") && c.basis() != IntroductionBasis.ANSWER;
            case OpeningCommand.RollFirstRead c -> field.equals("reveal");
            case OpeningCommand.RevealAtOpen c -> c.axes().size() != 1;
            case OpeningCommand.OpenJob c -> field.equals("primaryAnatomy");
            case CareerCommand.ChangeKit c -> true;
            case SquadCommand other -> false;
        };
    }
}
