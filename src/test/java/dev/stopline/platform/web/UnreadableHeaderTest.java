package dev.stopline.platform.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.LogLines;
import dev.stopline.testkit.StoplineTest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A header that cannot be read may be half a token: no line of the log quotes it. */
@StoplineTest
class UnreadableHeaderTest {

    private static final String REQUEST = "GET /v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer first\r\n"
            + "secondHalfOfAToken\r\nConnection: close\r\n\r\n";

    @LocalServerPort
    int port;

    @Test
    void a_line_that_is_no_header_is_not_in_the_log() throws IOException {
        try (var log = LogLines.listen();
                var line = new Socket(InetAddress.getLoopbackAddress(), port)) {
            line.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
            var answer = new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(answer).startsWith("HTTP/1.1 4");
            assertThat(log.since()).doesNotContain("secondHalfOfAToken");
        }
    }
}
