package dev.stopline.platform.web;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers for what fails outside any controller. */
@RestController
@Hidden
class ErrorPage implements ErrorController {

    private final Incidents incidents;

    ErrorPage(Incidents incidents) {
        this.incidents = incidents;
    }

    @RequestMapping("${spring.web.error.path:/error}")
    ResponseEntity<ProblemDetail> problem(HttpServletRequest request) {
        var path = Objects.toString(request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI), "/");
        var body = problem(
                        request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE),
                        request.getAttribute(RequestDispatcher.ERROR_EXCEPTION),
                        path)
                .on(path);
        return ResponseEntity.status(body.getStatus())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(body);
    }

    private Problem problem(@Nullable Object status, @Nullable Object failure, String path) {
        int code = status instanceof Integer number
                ? number
                : ProblemKind.NOT_FOUND.status().value();
        if (code < 500) {
            return Problem.of(ProblemKind.of(code));
        }
        return incidents.of(
                failure instanceof Throwable thrown ? thrown : new IllegalStateException("status " + code), path);
    }
}
