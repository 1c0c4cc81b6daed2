package dev.stopline.platform.web;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/** A text in a body that {@link TextThatComesIn} does not let in. */
final class UnfitText extends MismatchedInputException {

    private static final long serialVersionUID = 1L;

    UnfitText(JsonParser parser, String fault) {
        super(parser, fault, String.class);
    }
}
