package dev.stopline.testkit.squad;

import dev.stopline.decide.Ruling;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGame.SpanSeed;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.JobPhase;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.Sergeant;
import dev.stopline.squad.rules.Session;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.Tempo;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.Trajectory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Plays a career on the rules with chosen faces and records it. A move is written as in a golden case, on one line: the
 * command's name or a verb, then its values ({@code LEAN {sourceId: clerk}}); what may be left out stands at {@link
 * SquadCommands}.
 */
public final class CareerRecorder {

    private static final RecordedCareers CAREERS = new RecordedCareers();
    private static final int SUCCESS = 5;

    private final String name;
    private final String shows;
    private final List<SpanSeed> seeds;
    private final List<RecordedMove<SquadCommand, SquadEvent>> moves = new ArrayList<>();
    private SquadState state = SquadState.INITIAL;

    private CareerRecorder(String name, String shows, List<SpanSeed> seeds) {
        this.name = name;
        this.shows = shows;
        this.seeds = seeds;
    }

    /** A career that is recorded under this name; the seeds are those of the server's dice, if it throws. */
    public static CareerRecorder of(String name, String shows, SpanSeed... seeds) {
        return new CareerRecorder(name, shows, List.of(seeds));
    }

    /** What has been recorded. */
    public RecordedGame<SquadCommand, SquadEvent> recorded() {
        return new RecordedGame<>(name, shows, seeds, moves);
    }

    /** Where the career stands. */
    public SquadState state() {
        return state;
    }

    /**
     * The player's move with these entered faces.
     *
     * @throws IllegalStateException if the rules refuse it
     */
    public CareerRecorder make(String move, Integer... faces) {
        return made("PLAYER", read(move), List.of(faces));
    }

    /** The player's moves, none of which throws a die. */
    public CareerRecorder all(String... lines) {
        for (var each : lines) {
            make(each);
        }
        return this;
    }

    /** A move of the organizer. */
    public CareerRecorder organizer(String move) {
        return made("ORGANIZER", read(move), List.of());
    }

    /** The command that a line says. */
    public static SquadCommand read(String move) {
        var words = move.split(" ", 2);
        return SquadCommands.read(words[0], values(words.length == 1 ? "{}" : words[1]));
    }

    private static ObjectNode values(String yaml) {
        return (ObjectNode) SquadFiles.yaml(yaml);
    }

    /** A move as a golden case has it. */
    public CareerRecorder make(String command, ObjectNode with, List<Integer> faces) {
        return made("PLAYER", SquadCommands.read(command, with), faces);
    }

    private CareerRecorder made(String by, SquadCommand command, List<Integer> faces) {
        var asked = new RecordedMove<SquadCommand, SquadEvent>(by, "", command, faces, List.of());
        switch (CAREERS.decide(recorded(), state, asked)) {
            case Ruling.Refused<SquadEvent>(var refusal) ->
                throw new IllegalStateException(name + ", move " + (moves.size() + 1) + ", " + command + " " + faces
                        + ": refused, " + refusal.code().name() + ", where " + standing());
            case Ruling.Played<SquadEvent>(var events) -> {
                moves.add(new RecordedMove<>(by, "", command, faces, events));
                state = CAREERS.rules().fold(state, events);
            }
        }
        return this;
    }

    private String standing() {
        var job = state.job();
        return "phase %s, stage %d, clock %d, heat %d, leads %d, tactical %d, %s, %s"
                .formatted(
                        job.phase(),
                        job.stage(),
                        job.clock(),
                        job.heat(),
                        job.leads(),
                        job.tactical(),
                        job.session(),
                        job.close());
    }

    /** Makes the detective; values left out are those of a man without an advantage. */
    public CareerRecorder detective(String with, Integer... faces) {
        var values = values("{eye: 3, legs: 4, nerve: 3, fgt: 4, sht: 4, specialization: HAT, warDetail: OSS_EUROPE,"
                + " code: I do not lie to the bereaved., kit: [COMMS_SUITE, TERRITORY_BRIEF]}");
        values.setAll(values(with));
        return made("PLAYER", SquadCommands.read("CreateDetective", values), List.of(faces));
    }

    /** Opens a job with this card and writes its anatomy; {@code trigger} goes with the Trigger. */
    public CareerRecorder job(String with) {
        return openJob(with).anatomy(values(with).withObject("trigger").toString());
    }

    /**
     * Opens a job with this card: the results of the seven steps by name; {@code open} goes with the opening; {@code
     * sergeantDice} where more than one die is thrown for the last step, or none.
     */
    public CareerRecorder openJob(String with) {
        return make("OpenJob", values(with).withObject("open"), List.of()).steps(with);
    }

