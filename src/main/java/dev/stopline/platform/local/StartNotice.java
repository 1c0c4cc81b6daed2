package dev.stopline.platform.local;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Profile;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Says on start where to look and how to get a first token; the secret itself stays in its file. */
@Component
@Profile("local")
final class StartNotice {

    private static final Logger LOG = LoggerFactory.getLogger(StartNotice.class);

    private final DataFolder folder;

    StartNotice(DataFolder folder) {
        this.folder = folder;
    }

    @EventListener
    void ready(ApplicationReadyEvent ready) {
        if (ready.getApplicationContext() instanceof WebServerApplicationContext web && web.getWebServer() != null) {
            LOG.info("{}", notice("http://localhost:" + web.getWebServer().getPort()));
        }
    }

    private String notice(String address) {
        return """
                Stopline is ready.
                  Swagger UI:             %s/swagger-ui.html
                  First organizer token:  curl -s %s/v1/organizer-tokens -H 'Content-Type: application/json' \
                -d "{\\"secret\\": \\"$(cat '%s')\\"}"
                """.formatted(address, address, folder.resolve("organizer-secret"));
    }
}
