package dev.stopline.debrief.squad;

import dev.stopline.decide.Wording;
import java.util.Map;

/** What whoever moved did, in words of the game: the headings of decisions. */
final class Headings {

    private static final Map<String, String> BY_COMMAND = Map.ofEntries(
            Map.entry("RecoverWounds", "sees which wounds heal"),
            Map.entry("ResetHeat", "sets the Heat that is carried on"),
            Map.entry("RecordCasualties", "enters the case in the record"),
            Map.entry("RollClearanceCheck", "rolls for the next clearance"),
            Map.entry("CheckEvolutions", "sees what the career has earned"),
            Map.entry("RollAfterCaseEvent", "rolls what happens after the case"),
            Map.entry("AddContact", "adds a contact"),
            Map.entry("ChangeContactStatus", "changes where a contact stands"),
            Map.entry("RollAftermath", "rolls the aftermath"),
            Map.entry("ChooseRequisition", "chooses a requisition"),
            Map.entry("CompleteBetweenStep", "goes on between two cases"),
            Map.entry("CreateDetective", "makes the detective"),
            Map.entry("EnableCampaignLayer", "turns the campaign layer on"),
            Map.entry("AssignFactionTerritory", "gives a faction its ground"),
            Map.entry("ChangeKit", "changes the field kit"),
            Map.entry("DeclareFinalOperation", "declares the Final Operation"),
            Map.entry("MarkFactionClock", "marks a faction's clock"),
            Map.entry("PayFavour", "pays a favour"),
            Map.entry("RefuseFavour", "refuses a favour"),
            Map.entry("SkipContract", "skips a contract"),
            Map.entry("RetireDetective", "retires the detective"),
            Map.entry("MergeMob", "makes the two families one Mob"),
            Map.entry("Reinstate", "routes the detective again"),
            Map.entry("RollOptionalTable", "asks one of the tables"),
            Map.entry("DeclareInterdict", "goes in"),
            Map.entry("BeginForcedInterdict", "goes in as the clock has run out"),
            Map.entry("DeclineForcedInterdict", "stays away and lets it happen"),
            Map.entry("RollInterdictBeat", "rolls a beat of the Interdict"),
            Map.entry("CancelCasualty", "saves one who would have died"),
            Map.entry("RollCasualties", "counts the casualties"),
            Map.entry("ResolveCounterAction", "sees whom they strike at"),
            Map.entry("CloseJob", "closes the job"),
            Map.entry("OpenJob", "opens a job"),
            Map.entry("DeclareTrajectory", "says beforehand what the trajectory is"),
            Map.entry("RollGeneratorStep", "rolls a step of the generator"),
            Map.entry("SetAnatomy", "writes one of the three targets"),
            Map.entry("RevealAtOpen", "turns a target face-up at the opening"),
            Map.entry("RollFirstRead", "makes the First Read"),
            Map.entry("OpenSession", "opens a session"),
            Map.entry("RollJuniorCheck", "hears the junior out"),
            Map.entry("RetireLead", "gives up a Lead"),
            Map.entry("RegisterSource", "makes a source known"),
            Map.entry("NotePartialTruths", "notes partial truths"),
            Map.entry("UseActiveContact", "asks an active contact"),
            Map.entry("UseIntroduction", "uses an introduction"),
            Map.entry("RollShadowPhase", "shadows a source"),
            Map.entry("TakeAction", "takes an action"),
            Map.entry("Interrogate", "interrogates a subject"),
            Map.entry("EndSession", "ends the session"));

    private Headings() {}

    /** What follows "The player" for this command; a name that the game has no more is spelt out. */
    static String of(String command) {
        return BY_COMMAND.getOrDefault(command, "moves: " + Wording.command(command));
    }
}
