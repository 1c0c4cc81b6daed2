package dev.stopline.recorded;

import dev.stopline.squad.rules.Axis;
import dev.stopline.testkit.squad.CareerRecorder;
import java.util.List;

/** Careers in which one job leaves something to the next. */
final class CareersOfSeveralJobs {

    private CareersOfSeveralJobs() {}

    static List<CareerRecorder> all() {
        return List.of(CareerOfSixJobs.campaign(), hostile(), hostileCampaign(), toSquad());
    }

    private static CareerRecorder hostile() {
        return CareerRecorder.of(
                        "without-a-sergeant-a-hostile-close-takes-a-source",
                        "No Sergeant stands behind the job, and it ends as badly as it can: the target strikes back at the clerk who talked, and in the next job she cannot be reached.")
                .detective("{specialization: HAT, warDetail: LIBERATOR}")
                .job("{type: HIT, trajectory: ACTIVE, tempo: SLOW, posture: FORTIFY, sergeant: NONE}")
                .read(Axis.OPERATOR, 2)
                .registry()
                .make("RegisterSource {sourceId: clerk, name: Ida at the desk, category: COOPERATIVE}")
                .make("OpenSession")
                .make("LEAN {sourceId: clerk}", 4)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(6, 3, 2)
                .make("RollCasualties", 3, 5)
                .make("ResolveCounterAction", 1)
                .make("CloseJob")
                .after("Ida did not come to work.", 3)
                .leave()
                .job("{sergeant: OMARA, sergeantDice: [6, 1, 3]}")
                .read(Axis.OPERATOR, 4)
                .make("RegisterSource {sourceId: clerk, name: Ida at the desk, category: COOPERATIVE}")
                .registry()
                .make("OpenSession")
                .make("PULL {sourceId: registry}", 3);
    }

    private static CareerRecorder hostileCampaign() {
        var career = CareerRecorder.of(
                        "favours-a-skipped-contract-and-one-mob",
                        "A campaign that goes badly: a name to use in Pasadena, a hostile close that costs a contact a step and its aftermath, favours paid and refused, a contract skipped, two families that become one, and a last job declared by the player.")
                .detective("{specialization: TAP, warDetail: OSS_EUROPE}")
                .make(
                        "EnableCampaignLayer {factions: [{role: DOMINANT, faction: COHEN}, {role: RIVAL, faction: DRAGNA},"
                                + " {role: SHADOW_PATRON, faction: BUREAU}, {role: FOURTH, faction: PRESS}]}")
                .make("AssignFactionTerritory {faction: DRAGNA, territory: PASADENA_SAN_MARINO}");
        hostile(career);
        debts(career);
        return finale(career);
    }

    private static void hostile(CareerRecorder career) {
        career.job("{territory: PASADENA_SAN_MARINO, posture: FORTIFY, sergeant: BURNS, open: {targetFaction: DRAGNA}}")
                .read(Axis.OPERATOR, 2)
                .registry()
                .make(
                        "RegisterSource {sourceId: butler, name: The butler at Orange Grove, named: true, faction: DRAGNA}")
                .make("OpenSession")
                .make("PULL {sourceId: registry}", 4)
                .make("UseIntroduction {basis: SUCCESS}")
                .make("LEAN {sourceId: butler}", 4)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(6, 5, 2)
                .make("RollCasualties", 4)
                .make("ResolveCounterAction", 2)
                .make("CloseJob")
                .after("The butler had a second employer.", 6)
                .make(
                        "AddContact {name: Walt at the harbor, tag: sees every manifest, status: USEFUL, territory: LONG_BEACH_SAN_PEDRO}")
                .make("ChangeContactStatus {contactId: P1, to: AFRAID}")
                .make("RollAftermath {choice: {faction: DRAGNA}}", 4)
                .all("CompleteBetweenStep {step: PRESSURE}", "CompleteBetweenStep {step: REQUISITION}");
    }

