package dev.stopline.recorded;

import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.SquadGiven;
import dev.stopline.testkit.squad.CareerRecorder;
import dev.stopline.testkit.squad.SquadFiles;
import java.util.List;

/** Careers of one job: each specialization's own case, and between them every posture, every Sergeant and every close. */
final class CareersOfOneJob {

    /** The golden case that is a whole career. */
    static final String WORKED_EXAMPLE = "GC-A";

    private CareersOfOneJob() {}

    static List<CareerRecorder> all() {
        return List.of(workedExample(), hat(), tap(), tail(), interrogator(), specialist(), talk(), falseTarget());
    }

    private static CareerRecorder workedExample() {
        var golden = SquadFiles.squad().stream()
                .filter(each -> each.id().equals(WORKED_EXAMPLE))
                .findFirst()
                .orElseThrow();
        var career = CareerRecorder.of(
                "the-worked-example-to-a-clean-stop",
                "The bomb at the hotel: a Specialist defuses it, from the first die of the job to the Combination's first stage.");
        career.detective(detective(golden.given().detective()));
        golden.before().forEach(each -> career.make(each.make(), each.with(), each.dice()));
        golden.when().forEach(each -> career.make(each.make(), each.with(), each.dice()));
        return career;
    }

    private static String detective(SquadGiven.DetectiveGiven his) {
        return "{eye: %d, legs: %d, nerve: %d, fgt: %d, sht: %d, specialization: %s, specialty: %s, warDetail: %s, code: '%s', kit: %s}"
                .formatted(
                        his.eye(),
                        his.legs(),
                        his.nerve(),
                        his.fgt(),
                        his.sht(),
                        his.specialization(),
                        his.specialty(),
                        his.warDetail(),
                        his.code(),
                        his.kit());
    }

    private static CareerRecorder hat() {
        return CareerRecorder.of(
                        "hat-forced-in-at-stage-3-against-the-asset",
                        "A Hat begins with a Hard Fact and fights his way to the Asset; the target moved faster than he did, and the clock forced him in at stage 3.")
                .detective("{specialization: HAT, kit: [SIDEARM_LOADOUT, SOURCE_CREDIT]}")
                .job(
                        "{base: LIGHT, trajectory: IN_PROGRESS, posture: ACCELERATE, sergeantDice: [1, 4], open: {targetFaction: MOB}}")
                .read(Axis.ASSET, 5)
                .registry()
                .make("RegisterSource {sourceId: yard, name: The laundry yard, kind: LOCATION}")
                .make("OpenSession")
                .make("STAKE {sourceId: yard, target: ASSET}", 5)
                .make("WALK {sourceId: yard, face: LEGS, leads: 1}", 4)
                .make("PULL {sourceId: registry}", 5)
                .all("EndSession", "BeginForcedInterdict")
                .make("RollInterdictBeat {beat: 1}", 5)
                .make("RollInterdictBeat {beat: 2, method: CLOSE, targetAxis: ASSET}", 2)
                .make("RollInterdictBeat {beat: 3}", 6)
                .close("", 4)
                .after("The van was empty of sheets and full of wire.", 5)
                .leave();
    }

    private static CareerRecorder tap() {
        return CareerRecorder.of(
                        "tap-runs-against-a-trigger-that-is-a-system",
                        "A Tap reads a strange exchange with ease, the target goes underground, and the last beat but one is run over the wires instead of fought.")
                .detective("{specialization: TAP, warDetail: NAVY_ONI}")
                .job("{type: BOMB, trajectory: RECRUITING, posture: UNDERGROUND, sergeant: BURNS,"
                        + " trigger: {system: 'YES', factionSystem: true}}")
                .read(Axis.TRIGGER, 4)
                .registry()
                .make("RegisterSource {sourceId: exchange, name: The Figueroa exchange, kind: SYSTEM,"
                        + " category: RELUCTANT, faction: PHONE_COMPANY, tags: [PORT]}")
                .make("RegisterSource {sourceId: kiosk, name: The newspaper kiosk, kind: LOCATION}")
                .make("OpenSession")
                .make("PULL {sourceId: exchange, tags: [WATER]}", 2)
                .make("PULL {sourceId: exchange}", 3)
                .make("PULL {sourceId: registry}", 6)
                .toStage(3)
                .make("STAKE {sourceId: kiosk}", 4)
                .toStage(4)
                .make("DeclareInterdict")
                .make("RollInterdictBeat {beat: 1}", 5)
                .make("RollInterdictBeat {beat: 2, method: RUN, targetAxis: TRIGGER}", 6)
                .make("RollInterdictBeat {beat: 3}", 5)
                .close("", 1)
                .after("The lobby telephone rang for nobody.", 8)
                .leave();
    }

