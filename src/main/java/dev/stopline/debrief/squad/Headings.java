package dev.stopline.debrief.squad;

import dev.stopline.decide.Wording;

/** What whoever moved did, in words of the game: the headings of decisions. */
final class Headings {

    private Headings() {}

    /** What follows "The player" for this command; a name that the game has no more is spelt out. */
    static String of(String command) {
        return switch (command) {
            case "RecoverWounds" -> "sees which wounds heal";
            case "ResetHeat" -> "sets the Heat that is carried on";
            case "RecordCasualties" -> "enters the case in the record";
            case "RollClearanceCheck" -> "rolls for the next clearance";
            case "CheckEvolutions" -> "sees what the career has earned";
            case "RollAfterCaseEvent" -> "rolls what happens after the case";
            case "AddContact" -> "adds a contact";
            case "ChangeContactStatus" -> "changes where a contact stands";
            case "RollAftermath" -> "rolls the aftermath";
            case "ChooseRequisition" -> "chooses a requisition";
            case "CompleteBetweenStep" -> "goes on between two cases";
            case "DealBoard" -> "puts the career on a shared board";
            case "OpenBoard" -> "opens the board";
            case "CreateDetective" -> "makes the detective";
            case "EnableCampaignLayer" -> "turns the campaign layer on";
            case "AssignFactionTerritory" -> "gives a faction its ground";
            case "ChangeKit" -> "changes the field kit";
            case "DeclareFinalOperation" -> "declares the Final Operation";
            case "MarkFactionClock" -> "marks a faction's clock";
            case "PayFavour" -> "pays a favour";
            case "RefuseFavour" -> "refuses a favour";
            case "SkipContract" -> "skips a contract";
            case "RetireDetective" -> "retires the detective";
            case "MergeMob" -> "makes the two families one Mob";
            case "Reinstate" -> "routes the detective again";
            case "RollOptionalTable" -> "asks one of the tables";
            case "DeclareInterdict" -> "goes in";
            case "BeginForcedInterdict" -> "goes in as the clock has run out";
            case "DeclineForcedInterdict" -> "stays away and lets it happen";
            case "RollInterdictBeat" -> "rolls a beat of the Interdict";
            case "CancelCasualty" -> "saves one who would have died";
            case "RollCasualties" -> "counts the casualties";
            case "ResolveCounterAction" -> "sees whom they strike at";
            case "CloseJob" -> "closes the job";
            case "OpenJob" -> "opens a job";
            case "DeclareTrajectory" -> "says beforehand what the trajectory is";
            case "RollGeneratorStep" -> "rolls a step of the generator";
            case "SetAnatomy" -> "writes one of the three targets";
            case "RevealAtOpen" -> "turns a target face-up at the opening";
            case "RollFirstRead" -> "makes the First Read";
            case "OpenSession" -> "opens a session";
            case "RollJuniorCheck" -> "hears the junior out";
            case "RetireLead" -> "gives up a Lead";
            case "RegisterSource" -> "makes a source known";
            case "NotePartialTruths" -> "notes partial truths";
            case "UseActiveContact" -> "asks an active contact";
            case "UseIntroduction" -> "uses an introduction";
            case "RollShadowPhase" -> "shadows a source";
            case "TakeAction" -> "takes an action";
            case "Interrogate" -> "interrogates a subject";
            case "EndSession" -> "ends the session";
            case String other -> "moves: " + Wording.command(other);
        };
    }
}