    private static void debts(CareerRecorder career) {
        for (int i = 0; i < 4; i++) {
            career.make("MarkFactionClock {faction: DRAGNA, clock: LEVERAGE, cause: LOCAL_PERMISSION}");
        }
        for (int i = 0; i < 6; i++) {
            career.make("MarkFactionClock {faction: COHEN, clock: LEVERAGE, cause: HELP_ACCEPTED}");
        }
        career.make("SkipContract {territory: PASADENA_SAN_MARINO, faction: DRAGNA}", 2)
                .job("{territory: PASADENA_SAN_MARINO, posture: SPLIT, sergeant: JUNIOR, base: LIGHT}")
                .read(Axis.OPERATOR, 2)
                .registry()
                .make("OpenSession")
                .make("PayFavour {faction: COHEN}")
                .make("WALK {sourceId: registry, face: EYE}", 1)
                .make("MarkFactionClock {faction: BUREAU, clock: SUSPICION, cause: IDENTITY_EXPOSED}")
                .make("EndSession")
                .make("RollJuniorCheck {step: 6}", 3, 2)
                .toStage(4)
                .make("RefuseFavour {faction: DRAGNA}")
                .all("EndSession", "OpenSession", "DeclareInterdict")
                .beats(4, 6, 4)
                .close("", 3)
                .after("The harbor was quiet, and that was the trouble.", 7)
                .make("RollAftermath", 6)
                .leave();
    }

    private static CareerRecorder finale(CareerRecorder career) {
        return career.organizer("MergeMob")
                .make("DeclareFinalOperation")
                .job(
                        "{tempo: FAST, trajectory: IMMINENT, posture: PULL_THE_TRIGGER, sergeant: WOOTERS, open: {targetFaction: MOB}}")
                .read(Axis.OPERATOR, 3)
                .all("OpenSession", "EndSession", "DeclineForcedInterdict")
                .close("", 5)
                .after("They gave the coat to somebody else.", 1)
                .leave();
    }

    /** Ten quick jobs in ten weeks: two clearances, and what the last kit holds. */
    private static CareerRecorder toSquad() {
        var career = CareerRecorder.of(
                        "ten-jobs-to-squad-clearance-and-its-kit",
                        "Ten jobs: to Detective at the fifth close and to Squad at the ninth; the tenth opens with all three targets face-up.")
                .detective("{specialization: SPECIALIST, specialty: LONG_SHOT, fgt: 5, sht: 3, warDetail: NAVY_ONI}");
        for (int number = 1; number <= 9; number++) {
            career.job("{base: LIGHT, tempo: SLOW, posture: UNDERGROUND, sergeant: STOKER}")
                    .read(Axis.OPERATOR, 2)
                    .registry()
                    .toStage(5)
                    .all("EndSession", "OpenSession", "DeclareInterdict")
                    .make("RollInterdictBeat {beat: 1}", 4)
                    .make("RollInterdictBeat {beat: 2, method: RANGED}", 4)
                    .make("RollInterdictBeat {beat: 3}", number == 1 ? 4 : 2);
            standing(career, number);
        }
        return career.openJob("{base: HARDENED, sergeant: JUNIOR, open: {loadoutSpecialty: BREACH}}")
                .make("SetAnatomy {axis: OPERATOR}", 1)
                .make("SetAnatomy {axis: ASSET}", 2)
                .make("SetAnatomy {axis: TRIGGER}", 3)
                .make("RevealAtOpen {axes: [ASSET]}")
                .make("RevealAtOpen {axes: [OPERATOR, ASSET, TRIGGER]}");
    }

    private static void standing(CareerRecorder career, int number) {
        if (number == 1) {
            career.close("");
        } else {
            career.close("", 1);
        }
        career.all("RecoverWounds", "ResetHeat", "RecordCasualties {fieldNote: Job " + number + " of a long winter.}");
        if (number == 5 || number == 9) {
            career.make("RollClearanceCheck", 5);
        }
        career.make("CheckEvolutions").make("RollAfterCaseEvent", 2);
        switch (number) {
            case 5 ->
                career.make("ChooseRequisition {item: HEAT_SUPPRESSION}")
                        .make(
                                "ChangeKit {items: [SIDEARM_LOADOUT, COMMS_SUITE, SOURCE_CREDIT, TERRITORY_BRIEF, SEALED_WARRANT]}");
            case 9 ->
                career.make("ChooseRequisition {item: COMBINATION_BRIEF}")
                        .make(
                                "ChangeKit {items: [SIDEARM_LOADOUT, COMMS_SUITE, SOURCE_CREDIT, TERRITORY_BRIEF, WIRE_KIT,"
                                        + " SEALED_WARRANT, SPECIALTY_LOADOUT, ARCHIVE_ACCESS]}");
            default -> career.leave();
        }
    }
}
