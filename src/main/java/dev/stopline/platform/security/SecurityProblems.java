package dev.stopline.platform.security;

import dev.stopline.platform.web.Problem;
import dev.stopline.platform.web.ProblemKind;
import dev.stopline.platform.web.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;

/** How the security filters say no: as problems, without a word of why a token was not believed. */
@Component
final class SecurityProblems implements AuthenticationEntryPoint, AccessDeniedHandler, RequestRejectedHandler {

    private final ProblemWriter problems;

    SecurityProblems(ProblemWriter problems) {
        this.problems = problems;
    }

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException failure)
            throws IOException {
        var invalid = failure instanceof OAuth2AuthenticationException;
        response.setHeader(HttpHeaders.WWW_AUTHENTICATE, invalid ? "Bearer error=\"invalid_token\"" : "Bearer");
        problems.write(Problem.of(ProblemKind.UNAUTHENTICATED), request, response);
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException failure)
            throws IOException {
        problems.write(Problem.of(ProblemKind.FORBIDDEN), request, response);
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException failure)
            throws IOException {
        problems.write(Problem.of(ProblemKind.INVALID_REQUEST), request, response);
    }
}
