package dev.stopline.recorded;

import dev.stopline.squad.rules.Axis;
import dev.stopline.testkit.squad.CareerRecorder;
import java.util.List;

/** Jobs whose clock runs out: at every stage but the third, which the Hat has, and one into which nobody goes. */
final class CareersForcedIn {

    private CareersForcedIn() {}

    static List<CareerRecorder> all() {
        return List.of(atStage1(), atStage2(), atStage4(), atStage5(), declined());
    }

    private static CareerRecorder atStage1() {
        return CareerRecorder.of(
                        "forced-in-at-stage-1-where-the-code-cannot-be-crossed",
                        "One session, no fact to show for it: the clock forces him in at stage 1 against a defence two tiers up, and a wounded approach ends it at the second beat.")
                .detective("{specialization: SPECIALIST, specialty: BREACH, warDetail: ARMY_AIR_CORPS}")
                .job("{tempo: FAST, trajectory: IMMINENT, posture: FORTIFY, sergeant: STOKER}")
                .read(Axis.OPERATOR, 2)
                .all("OpenSession", "EndSession", "BeginForcedInterdict", "CancelCasualty {result: 0}")
                .make("RollInterdictBeat {beat: 1, tags: [NIGHT]}", 2)
                .make("RollInterdictBeat {beat: 2, method: RANGED}", 2)
                .close("", 5)
                .after("Nobody had warned the second watch.", 3)
                .leave();
    }

    private static CareerRecorder atStage2() {
        return CareerRecorder.of(
                        "forced-in-at-stage-2-past-the-ceiling-of-capability",
                        "A job that is already going on: forced in at stage 2, what the ceiling of Capability does not hold weighs on Resolve, and a natural 6 at the second beat does not save it; the target takes the Sergeant, and the next job has none.")
                .detective("{specialization: INTERROGATOR, warDetail: ARMY_AIR_CORPS}")
                .job("{type: BOMB, base: OUTFIT, trajectory: IN_PROGRESS, posture: ACCELERATE, sergeant: WOOTERS}")
                .read(Axis.TRIGGER, 6)
                .registry()
                .toStage(2)
                .all("EndSession", "BeginForcedInterdict")
                .make("RollInterdictBeat {beat: 1, tags: [CONFINED]}", 5)
                .make("RollInterdictBeat {beat: 2, method: COMPOSURE}", 6)
                .make("RollInterdictBeat {beat: 3}", 6)
                .make("RollCasualties", 10)
                .all("ResolveCounterAction {choice: SERGEANT}", "CloseJob")
                .after("The second floor was not on any list.", 6)
                .leave()
                .openJob("{sergeantDice: []}");
    }

    private static CareerRecorder atStage4() {
        return CareerRecorder.of(
                        "forced-in-at-stage-4-without-a-penalty",
                        "He could have gone in and waited; the clock decides, and at stage 4 it costs him nothing more.")
                .detective("{specialization: TAP}")
                .job("{tempo: FAST, trajectory: FINAL_PREP, posture: UNDERGROUND, sergeant: BURNS}")
                .read(Axis.OPERATOR, 4)
                .registry()
                .toStage(4)
                .toZero()
                .make("BeginForcedInterdict")
                .make("RollInterdictBeat {beat: 1, crossCode: true}", 3)
                .make("RollInterdictBeat {beat: 2, method: CLOSE}", 5)
                .make("RollInterdictBeat {beat: 3}", 5)
                .close("The buyer, who was never in the room.", 6)
                .after("I told the widow something kind.", 4)
                .leave();
    }

    private static CareerRecorder atStage5() {
        return CareerRecorder.of(
                        "forced-in-at-stage-5-with-every-token",
                        "Stage 5, all three targets face-up and a token over the cap that becomes a Lead: forced in at the end of the clock, he stops them clean.")
                .detective("{specialization: TAIL, warDetail: NAVY_ONI}")
                .job("{tempo: FAST, trajectory: PRACTICING, posture: UNDERGROUND, sergeant: STOKER}")
                .read(Axis.OPERATOR, 6)
                .registry()
                .make("RegisterSource {sourceId: yard, name: The laundry yard, kind: LOCATION}")
                .make("OpenSession")
                .make("STAKE {sourceId: yard, target: OPERATOR}", 6)
                .make("STAKE {sourceId: yard, target: ASSET}", 5)
                .make("WALK {sourceId: yard, face: LEGS, landsOn: TRIGGER}", 5)
                .all("EndSession", "OpenSession")
                .make("WALK {sourceId: yard, face: EYE, target: ASSET}", 4)
                .make("PULL {sourceId: registry}", 3)
                .make("WALK {sourceId: yard, face: EYE}", 6)
                .toStage(5)
                .make("PULL {sourceId: registry}", 5)
                .toZero()
                .make("BeginForcedInterdict")
                .beats(5, 4, 6)
                .close("")
                .after("Four minutes to spare, and nobody upstairs knew.", 2)
                .leave();
    }

    private static CareerRecorder declined() {
        return CareerRecorder.of(
                        "nobody-goes-in-and-the-threat-is-carried-out",
                        "The clock has run out at stage 1, and he does not go in: the threat is carried out in full.")
                .detective("{specialization: HAT, warDetail: PACIFIC_MP_CID}")
                .job("{type: ACTIVE_KILLER, trajectory: IN_PROGRESS, posture: SPLIT, sergeant: WOOTERS}")
                .read(Axis.OPERATOR, 5)
                .all("OpenSession", "EndSession", "DeclineForcedInterdict")
                .close("", 4)
                .after("I read it in the evening edition.", 8)
                .leave();
    }
}
