package dev.stopline.squad.web;

import dev.stopline.dice.Seed;
import dev.stopline.leaks.SquadSecrets;
import dev.stopline.leaks.SquadSecrets.Secret;
import dev.stopline.squad.content.TableLibrary;
import dev.stopline.squad.rules.OpeningCommand;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationCommand;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.testkit.CareerTable;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The career beside another that differs from it in one sealed thing. */
final class OtherCareer {

    private static final int FACES = 6;

    private final Secret secret;
    private final @Nullable TableLibrary tables;
    private final CareerGame.@Nullable Tools tools;
    private final @Nullable JdbcClient jdbc;
    private @Nullable CareerGame game;
    private boolean differs;

    private OtherCareer(
            Secret secret,
            @Nullable TableLibrary tables,
            CareerGame.@Nullable Tools tools,
            @Nullable JdbcClient jdbc,
            @Nullable CareerGame game) {
        this.secret = secret;
        this.tables = tables;
        this.tools = tools;
        this.jdbc = jdbc;
        this.game = game;
    }

    /** One that is copied in the store as soon as there is something sealed. */
    static OtherCareer inTheStore(Secret secret, TableLibrary tables, CareerGame.Tools tools, JdbcClient jdbc) {
        return new OtherCareer(secret, tables, tools, jdbc, null);
    }

    /** One whose player types another face. */
    static OtherCareer typed(Secret secret, CareerGame game) {
        return new OtherCareer(secret, null, null, null, game);
    }

    boolean isThere() {
        return game != null;
    }

    boolean differs() {
        return differs;
    }

    CareerGame game() {
        return Objects.requireNonNull(game);
    }

    /** The move as it is made here: with another face for what is to be sealed. */
    SquadMove changed(SquadMove move) {
        boolean here = tools == null
                && !move.faces().isEmpty()
                && switch (move.command()) {
                    case OpeningCommand.RollGeneratorStep c -> secret == Secret.POSTURE && c.step() == 6;
                    case OperationCommand.RollJuniorCheck c ->
                        secret == Secret.POSTURE
                                && c.step() == 6
                                && move.faces().size() == 2;
                    case OpeningCommand.SetAnatomy c -> c.axis().name().equals(secret.name());
                    case SquadCommand other -> false;
                };
        if (!here) {
            return move;
        }
        differs = true;
        var faces = new ArrayList<>(move.faces());
        faces.set(faces.size() - 1, another(faces.getLast()));
        return new SquadMove(move.command(), faces);
    }

    private static int another(int face) {
        return face % FACES + 1;
    }

    /** Copies the career, with the sealed event changed, if its last events hold one; else it is not there yet. */
    void forkFrom(CareerGame one) {
        var events = one.events();
        for (int at = events.size() - 1; at >= 0; at--) {
            var patch = switch (events.get(at)) {
                case OpeningEvent.PostureSealed e
                when secret == Secret.POSTURE ->
                    "{\"die\": %d, \"posture\": \"%s\"}"
                            .formatted(another(e.die()), Posture.values()[another(e.die())]);
                case OpeningEvent.AnatomySealed e when e.axis().name().equals(secret.name()) -> anatomy(one, e);
                case SquadEvent other -> "";
            };
            boolean isOpen = SquadSecrets.opens(events.get(at)).contains(secret);
            if (isOpen || !patch.isEmpty()) {
                if (!isOpen) {
                    copy(one, at, patch);
                }
                return;
            }
        }
    }

    private String anatomy(CareerGame one, OpeningEvent.AnatomySealed e) {
        var library = Objects.requireNonNull(tables);
        var type = one.state().job().card().type();
        int die = another(e.die());
        boolean bySeed = e.system() == library.triggerIsSystem(type, e.die());
        boolean system = bySeed && e.axis().name().equals("TRIGGER") ? library.triggerIsSystem(type, die) : e.system();
        return "{\"die\": %d, \"text\": \"%s\", \"system\": %s}"
                .formatted(
                        die,
                        library.line(OptionalTable.ANATOMY, type + "/" + e.axis(), die)
                                .replace("\"", "\\\""),
                        system);
    }

    private void copy(CareerGame one, int at, String patch) {
        var from = one.table().careerId();
        var to = "squad-" + UUID.randomUUID();
        seeds(from);
        var sql = Objects.requireNonNull(jdbc);
        sql.sql("insert into dice_seed (game_id, span, seed) select ?, span, seed from dice_seed where game_id = ?")
                .params(to, from)
                .update();
        sql.sql("insert into seat_holder (game_id, kind, seat, epoch, display_name, subject, taken_at)"
                        + " select ?, kind, seat, epoch, display_name, subject, taken_at from seat_holder"
                        + " where game_id = ?")
                .params(to, from)
                .update();
        sql.sql("insert into domain_event (event_identifier, aggregate_identifier, sequence_number, type, time_stamp,"
                        + " payload_type, payload_revision, payload, meta_data)"
                        + " select gen_random_uuid()::text, ?, sequence_number, type, time_stamp, payload_type,"
                        + " payload_revision, case when sequence_number = ? then payload || ?::jsonb else payload end,"
                        + " meta_data from domain_event where aggregate_identifier = ? order by sequence_number")
                .params(to, at, patch, from)
                .update();
        game = new CareerGame(new CareerTable(one.table().player(), to), Objects.requireNonNull(tools));
        differs = true;
    }

    /** The spans to come have their seeds beforehand, so that both careers have the same. */
    private void seeds(String careerId) {
        for (var span : List.of("B1", "J2")) {
            Objects.requireNonNull(jdbc)
                    .sql("insert into dice_seed (game_id, span, seed) values (?, ?, ?) on conflict do nothing")
                    .params(
                            careerId,
                            span,
                            HexFormat.of()
                                    .parseHex(Seed.of(new byte[Seed.LENGTH]).hex()))
                    .update();
        }
    }
}
