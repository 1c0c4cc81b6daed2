package dev.stopline.line.rules;

import java.util.List;

/** The words that an event itself carries because the Incident Master speaks them at the table (L-CALL-09, L-CUT-09, L-MEET-11). */
public final class Said {

    /** L-MEET-11: the fixed answer where no line of the card covers a question. */
    public static final String FILE_DOES_NOT_SAY = "The file does not say.";

    /** L-CALL-09: the line is stopped, both tracks pay, get ready to point. */
    public static final List<String> CALL_CUE =
            List.of("The line is stopped.", "Both tracks pay.", "Get ready to point.");

    /** L-CUT-09: the two prompts for a ground. */
    public static final List<String> GROUND_PROMPTS = List.of(
            "Which control would have kept this from happening?", "Or who is hurt by it, and which entry shows that?");

    private Said() {}
}
