package dev.stopline.platform.web;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.thymeleaf.ITemplateEngine;
import org.thymeleaf.context.Context;

/** A plain page for reading and printing: no script, nothing loaded from anywhere, every text escaped by the template. */
@Component
public class PlainPage {

    /** What the contract says of a page's length in characters: far above any game's. */
    public static final int LONGEST = 10_000_000;

    /** What the contract says of a page's text. */
    public static final String TEXT = "^[^\\u0000]*$";

    private static final int NONCE_BYTES = 16;

    private final ITemplateEngine templates;
    private final SecureRandom random = new SecureRandom();

    PlainPage(ITemplateEngine templates) {
        this.templates = templates;
    }

    /**
     * The page; its own style is the only one that the browser may apply.
     *
     * @param template its file under {@code templates/}, without the ending
     * @param model what it shows, by name; {@code nonce} and {@code words} are added
     */
    public ResponseEntity<String> of(String template, Map<String, ?> model) {
        var nonce = nonce();
        var values = new TreeMap<String, Object>(model);
        values.put("nonce", nonce);
        values.put("words", new PageWords());
        return ResponseEntity.ok()
                .contentType(new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8))
                .header(
                        "Content-Security-Policy",
                        "default-src 'none'; style-src 'nonce-" + nonce
                                + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
                .header(HttpHeaders.CACHE_CONTROL, "private, no-store")
                .body(templates.process(template, new Context(Locale.UK, values)));
    }

    private String nonce() {
        var bytes = new byte[NONCE_BYTES];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
