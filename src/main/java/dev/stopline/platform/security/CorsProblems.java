package dev.stopline.platform.security;

import dev.stopline.platform.web.Problem;
import dev.stopline.platform.web.ProblemKind;
import dev.stopline.platform.web.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.DefaultCorsProcessor;

/** Spring's own check of origins, with a problem instead of a line of text for those that may not call. */
final class CorsProblems extends DefaultCorsProcessor {

    private final ProblemWriter problems;

    CorsProblems(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public boolean processRequest(
            @Nullable CorsConfiguration config, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (super.processRequest(config, request, response)) {
            return true;
        }
        problems.write(
                Problem.of(ProblemKind.FORBIDDEN).saying("Pages of this origin may not call this service."),
                request,
                response);
        return false;
    }

    @Override
    protected void rejectRequest(ServerHttpResponse response) {
        // The answer is written by processRequest, which knows the request.
    }
}
