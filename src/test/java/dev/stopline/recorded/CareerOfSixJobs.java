package dev.stopline.recorded;

import dev.stopline.squad.rules.Axis;
import dev.stopline.testkit.squad.CareerRecorder;

/** A whole campaign: six jobs with the layer on from the first close, every evolution, a clearance, and the Final Operation. */
final class CareerOfSixJobs {

    private CareerOfSixJobs() {}

    static CareerRecorder campaign() {
        var career = CareerRecorder.of(
                        "a-campaign-of-six-jobs-to-the-final-operation",
                        "Six jobs: contacts, factions, familiarity and Strain from the second on, an aftermath after each close, a clearance, all six evolutions, and a Combination that makes the sixth job the last.")
                .detective(
                        "{specialization: INTERROGATOR, warDetail: EIGHTH_ARMY_ITALY, kit: [SOURCE_CREDIT, TERRITORY_BRIEF]}");
        first(career);
        second(career);
        third(career);
        fourth(career);
        fifth(career);
        last(career);
        return career;
    }

    private static void first(CareerRecorder career) {
        career.job("{posture: SPLIT, sergeantDice: [1, 3], open: {targetFaction: COHEN}}")
                .read(Axis.ASSET, 4)
                .registry()
                .make(
                        "RegisterSource {sourceId: rosa, name: Rosa at the switchboard, category: COOPERATIVE, sourceCredit: true}")
                .make("OpenSession")
                .make("LEAN {sourceId: rosa}", 3)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(5, 5, 6)
                .close("", 2)
                .after("The switchboard knew before we did.", 4)
                .make("ChooseRequisition {item: EXTRA_LEAD}")
                .make(
                        "EnableCampaignLayer {factions: [{role: DOMINANT, faction: COHEN}, {role: RIVAL, faction: DRAGNA},"
                                + " {role: SHADOW_PATRON, faction: PRESS}]}")
                .make("AssignFactionTerritory {faction: COHEN, territory: DOWNTOWN}");
    }

    private static void second(CareerRecorder career) {
        career.job("{base: NETWORKED, posture: SET_UP, sergeant: STOKER, open: {targetFaction: DRAGNA}}")
                .read(Axis.OPERATOR, 2)
                .registry()
                .make("RegisterSource {sourceId: editor, name: The night editor, faction: PRESS, webTagged: true}")
                .make("MarkFactionClock {faction: PRESS, clock: LEVERAGE, cause: HELP_ACCEPTED}")
                .toStage(2)
                .make("LEAN {sourceId: editor}", 6)
                .all("EndSession", "OpenSession")
                .make("RollShadowPhase {sourceId: editor}", 5)
                .toStage(4)
                .all("EndSession", "OpenSession")
                .make("RollShadowPhase", 4)
                .toStage(5)
                .make("DeclareInterdict")
                .beats(5, 4, 6)
                .close("")
                .after("Not one shot was fired.", 1)
                .make(
                        "AddContact {name: The night editor, tag: owes me a front page, rollStatus: true, faction: PRESS,"
                                + " territory: DOWNTOWN, webTagged: true}",
                        2)
                .make("AddContact {name: Rosa at the switchboard, tag: listens, status: AFRAID, territory: HOLLYWOOD}")
                .make("ChangeContactStatus {contactId: P1, to: LOYAL}")
                .make("RollAftermath {choice: {contactId: P2}}", 2)
                .all(
                        "CompleteBetweenStep {step: PRESSURE}",
                        "ChooseRequisition {item: TERRITORY_INTEL, territory: HOLLYWOOD}");
    }

    private static void third(CareerRecorder career) {
        career.job("{posture: ACCELERATE, sergeant: WOOTERS, open: {targetFaction: COHEN}}")
                .read(Axis.TRIGGER, 5)
                .registry()
                .make("RegisterSource {sourceId: rosa, name: Rosa at the switchboard, contactId: P2}")
                .toStage(2)
                .make("LEAN {sourceId: rosa}", 5)
                .all("EndSession", "OpenSession")
                .make("RollShadowPhase {sourceId: rosa}", 4)
                .toStage(4)
                .make("DeclareInterdict")
                .make("RollInterdictBeat {beat: 1}", 5)
                .make("RollInterdictBeat {beat: 2, method: CLOSE}", 3)
                .make("RollInterdictBeat {beat: 3, crossCode: true, seen: true}", 3)
                .close("The one with the camera.", 6)
                .after("I told them he was dead. He was not.", 7)
                .make("RollAftermath {choice: {faction: COHEN, faction2: DRAGNA}}", 1)
                .all("CompleteBetweenStep {step: PRESSURE}", "ChooseRequisition {item: RESUPPLY}")
                .make("ChangeKit {items: [COMMS_SUITE, TERRITORY_BRIEF]}");
    }

