package dev.stopline.debrief.web;

import dev.stopline.debrief.line.LineDebrief;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.thymeleaf.ITemplateEngine;
import org.thymeleaf.context.Context;

/** A debrief as one plain page: no script, nothing loaded from anywhere, every text escaped by the template. */
@Component
class DebriefPage {

    /** What the contract says of a page's length in characters: far above any game's. */
    static final int LONGEST = 10_000_000;

    /** What the contract says of a page's text. */
    static final String TEXT = "^[^\\u0000]*$";

    private static final String TEMPLATE = "debrief/line";
    private static final int NONCE_BYTES = 16;

    private final ITemplateEngine templates;
    private final SecureRandom random = new SecureRandom();

    DebriefPage(ITemplateEngine templates) {
        this.templates = templates;
    }

    /** The page; its own style is the only one that the browser may apply. */
    ResponseEntity<String> of(LineDebrief debrief) {
        var nonce = nonce();
        var context = new Context(Locale.UK, Map.of("debrief", debrief, "nonce", nonce));
        return ResponseEntity.ok()
                .contentType(new MediaType(MediaType.TEXT_HTML, java.nio.charset.StandardCharsets.UTF_8))
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; style-src 'nonce-" + nonce
                                + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
                .header(HttpHeaders.CACHE_CONTROL, "private, no-store")
                .body(templates.process(TEMPLATE, context));
    }

    private String nonce() {
        var bytes = new byte[NONCE_BYTES];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
