package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.access.Place;
import dev.stopline.access.Roster;
import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.security.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Opens sessions, hands out codes, and says who sits where. */
@RestController
@RequestMapping("/v1/line/sessions")
@Tag(name = "Session")
class SessionController {

    private final SessionOpening opening;
    private final Admission admission;
    private final LineBoards boards;
    private final LineMoves moves;
    private final CardShelf cards;
    private final Codes codes;
    private final Roster roster;

    SessionController(
            SessionOpening opening,
            Admission admission,
            LineBoards boards,
            LineMoves moves,
            CardShelf cards,
            Codes codes,
            Roster roster) {
        this.opening = opening;
        this.admission = admission;
        this.boards = boards;
        this.moves = moves;
        this.cards = cards;
        this.codes = codes;
        this.roster = roster;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createSession",
            summary = "Opens a session",
            description = "For an organizer. Answers the session, and a code for the Incident Master, for each role and"
                    + " for spectators.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.RULED_NOT_OVERRIDABLE, LineRefusal.VALUE_NOT_ALLOWED, LineRefusal.CARD_INVALID})
    ResponseEntity<SessionOpening.SessionOpened> createSession(
            @AuthenticationPrincipal Caller caller, @Valid @RequestBody SessionForm body)
            throws RefusedMove, StaleVersion {
        if (!(caller instanceof Caller.Organizer(var subject))) {
            throw new AccessDeniedException("for organizers");
        }
        var opened = opened(body, subject);
        return ResponseEntity.created(
                        URI.create("/v1/line/sessions/" + opened.outcome().gameId()))
                .cacheControl(CacheControl.noStore())
                .body(opened);
    }

    private SessionOpening.SessionOpened opened(SessionForm form, String subject) throws RefusedMove, StaleVersion {
        try {
            return opening.open(form, subject);
        } catch (RefusedMove refused) {
            throw SessionForm.inForm(refused);
        }
    }

    @PostMapping("/{sessionId}/case-card")
    @Operation(
            operationId = "loadCaseCard",
            summary = "Loads a case card",
            description = "For the Incident Master. Before the case starts.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE, LineRefusal.CARD_INVALID})
    ResponseEntity<LineOutcome> loadCaseCard(Mover mover, @Valid @RequestBody CardShelf.CardToLoad body)
            throws RefusedMove, StaleVersion {
        if (!mover.viewer().isIncidentMaster()) {
            throw new RefusedMove(new Refusal(LineRefusal.NOT_YOUR_SEAT, List.of()));
        }
        var chosen = boards.newest(mover.sessionId(), Viewer.IM).known().setup().cardId();
        try {
            return moves.play(mover, new SessionCommand.LoadCaseCard(cards.toLoad(body, chosen)));
        } catch (RefusedMove refused) {
            throw body.card() == null ? refused : CardShelf.inBody(refused);
        }
    }

    @PostMapping("/{sessionId}/codes")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "issueCode",
            summary = "Issues a fresh join code for a place",
            description = "For the organizer and the Incident Master. It takes the place of the code before it"
                    + " and ends the token of whoever holds the place. At a table of an event refused with the code"
                    + " NO_CODES_IN_EVENTS, but for a facilitator's code once the debrief is open.")
    @ApiResponse(responseCode = "409", description = "The session is a table of an event: NO_CODES_IN_EVENTS.")
    ResponseEntity<Codes.JoinCode> issueCode(
            @AuthenticationPrincipal Caller caller,
            @Parameter(description = "The session.", example = "line-7d0c") @PathVariable @Size(max = 64)
                    String sessionId,
            @Valid @RequestBody Codes.CodeForm body)
            throws RefusedMove {
        admission.mustRun(caller, sessionId);
        var known = boards.newest(sessionId, Viewer.SPECTATOR).known();
        return ResponseEntity.status(HttpStatus.CREATED)
                .cacheControl(CacheControl.noStore())
                .body(codes.issue(sessionId, known, body));
    }

    /** Who takes part in a session. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "SessionRoster", description = "Who takes part in a session. The only place with people's names.")
    record SessionRoster(
            @Schema(description = "The session.") String gameId,

            @Schema(description = "The Incident Master's name; absent as long as nobody is.", example = "Ada") @Nullable
            String incidentMaster,

            @Schema(description = "Every role of the mode.") List<RosterSeat> seats) {}

    /** A role, and who holds it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "RosterSeat", description = "A role, and who holds it.")
    record RosterSeat(
            @Schema(description = "The seat.", example = "hr")
            String seat,

            @Schema(description = "Its table.") Table table,
            @Schema(description = "Its role.") Role role,

            @Schema(description = "Whether the seat is part of the game.")
            boolean seated,

            @Schema(description = "The player's name; absent as long as nobody sits there.", example = "Grace")
            @Nullable
            String displayName) {}

    @GetMapping("/{sessionId}/roster")
    @Operation(
            operationId = "readRoster",
            summary = "Who takes part in the session, by name",
            description = "The one place with people's names: boards and events know seats.")
    SessionRoster readRoster(Reader reader) {
        var known = boards.newest(reader.sessionId(), reader.viewer()).known();
        var holders = roster.of(reader.sessionId());
        return new SessionRoster(
                reader.sessionId(),
                name(holders, Place.incidentMaster(reader.sessionId())),
                Codes.roles(known.mode()).stream()
                        .map(role -> new RosterSeat(
                                SeatIds.of(role),
                                role.table(),
                                role,
                                known.setup().holding(role).isPresent(),
                                name(holders, Place.seat(reader.sessionId(), SeatIds.of(role)))))
                        .toList());
    }

    private static @Nullable String name(List<Roster.Holder> holders, Place place) {
        return holders.stream()
                .filter(holder -> holder.place().equals(place))
                .map(Roster.Holder::displayName)
                .findFirst()
                .orElse(null);
    }
}
