package dev.stopline.platform.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.LostRace;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.axon.TooManyMoves;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Turns refusals, bad requests and failures into problem answers. Nobody sees the message of a surprise. */
@RestControllerAdvice
class Problems extends ResponseEntityExceptionHandler {

    private static final String RETRY_SECONDS = "1";

    private final Incidents incidents;

    Problems(Incidents incidents) {
        this.incidents = incidents;
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> refused(RefusedMove refused, HttpServletRequest request) {
        var problem = refusal(refused.refusal());
        refused.version().ifPresent(version -> problem.with("version", version));
        if (!refused.next().isEmpty()) {
            problem.saying(refused.refusal().code().sentence() + " " + refused.next());
        }
        return answer(problem, request);
    }

    /** The problem that a refusal of the rules is. */
    static Problem refusal(Refusal refusal) {
        var code = refusal.code();
        var problem = Problem.of(kind(code.kind())).saying(code.sentence()).with("code", code.name());
        refusal.rule().ifPresent(rule -> problem.with("rule", rule));
        return problem.faults(refusal.faults().stream().map(Problems::fault).toList());
    }

    private static Fault fault(Refusal.Fault fault) {
        return new Fault(fault.pointer(), null, fault.message(), fault.rule());
    }

    private static ProblemKind kind(RefusalCode.Kind kind) {
        return switch (kind) {
            case INVALID -> ProblemKind.INVALID_REQUEST;
            case FORBIDDEN -> ProblemKind.FORBIDDEN;
            case UNKNOWN -> ProblemKind.NOT_FOUND;
            case NOT_NOW -> ProblemKind.MOVE_REFUSED;
        };
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> stale(StaleVersion stale, HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.STALE_VERSION).with("version", stale.version()), request);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> lost(LostRace lost, HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.CONFLICT), request);
    }

    @ExceptionHandler({TooManyMoves.class, TooManyRequests.class})
    ResponseEntity<ProblemDetail> tooMany(HttpServletRequest request) {
        var body = Problem.of(ProblemKind.TOO_MANY_REQUESTS).on(request.getRequestURI());
        return ResponseEntity.status(body.getStatus())
                .header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
                .body(body);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> notFound(NotFound notFound, HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.NOT_FOUND).saying(notFound.sentence()), request);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> invalid(InvalidRequest invalid, HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.INVALID_REQUEST).faults(invalid.faults()), request);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> forbidden(AccessDeniedException denied, HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.FORBIDDEN), request);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> unauthenticated(AuthenticationException unknown, HttpServletRequest request) {
        var body = Problem.of(ProblemKind.UNAUTHENTICATED).on(request.getRequestURI());
        return ResponseEntity.status(body.getStatus())
                .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer")
                .body(body);
    }

    /** Addresses and parameters that play tricks: refused by the firewall, or by the server as it decodes them. */
    @ExceptionHandler({RequestRejectedException.class, InvalidParameterException.class})
    ResponseEntity<ProblemDetail> rejected(HttpServletRequest request) {
        return answer(Problem.of(ProblemKind.INVALID_REQUEST), request);
    }

    @ExceptionHandler
    ResponseEntity<ProblemDetail> failed(Exception failure, HttpServletRequest request) {
        return answer(incidents.of(failure, request.getRequestURI()), request);
    }

    private static ResponseEntity<ProblemDetail> answer(Problem problem, HttpServletRequest request) {
        var body = problem.on(request.getRequestURI());
        return ResponseEntity.status(body.getStatus())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(body);
    }

    /** Everything that the framework itself refuses comes through here: its status is kept and its words are not. */
    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception failure, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        var path = ((ServletWebRequest) request).getRequest().getRequestURI();
        var problem = frameworkProblem(failure, status, path).on(path);
        return ResponseEntity.status(problem.getStatus())
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(problem);
    }

    private Problem frameworkProblem(Exception failure, HttpStatusCode status, String path) {
        if (BodyTooLarge.isBehind(failure)) {
            return Problem.of(ProblemKind.TOO_LARGE);
        }
        if (status.is5xxServerError()) {
            return incidents.of(failure, path);
        }
        List<Fault> faults = FaultsOfRequest.of(failure);
        return Problem.of(ProblemKind.of(status.value())).faults(faults);
    }
}
