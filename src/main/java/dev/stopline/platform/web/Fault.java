package dev.stopline.platform.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * One thing wrong with what was sent.
 *
 * @param pointer where in the body, as a JSON pointer ({@code /facts/2/text}); empty text for the body itself
 * @param parameter or the name of the query parameter, header or part of the path
 * @param message a sentence for a person
 * @param rule the rule behind it, if there is one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Fault(
        @Nullable String pointer,
        @Nullable String parameter,
        String message,
        @Nullable String rule) {

    /** Something wrong in the body. */
    public static Fault inBody(String pointer, String message) {
        return new Fault(pointer, null, message, null);
    }

    /** Something wrong with a query parameter, a header or a part of the path. */
    public static Fault inParameter(String name, String message) {
        return new Fault(null, name, message, null);
    }
}
