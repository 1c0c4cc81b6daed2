package dev.stopline.platform.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Writes a problem where no controller can: in filters. */
@Component
public final class ProblemWriter {

    private final JsonMapper json;

    ProblemWriter(JsonMapper json) {
        this.json = json;
    }

    /** Answers this request with the problem. */
    public void write(Problem problem, HttpServletRequest request, HttpServletResponse response) throws IOException {
        var body = problem.on(request.getRequestURI());
        response.setStatus(body.getStatus());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setHeader("Cache-Control", "no-store");
        response.getOutputStream().write(json.writeValueAsString(body).getBytes(StandardCharsets.UTF_8));
    }
}
