package dev.stopline.platform.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.http.HttpHeaders;
import org.springframework.security.web.header.HeaderWriter;

/** What is answered to one caller is no one else's: only the caller may keep it, and only after asking again. */
final class AnswerHeaders implements HeaderWriter {

    @Override
    public void writeHeaders(HttpServletRequest request, HttpServletResponse response) {
        if (!request.getRequestURI().startsWith("/v1/")) {
            return;
        }
        if (!response.containsHeader(HttpHeaders.CACHE_CONTROL)) {
            response.setHeader(HttpHeaders.CACHE_CONTROL, "private, no-cache");
        }
        response.addHeader(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION);
        response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
    }
}
