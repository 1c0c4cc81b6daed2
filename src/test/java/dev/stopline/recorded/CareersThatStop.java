package dev.stopline.recorded;

import dev.stopline.dice.Seed;
import dev.stopline.platform.recorded.RecordedGame.SpanSeed;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.JobPhase;
import dev.stopline.testkit.squad.CareerRecorder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Careers that stop, each for a reason of its own, and two whose dice or boxes are not laid open. */
final class CareersThatStop {

    private CareersThatStop() {}

    static List<CareerRecorder> all() {
        return List.of(leftOpen(), retired(), retiredByHimself(), unrouted(), hiddenAnatomy(), serverDice());
    }

    private static CareerRecorder leftOpen() {
        return CareerRecorder.of(
                        "left-open-after-the-first-session",
                        "A first evening: the job is made, read and worked for one session, and stays open.")
                .detective("{specialization: SPECIALIST, specialty: LONG_SHOT, rollWarDetail: true}", 7)
                .job("{posture: SET_UP, sergeant: WOOTERS}")
                .read(Axis.ASSET, 3)
                .registry()
                .make("OpenSession")
                .make("PULL {sourceId: registry}", 4)
                .make("WALK {sourceId: registry, face: EYE}", 2)
                .make("PULL {sourceId: registry}", 6)
                .make("EndSession")
                .make("RollOptionalTable {table: SOURCES}", 10)
                .make("RollOptionalTable {table: CLIMAX, row: 3}");
    }

    /** A hostile close that falls on the detective, with this defence die. */
    private static CareerRecorder struck(CareerRecorder career, int defence) {
        return career.job("{type: MOVE, tempo: FAST, trajectory: IMMINENT, posture: ACCELERATE, sergeant: STOKER}")
                .read(Axis.OPERATOR, 2)
                .all("OpenSession", "EndSession", "BeginForcedInterdict")
                .beats(6, 5, 1)
                .make("RollCasualties", 3)
                .make("ResolveCounterAction {attribute: FGT}", 6, defence)
                .make("CloseJob");
    }

    private static CareerRecorder retired() {
        var career = CareerRecorder.of(
                        "retired-by-a-wound-that-did-not-heal",
                        "One Mortal wound is enough in this career: the counter-action finds him, the wound does not heal, and the steps after the case run for a man who is retired.")
                .detective("{specialization: INTERROGATOR, ruleset: [{key: wounds.retireAt, value: '1'}]}");
        return struck(career, 1)
                .make("RecoverWounds", 2)
                .all(
                        "ResetHeat",
                        "RecordCasualties {fieldNote: The doctor wrote it down before I did.}",
                        "CheckEvolutions")
                .make("RollAfterCaseEvent", 1)
                .leave();
    }

    private static CareerRecorder retiredByHimself() {
        var career = CareerRecorder.of(
                        "retired-at-his-own-word-with-a-wound",
                        "A light wound is nothing; after a Mortal one he does not wait for the doctor and hands in his badge.")
                .detective("{specialization: INTERROGATOR, ruleset: [{key: wounds.retireAt, value: '1'}]}");
        struck(career, 3).make("RecoverWounds");
        career.all("ResetHeat", "RecordCasualties {fieldNote: It healed crooked.}", "CheckEvolutions")
                .make("RollAfterCaseEvent", 5)
                .leave();
        return struck(career, 1).make("RetireDetective").make("RecoverWounds", 5);
    }

    private static CareerRecorder unrouted() {
        var career = CareerRecorder.of(
                        "three-failures-in-a-row-and-the-squad-stops-routing",
                        "Three failed closes with no stop between: no job comes any more, until the organizer takes him back.")
                .detective("{specialization: HAT, warDetail: LIBERATOR}");
        for (var note : List.of("Late by an hour.", "Late by a street.", "Late by a word.")) {
            career.job("{tempo: FAST, trajectory: IMMINENT, posture: SPLIT, sergeant: BURNS}")
                    .read(Axis.OPERATOR, 2)
                    .all("OpenSession", "EndSession", "DeclineForcedInterdict")
                    .close("", 2)
                    .after(note, 5)
                    .leave();
        }
        return career.organizer("Reinstate").make("OpenJob");
    }