    private static void fourth(CareerRecorder career) {
        career.make("OpenJob {targetFaction: DRAGNA}")
                .make("DeclareTrajectory {value: STAGING}")
                .steps(
                        "{type: BOMB, base: NETWORKED, trajectory: STAGING, posture: PULL_THE_TRIGGER, sergeant: STOKER}")
                .anatomy("{}")
                .make("RollFirstRead {reveal: [ASSET, TRIGGER]}")
                .registry()
                .make("RegisterSource {sourceId: janitor, name: The janitor}")
                .make("OpenSession")
                .make("PULL {sourceId: registry, target: ASSET}", 4)
                .make("PULL {sourceId: registry, target: TRIGGER}", 5)
                .make("LEAN {sourceId: janitor}", 2)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(5, 4, 6)
                .close("", 4)
                .after("The clock on the wall was right, ours was not.", 5)
                .make("RollAftermath {choice: {sourceId: janitor}}", 5)
                .all("CompleteBetweenStep {step: PRESSURE}", "ChooseRequisition {item: EXTRA_LEAD}");
    }

    private static void fifth(CareerRecorder career) {
        career.job("{type: MOVE, posture: UNDERGROUND, sergeant: JUNIOR, open: {targetFaction: COHEN}}")
                .read(Axis.OPERATOR, 4)
                .registry()
                .toStage(2)
                .make("EndSession")
                .make("RollJuniorCheck", 5)
                .make("OpenSession")
                .make("RollShadowPhase {sourceId: registry}", 2)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(5, 4, 3)
                .close("", 3)
                .all("RecoverWounds", "ResetHeat", "RecordCasualties {fieldNote: The truck was empty.}")
                .make("RollClearanceCheck", 5)
                .make("CheckEvolutions")
                .make("RollAfterCaseEvent", 8)
                .make("RollAftermath", 6)
                .all("CompleteBetweenStep {step: PRESSURE}", "ChooseRequisition {item: SOURCE_NETWORK, contactId: P1}")
                .make("ChangeKit {items: [SIDEARM_LOADOUT, COMMS_SUITE, SOURCE_CREDIT, TERRITORY_BRIEF, WIRE_KIT]}");
    }

    private static void last(CareerRecorder career) {
        career.job("{type: HIT, tempo: SLOW, base: OUTFIT, posture: FORTIFY, sergeant: OMARA, sergeantDice: [1, 6],"
                        + " open: {targetFaction: COHEN}}")
                .read(Axis.OPERATOR, 6)
                .registry()
                .make(
                        "RegisterSource {sourceId: editor, name: The night editor, faction: PRESS, contactId: P1, linkedAxis: OPERATOR}")
                .make("RegisterSource {sourceId: cohen, name: Cohen's bookkeeper, faction: COHEN, category: RELUCTANT}")
                .make("OpenSession")
                .make("LEAN {sourceId: cohen, options: {invokeCost: true, convertHeat: true}}", 1)
                .make("PULL {sourceId: registry, target: OPERATOR, options: {wireKit: true}, leads: 1}", 4)
                .make("PULL {sourceId: registry, target: ASSET}", 5)
                .all("EndSession", "OpenSession")
                .make("RollShadowPhase {sourceId: editor}", 6)
                .make("LEAN {sourceId: editor, target: OPERATOR}", 5)
                .make("PULL {sourceId: registry, target: ASSET}", 5)
                .make("PULL {sourceId: registry, target: ASSET}", 5)
                .toStage(5)
                .make("DeclareInterdict")
                .beats(5, 4, 6)
                .close("")
                .after("I left the badge on the desk.", 6)
                .make("RollAftermath", 5)
                .leave();
    }
}