    /** Rolls the seven steps of the generator. */
    public CareerRecorder steps(String with) {
        var card = values("{type: CREW_JOB, tempo: MEDIUM, base: HARDENED, trajectory: PRACTICING, territory: DOWNTOWN,"
                + " posture: UNDERGROUND, sergeant: BURNS}");
        card.setAll(values(with));
        step(1, JobType.valueOf(word(card, "type")).ordinal() + 1);
        step(2, Tempo.valueOf(word(card, "tempo")).ordinal() * 2 + 1);
        step(3, face(Capability.valueOf(word(card, "base"))));
        step(4, Trajectory.valueOf(word(card, "trajectory")).ordinal() + 1);
        step(5, Territory.valueOf(word(card, "territory")).ordinal() + 1);
        step(6, Posture.valueOf(word(card, "posture")).ordinal());
        var last = card.has("sergeantDice")
                ? IntStream.range(0, card.get("sergeantDice").size())
                        .mapToObj(each -> card.get("sergeantDice").get(each).intValue())
                        .toList()
                : List.of(Sergeant.valueOf(word(card, "sergeant")).ordinal() + 1);
        return make("RollGeneratorStep {step: 7}", last.toArray(Integer[]::new));
    }

    private static String word(ObjectNode card, String field) {
        return card.get(field).asString();
    }

    private static int face(Capability base) {
        return base.ordinal() < Capability.OUTFIT.ordinal() ? base.ordinal() * 2 + 1 : 6;
    }

    private void step(int step, int face) {
        make("RollGeneratorStep {step: " + step + "}", face);
    }

    /** Writes the three boxes; {@code trigger} goes with the Trigger. */
    public CareerRecorder anatomy(String trigger) {
        make("SetAnatomy {axis: OPERATOR, text: The driver who never takes a fare.}");
        make("SetAnatomy {axis: ASSET, text: A grey laundry van with two floors.}");
        var values = values("{axis: TRIGGER, text: A call to the lobby telephone.}");
        values.setAll(values(trigger));
        return made("PLAYER", SquadCommands.read("SetAnatomy", values), List.of());
    }

    /** The First Read, with this axis preferred. */
    public CareerRecorder read(Axis axis, Integer... faces) {
        return make("RollFirstRead {reveal: [" + axis + "]}", faces);
    }

    /** Makes a system known that anybody may look into. */
    public CareerRecorder registry() {
        return make("RegisterSource {sourceId: registry, name: The hall of records, kind: SYSTEM}");
    }

    /** Looks into the registry with success, session after session, until the chain has come so far. */
    public CareerRecorder toStage(int stage) {
        while (state.job().stage() < stage) {
            if (state.job().phase() != JobPhase.IN_SESSION) {
                make("OpenSession");
            } else if (state.job().session().slots() == Session.SLOTS) {
                make("EndSession");
            } else {
                make("PULL {sourceId: registry}", SUCCESS);
            }
        }
        return this;
    }

    /** Lets sessions go by until the clock has run out. */
    public CareerRecorder toZero() {
        while (!state.job().latched() || state.job().phase() == JobPhase.IN_SESSION) {
            make(state.job().phase() == JobPhase.IN_SESSION ? "EndSession" : "OpenSession");
        }
        return this;
    }

    /** The three beats, the second one fought at close quarters. */
    public CareerRecorder beats(int approach, int engage, int resolve) {
        return make("RollInterdictBeat {beat: 1}", approach)
                .make("RollInterdictBeat {beat: 2, method: CLOSE}", engage)
                .make("RollInterdictBeat {beat: 3}", resolve);
    }

    /** Casualties with these dice, and the close. */
    public CareerRecorder close(String surviving, Integer... casualties) {
        return make("RollCasualties", casualties).make("CloseJob {survivingElement: '" + surviving + "'}");
    }

    /** The steps after a close, up to and with the after-case event. */
    public CareerRecorder after(String fieldNote, int event) {
        return all("RecoverWounds", "ResetHeat", "RecordCasualties {fieldNote: '" + fieldNote + "'}", "CheckEvolutions")
                .make("RollAfterCaseEvent", event);
    }

    /** Leaves the steps after the event without anything more. */
    public CareerRecorder leave() {
        if (state.campaign().on()) {
            make("CompleteBetweenStep {step: PRESSURE}");
        }
        return make("CompleteBetweenStep {step: REQUISITION}");
    }
}