    private static CareerRecorder hiddenAnatomy() {
        return CareerRecorder.of(
                        "the-anatomy-is-rolled-and-not-shown",
                        "The boxes are rolled on the seeds and nobody reads them: what a landing turns face-up is news to the player as well.")
                .detective(
                        "{specialization: TAIL, warDetail: OSS_EUROPE,"
                                + " ruleset: [{key: view.showHiddenAnatomy, value: 'false'}, {key: view.showPosture, value: 'true'}]}")
                .openJob("{posture: SPLIT, sergeant: BURNS}")
                .make("SetAnatomy {axis: OPERATOR}", 2)
                .make("SetAnatomy {axis: ASSET}", 5)
                .make("SetAnatomy {axis: TRIGGER, text: A call to the lobby telephone.}")
                .read(Axis.TRIGGER, 4)
                .registry()
                .make("OpenSession")
                .make("PULL {sourceId: registry, landsOn: ASSET}", 4)
                .make("PULL {sourceId: registry, landsOn: OPERATOR}", 2)
                .make("PULL {sourceId: registry}", 5)
                .toStage(4)
                .make("DeclareInterdict")
                .beats(5, 5, 6)
                .close("", 2)
                .after("It was never the man we thought.", 1)
                .leave();
    }

    private static SpanSeed[] seeds() {
        return Stream.of("MAKING", "J1", "B1", "J2")
                .map(span -> new SpanSeed(span, seed(span).hex()))
                .toArray(SpanSeed[]::new);
    }

    /** A seed that anybody can make again: the span's name, filled up. */
    private static Seed seed(String span) {
        return Seed.of(Arrays.copyOf(("stopline recorded " + span).getBytes(StandardCharsets.UTF_8), Seed.LENGTH));
    }

    /** Plays on whatever the server throws: a look into the registry each time, and in as soon as it may be. */
    private static CareerRecorder serverDice() {
        var career = CareerRecorder.of(
                        "with-the-servers-dice",
                        "Nobody throws a die but the server: a whole case and the steps after it, each span's seed revealed as it ends.",
                        seeds())
                .detective("{specialization: TAP, rollWarDetail: true, diceMode: SERVER}")
                .make("OpenJob");
        for (int step = 1; step <= 7; step++) {
            career.make("RollGeneratorStep {step: " + step + "}");
        }
        career.all("SetAnatomy {axis: OPERATOR}", "SetAnatomy {axis: ASSET}", "SetAnatomy {axis: TRIGGER}")
                .make("RollFirstRead {reveal: [OPERATOR]}")
                .registry();
        while (career.state().job().stage() < 4 && !career.state().job().latched()) {
            career.all("OpenSession", "PULL {sourceId: registry}", "PULL {sourceId: registry}");
            career.all("PULL {sourceId: registry}", "EndSession");
        }
        return closed(career);
    }

    private static CareerRecorder closed(CareerRecorder career) {
        if (career.state().job().latched()) {
            career.make("BeginForcedInterdict");
        } else {
            career.all("OpenSession", "DeclareInterdict");
        }
        for (int beat = 1; career.state().job().phase() == JobPhase.INTERDICT; beat++) {
            career.make("RollInterdictBeat {beat: " + beat + ", method: CLOSE}");
        }
        return career.make("RollCasualties")
                .make("CloseJob")
                .all("RecoverWounds", "ResetHeat", "RecordCasualties {fieldNote: Nobody saw the dice.}")
                .all("CheckEvolutions", "RollAfterCaseEvent", "CompleteBetweenStep {step: REQUISITION}");
    }
}