    private static CareerRecorder tail() {
        return CareerRecorder.of(
                        "tail-shadows-twice-and-loses-the-operator-again",
                        "A Tail has the Sergeant's word read twice, stops the clock when he first sees the Operator, shadows twice in a session and takes it as facts; the target splits up, and one of them gets away.")
                .detective("{specialization: TAIL, warDetail: MARINE_ISLANDS}")
                .job("{type: MOVE, trajectory: ACQUIRING, posture: SPLIT, sergeant: WOOTERS}")
                .make("RollFirstRead {reveal: [OPERATOR], useReroll: true}", 2, 5)
                .registry()
                .make("RegisterSource {sourceId: pier, name: The pier, kind: LOCATION}")
                .make("NotePartialTruths {sourceId: pier, truths: [A crate is short., The gate was open.]}")
                .toStage(2)
                .make("EndSession")
                .make("OpenSession")
                .make("RollShadowPhase {sourceId: pier}", 4)
                .make("RollShadowPhase {sourceId: pier, second: true}", 6)
                .make("WALK {sourceId: pier, face: LEGS}", 5)
                .make("PULL {sourceId: registry}", 5)
                .all("EndSession", "OpenSession", "RetireLead", "DeclareInterdict")
                .beats(5, 5, 5)
                .close("The younger brother, with the second crate.", 3)
                .after("Two crates went out and one came back.", 7)
                .leave();
    }

    private static CareerRecorder interrogator() {
        return CareerRecorder.of(
                        "interrogator-breaks-a-man-who-knows-the-operator",
                        "An Interrogator drops a threshold, works a named man through all three beats and goes in with what he said; the Junior has the territory rolled again, the target sets him up, and he comes too late by a little.")
                .detective("{specialization: INTERROGATOR, warDetail: EIGHTH_ARMY_ITALY}")
                .job("{type: SNATCH, trajectory: STAGING, posture: SET_UP, sergeant: JUNIOR, territory: VALLEY}")
                .read(Axis.OPERATOR, 3)
                .registry()
                .make("RegisterSource {sourceId: barber, name: Sal the barber, named: true, category: RELUCTANT,"
                        + " linkedAxis: OPERATOR, tags: [ITALIAN]}")
                .make("OpenSession")
                .make("LEAN {sourceId: barber, options: {dropTier: true}, tags: [CHURCH]}", 2)
                .toStage(2)
                .make("EndSession")
                .make("RollJuniorCheck {step: 5}", 2, 2)
                .toStage(3)
                .make("EndSession")
                .make("OpenSession")
                .make("Interrogate {sourceId: barber, target: OPERATOR, resistance: HIGH}", 4, 5, 4)
                .make("Interrogate {sourceId: barber, landsOn: ASSET, resistance: LOW}", 4, 3, 1)
                .all("EndSession", "OpenSession", "DeclareInterdict")
                .beats(2, 4, 3)
                .close("")
                .after("Sal gave up the street and kept the number.", 1)
                .leave();
    }

