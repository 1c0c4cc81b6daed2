package dev.stopline.access;

import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.CredentialTries;
import dev.stopline.platform.security.SecurityKeys;
import dev.stopline.platform.security.Tokens;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.security.SecurityRequirements;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The tokens that need no game: an organizer's and a subject's. */
@RestController
@RequestMapping("/v1")
@Tag(name = "Access")
class TokenController {

    private final Tokens tokens;
    private final SecurityKeys keys;
    private final CredentialTries tries;
    private final Subjects subjects;
    private final boolean openSubjects;

    TokenController(
            Tokens tokens, SecurityKeys keys, CredentialTries tries, Subjects subjects, StoplineProperties properties) {
        this.tokens = tokens;
        this.keys = keys;
        this.tries = tries;
        this.subjects = subjects;
        this.openSubjects = properties.security().openSubjects();
    }

    /** The organizer's credential. */
    @Schema(name = "OrganizerCredential")
    record OrganizerCredential(
            @NotNull @CodePoints(min = 1, max = 200) String secret) {}

    /** A token. */
    @Schema(name = "OrganizerToken")
    record OrganizerToken(
            @Schema(description = "Send it as Authorization: Bearer …")
            String token,

            Instant expiresAt) {}

    /** A new subject and its token. */
    @Schema(name = "SubjectToken")
    record SubjectToken(
            String subjectId,

            @Schema(description = "Send it as Authorization: Bearer …")
            String token,

            Instant expiresAt) {}

    @PostMapping("/organizer-tokens")
    @SecurityRequirements
    @Operation(
            operationId = "issueOrganizerToken",
            summary = "Exchange the organizer's secret for a token",
            description = "With a subject's token the organizer is that person, as an organizer of events has to be."
                    + " Tries are counted by address, together with joins and new subjects: so many of them a minute, by"
                    + " the standard 60, and 429 with Retry-After beyond.")
    ResponseEntity<OrganizerToken> organizer(
            @Valid @RequestBody OrganizerCredential body,
            @AuthenticationPrincipal @Nullable Caller caller,
            HttpServletRequest request) {
        tries.count(request.getRemoteAddr());
        if (!keys.isOrganizer(body.secret())) {
            throw new BadCredentialsException("not the organizer's secret");
        }
        var token = tokens.issue(new Caller.Organizer(caller instanceof Caller.Subject(var id) ? id : ""), 0);
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(new OrganizerToken(token.value(), token.expiresAt()));
    }

    @PostMapping("/subjects")
    @ResponseStatus(HttpStatus.CREATED)
    @SecurityRequirements
    @Operation(
            operationId = "createSubject",
            summary = "Become a subject: a person known by an opaque id",
            description = "Open to everybody if the installation allows it, and always to an organizer. Counted by"
                    + " address together with joins and organizers' secrets: so many of them a minute, by the standard"
                    + " 60, and 429 with Retry-After beyond.")
    ResponseEntity<SubjectToken> subject(@AuthenticationPrincipal @Nullable Caller caller, HttpServletRequest request) {
        tries.count(request.getRemoteAddr());
        if (!openSubjects && !(caller instanceof Caller.Organizer)) {
            throw new AccessDeniedException("subjects are made by an organizer here");
        }
        var id = subjects.create();
        var token = tokens.issue(new Caller.Subject(id), 0);
        return ResponseEntity.status(HttpStatus.CREATED)
                .cacheControl(CacheControl.noStore())
                .body(new SubjectToken(id, token.value(), token.expiresAt()));
    }
}
