package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.access.JoinCodes;
import dev.stopline.access.Place;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.Role;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Join codes for the places of a session. */
@Component
class Codes {

    private final JoinCodes codes;

    Codes(JoinCodes codes) {
        this.codes = codes;
    }

    /** T-REG-08: who may sit at an event's table is settled by name, since nobody may be dealt a card twice. */
    enum CodeRefusal implements RefusalCode {
        NO_CODES_IN_EVENTS(new Meaning(
                RefusalCode.Kind.NOT_NOW,
                "In an event nobody comes in by a code; the organizer says who plays and moderates. A facilitator's link"
                        + " can be had once the debrief is open.",
                List.of("T-REG-08")));

        private final Meaning meaning;

        CodeRefusal(Meaning meaning) {
            this.meaning = meaning;
        }

        @Override
        public Meaning meaning() {
            return meaning;
        }
    }

    /** The kinds of places. */
    @Schema(name = "PlaceKind", description = "The kinds of places at a session.")
    enum PlaceKind {
        INCIDENT_MASTER,
        PLAYER,
        SPECTATOR,
        FACILITATOR
    }

    /** Which place a code is asked for. */
    @Schema(name = "IssueCode", description = "Which place a code is asked for.")
    record CodeForm(
            @Schema(description = "The kind of place.", example = "PLAYER") @NotNull
            PlaceKind place,

            @Schema(description = "The player's role; for no other kind of place.", example = "HR") @Nullable
            Role role) {}

    /** A code that lets somebody take a place. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "JoinCode", description = "A code that lets somebody take a place. The service itself forgets it.")
    record JoinCode(
            @Schema(description = "The kind of place.") PlaceKind place,

            @Schema(description = "The player's role; absent for other places.") @Nullable
            Role role,

            @Schema(description = "The player's seat; absent for other places.", example = "hr") @Nullable
            String seat,

            @Schema(description = "The code.", example = "7Q4M-KX0T-92BD")
            String code,

            @Schema(description = "When it can no longer be redeemed.")
            Instant expiresAt) {}

    /** A code for each place at a new session of this mode, but for facilitators. */
    List<JoinCode> all(String sessionId, Mode mode) {
        var all = new ArrayList<JoinCode>();
        all.add(issue(sessionId, mode, new CodeForm(PlaceKind.INCIDENT_MASTER, null)));
        roles(mode).forEach(role -> all.add(issue(sessionId, mode, new CodeForm(PlaceKind.PLAYER, role))));
        all.add(issue(sessionId, mode, new CodeForm(PlaceKind.SPECTATOR, null)));
        return all;
    }

    /**
     * A fresh code for a place at this session.
     *
     * @throws InvalidRequest if no such place exists in its mode
     * @throws RefusedMove if the session belongs to an event, and the code is no facilitator's for an open debrief
     */
    JoinCode issue(String sessionId, LineState known, CodeForm form) throws RefusedMove {
        boolean debrief = known.phase() == Phase.DEBRIEF || known.phase() == Phase.CLOSED;
        boolean may = !known.setup().board().shared() || form.place() == PlaceKind.FACILITATOR && debrief;
        if (!may) {
            throw new RefusedMove(new Refusal(CodeRefusal.NO_CODES_IN_EVENTS, List.of()));
        }
        return issue(sessionId, known.mode(), form);
    }

    /** The roles that players may have in this mode. */
    static List<Role> roles(Mode mode) {
        return Arrays.stream(Role.values())
                .filter(role -> mode.seats(role.table()))
                .toList();
    }

    /**
     * A fresh code for a place in this mode, which takes the place of the unused one before it.
     *
     * @throws InvalidRequest if no such place exists in this mode
     */
    private JoinCode issue(String sessionId, Mode mode, CodeForm form) {
        var seat = form.role() == null ? null : SeatIds.of(form.role());
        var place = switch (form.place()) {
            case INCIDENT_MASTER -> Place.incidentMaster(sessionId);
            case PLAYER -> Place.seat(sessionId, seatOf(form.role(), mode));
            case SPECTATOR -> Place.spectators(sessionId);
            case FACILITATOR -> Place.facilitators(sessionId);
        };
        if (form.place() != PlaceKind.PLAYER && form.role() != null) {
            throw fault("only a player's place has a role");
        }
        var issued = codes.issue(place);
        return new JoinCode(form.place(), form.role(), seat, issued.code(), issued.expiresAt());
    }

    private static String seatOf(@Nullable Role role, Mode mode) {
        if (role == null) {
            throw fault("a player's place needs its role");
        }
        if (!mode.seats(role.table())) {
            throw fault("nobody sits at this role's table in the session's mode");
        }
        return SeatIds.of(role);
    }

    private static InvalidRequest fault(String message) {
        return new InvalidRequest(List.of(Fault.inBody("/role", message)));
    }
}