    private static CareerRecorder specialist() {
        return CareerRecorder.of(
                        "specialist-cancels-what-the-second-beat-cost",
                        "A Specialist is at his best with the wounded: the first action against the Trigger comes easier, the target pulls the trigger early, the second beat costs a life, and he takes it back.")
                .detective("{specialization: SPECIALIST, specialty: TRAUMA, warDetail: STATESIDE_MP}")
                .job(
                        "{type: ACTIVE_KILLER, posture: PULL_THE_TRIGGER, sergeant: STOKER, open: {targetFaction: PD_BRASS}}")
                .read(Axis.TRIGGER, 4)
                .registry()
                .make("RegisterSource {sourceId: lobby, name: The hotel lobby, kind: LOCATION, tags: [POLICE]}")
                .make("OpenSession")
                .make("WALK {sourceId: lobby, face: EYE, target: TRIGGER}", 2)
                .make("PULL {sourceId: registry}", 4)
                .toStage(4)
                .make("DeclareInterdict")
                .make("RollInterdictBeat {beat: 1}", 3)
                .make("RollInterdictBeat {beat: 2, method: SPECIALTY, specialty: TRAUMA}", 1)
                .make("CancelCasualty {result: 1}")
                .make("RollInterdictBeat {beat: 3, crossCode: true}", 3)
                .close("", 2)
                .after("He had the same scar as my brother.", 2)
                .leave();
    }

    private static CareerRecorder talk() {
        return CareerRecorder.of(
                        "three-interrogations-and-a-name-for-the-operator",
                        "One man says nothing this session, one woman gives a Lead instead of a fact, and the next evening the whole of it: whoever stands close to the Operator has a name from then on.")
                .detective("{specialization: HAT, warDetail: PACIFIC_MP_CID}")
                .job("{posture: SPLIT, sergeant: BURNS, territory: EAST_LA_BOYLE_HEIGHTS}")
                .read(Axis.OPERATOR, 2)
                .registry()
                .make("RegisterSource {sourceId: sal, name: Sal the barber, linkedAxis: OPERATOR}")
                .make("RegisterSource {sourceId: vera, name: Vera at the lunch counter}")
                .toStage(3)
                .make("EndSession")
                .make("OpenSession")
                .make("Interrogate {sourceId: sal, resistance: HIGH}", 2)
                .make("Interrogate {sourceId: vera}", 4, 2)
                .all("EndSession", "OpenSession")
                .make("Interrogate {sourceId: vera, landsOn: OPERATOR}", 4, 5, 5)
                .make("DeclareInterdict")
                .beats(4, 4, 5)
                .close("", 5)
                .after("Vera paid for the coffee.", 5)
                .leave();
    }

    private static CareerRecorder falseTarget() {
        return CareerRecorder.of(
                        "a-false-target-and-every-row-of-heat",
                        "The First Read points at the wrong box; nat 1 after nat 1 drives Heat over all four rows, a session is spent lying low, the best source goes silent and the Sergeant is pulled.")
                .detective("{specialization: TAIL, warDetail: PACIFIC_MP_CID}")
                .job("{tempo: SLOW, trajectory: FINAL_PREP, posture: SET_UP, sergeant: STOKER}")
                .read(Axis.OPERATOR, 1)
                .registry()
                .make("RegisterSource {sourceId: clerk, name: Ida at the desk, category: COOPERATIVE}")
                .make("RegisterSource {sourceId: bank, name: The bank ledger, kind: SYSTEM, faction: BANKS}")
                .make("OpenSession")
                .make("LEAN {sourceId: clerk, target: OPERATOR}")
                .make("LEAN {sourceId: clerk}", 6)
                .make("PULL {sourceId: bank}", 1)
                .make("UseActiveContact {sourceId: clerk, question: 'Who signs for the van?'}")
                .all("EndSession", "OpenSession")
                .make("PULL {sourceId: bank}", 1)
                .make("EndSession")
                .all("OpenSession {mode: LAY_LOW}", "EndSession", "OpenSession")
                .make("PULL {sourceId: bank}", 1)
                .make("STAKE {sourceId: clerk}", 1)
                .make("PULL {sourceId: bank}", 2)
                .make("EndSession");
    }
}
