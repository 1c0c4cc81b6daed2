package dev.stopline.platform.web;

import dev.stopline.platform.StoplineProperties;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Bounds the body of every request, whether or not it says beforehand how long it is. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
final class BodyLimit extends OncePerRequestFilter {

    private final long limit;
    private final ProblemWriter problems;

    BodyLimit(StoplineProperties properties, ProblemWriter problems) {
        this.limit = properties.limits().body().toBytes();
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getContentLengthLong() > limit) {
            problems.write(Problem.of(ProblemKind.TOO_LARGE), request, response);
            return;
        }
        chain.doFilter(new Bounded(request), response);
    }

    private final class Bounded extends HttpServletRequestWrapper {

        Bounded(HttpServletRequest request) {
            super(request);
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new Counted(super.getInputStream());
        }

        @Override
        public BufferedReader getReader() throws IOException {
            return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
        }
    }

    private final class Counted extends ServletInputStream {

        private final ServletInputStream body;
        private long read;

        Counted(ServletInputStream body) {
            this.body = body;
        }

        private int count(int more) throws BodyTooLarge {
            read += Math.max(more, 0);
            if (read > limit) {
                throw new BodyTooLarge();
            }
            return more;
        }

        @Override
        public int read() throws IOException {
            int next = body.read();
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return count(body.read(bytes, offset, length));
        }

        @Override
        public boolean isFinished() {
            return body.isFinished();
        }

        @Override
        public boolean isReady() {
            return body.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            body.setReadListener(listener);
        }
    }
}
