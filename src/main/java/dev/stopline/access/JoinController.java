package dev.stopline.access;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.CredentialTries;
import dev.stopline.platform.security.Tokens.IssuedToken;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.security.SecurityRequirements;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Comes in with a join code. */
@RestController
@RequestMapping("/v1/join")
@Tag(name = "Access", description = "Who is asking: tokens, join codes and seats")
class JoinController {

    private final JoinCodes codes;
    private final CredentialTries tries;

    JoinController(JoinCodes codes, CredentialTries tries) {
        this.codes = codes;
        this.tries = tries;
    }

    /** What it takes to join. */
    @Schema(name = "JoinRequest")
    record JoinRequest(
            @NotNull @CodePoints(min = 1, max = CodeMaker.LONGEST) @Schema(example = "7Q4M-KX0T-92BD")
            String code,

            @NotBlank
            @CodePoints(min = 1, max = 40)
            @Schema(description = "The name to show at the table", example = "Ada")
            String displayName) {}

    /** Who one is from now on, and the token that says so. */
    @Schema(name = "Joined")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record JoinAnswer(
            Caller.Role role,
            String gameId,
            @Nullable String seat,

            @Schema(description = "Send it as Authorization: Bearer …")
            String token,

            Instant expiresAt) {

        static JoinAnswer of(Caller caller, IssuedToken token) {
            var seat = caller instanceof Caller.Player player ? player.seat() : null;
            return new JoinAnswer(caller.role(), caller.game().orElseThrow(), seat, token.value(), token.expiresAt());
        }
    }

    @PostMapping
    @SecurityRequirements
    @Operation(
            operationId = "join",
            summary = "Take a place at a game with a join code",
            description = "Answers a token for that place. A code for a seat works once, and ends the token of whoever"
                    + " held the seat before. With the token of a subject, or of an organizer who is one, the seat is that"
                    + " person's, and it is remembered that they were at this game, as spectators and facilitators too:"
                    + " no event gives them its card to play. Tries are counted by address, together with new subjects"
                    + " and organizers' secrets: so many of them a minute, by the standard 60, and 429 with Retry-After"
                    + " beyond.")
    ResponseEntity<JoinAnswer> join(
            @Valid @RequestBody JoinRequest body,
            @AuthenticationPrincipal @Nullable Caller caller,
            HttpServletRequest request)
            throws RefusedMove {
        tries.count(request.getRemoteAddr());
        var joined = codes.redeem(body.code(), body.displayName().strip(), person(caller));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(JoinAnswer.of(joined.caller(), joined.token()));
    }

    /** An organizer may be a person too. */
    private static @Nullable String person(@Nullable Caller caller) {
        if (caller instanceof Caller.Organizer(var id) && !id.isEmpty()) {
            return id;
        }
        return caller instanceof Caller.Subject(var id) ? id : null;
    }
}
