package dev.stopline.platform.web;

import org.springframework.http.HttpStatus;

/** Every kind of problem that an answer can have: one status, one stable address, one explanation. */
public enum ProblemKind {
    INVALID_REQUEST(
            HttpStatus.BAD_REQUEST,
            "The request is not valid",
            "Something that was sent cannot be taken: malformed JSON, a missing or unknown field, a wrong type or a"
                    + " value out of range. The list of errors says where and why. Sending the same again fails again."),
    UNAUTHENTICATED(
            HttpStatus.UNAUTHORIZED,
            "Who is asking is not known",
            "The request carries no bearer token, or one that is malformed, expired or replaced, or the secret in its"
                    + " body is not the organizer's. A seat's token ends when a fresh code for the seat is issued."),
    FORBIDDEN(
            HttpStatus.FORBIDDEN,
            "This caller may not do this",
            "The caller is known, but its seat or role has no right to this, or not yet. Whom the token stands for,"
                    + " GET /v1/me says; for whom this is, the description of the operation. Where the rules say so,"
                    + " code and rule name the reason."),
    NOT_FOUND(
            HttpStatus.NOT_FOUND,
            "There is no such thing",
            "The address, an id in it or a value of its query names nothing, or nothing that this caller may know of."),
    METHOD_NOT_ALLOWED(
            HttpStatus.METHOD_NOT_ALLOWED,
            "The address does not take this method",
            "The address exists, but not for this HTTP method. The Allow header lists those it takes."),
    NOT_ACCEPTABLE(
            HttpStatus.NOT_ACCEPTABLE,
            "No answer in the media type asked for",
            "The Accept header names no media type in which this address answers. Ask for application/json."),
    MOVE_REFUSED(
            HttpStatus.CONFLICT,
            "The rules refuse this move now",
            "The move is well formed, but the game as it stands does not allow it. The code names the obstacle and"
                    + " rule the rule behind it. Nothing has changed."),
    CONFLICT(
            HttpStatus.CONFLICT,
            "Other moves came first",
            "Too many moves met on this game at once. Nothing was decided; send the request again."),
    STALE_VERSION(
            HttpStatus.PRECONDITION_FAILED,
            "It has moved on since that version",
            "The If-Match header names an older version than the caller has now, of a game or of an event. Read it again"
                    + " and decide anew. Nothing has changed."),
    TOO_LARGE(HttpStatus.CONTENT_TOO_LARGE, "The request is too large", "The body is larger than this service takes."),
    UNSUPPORTED_MEDIA_TYPE(
            HttpStatus.UNSUPPORTED_MEDIA_TYPE,
            "The body's media type is not taken",
            "This address takes application/json."),
    IDEMPOTENCY_KEY_REUSED(
            HttpStatus.UNPROCESSABLE_CONTENT,
            "The key belongs to another request",
            "The Idempotency-Key was used before with another body. Use a new key for a new request."),
    TOO_MANY_REQUESTS(
            HttpStatus.TOO_MANY_REQUESTS,
            "Too many requests",
            "More came at once than is taken. Wait for the seconds in the Retry-After header and send again."),
    INTERNAL(
            HttpStatus.INTERNAL_SERVER_ERROR,
            "Something went wrong on our side",
            "The service failed. The incident id finds what happened in its log."),
    UNAVAILABLE(
            HttpStatus.SERVICE_UNAVAILABLE,
            "Not available for the moment",
            "The service cannot reach what it needs, its database for example. Send the request again later. The"
                    + " incident id finds what happened in the log.");

    private final HttpStatus status;
    private final String title;
    private final String explanation;

    ProblemKind(HttpStatus status, String title, String explanation) {
        this.status = status;
        this.title = title;
        this.explanation = explanation;
    }

    /** The one status of this kind. */
    public HttpStatus status() {
        return status;
    }

    /** A short title for a person. */
    public String title() {
        return title;
    }

    /** What the kind means and what to do. */
    public String explanation() {
        return explanation;
    }

    /** The last part of the kind's address: {@code move-refused}. */
    public String slug() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** The kind that stands for a status which the framework chose. */
    static ProblemKind of(int status) {
        for (var kind : values()) {
            if (kind.status.value() == status) {
                return kind == MOVE_REFUSED ? CONFLICT : kind;
            }
        }
        return status >= 500 ? INTERNAL : INVALID_REQUEST;
    }
}
