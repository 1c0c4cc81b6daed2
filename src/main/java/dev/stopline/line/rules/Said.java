package dev.stopline.line.rules;

import java.util.List;

/** The words that an event itself carries because the Incident Master speaks them at the table (L-CALL-09, L-CUT-09, L-MEET-11). */
public final class Said {

    /** L-MEET-11: the fixed answer where no line of the card covers a question. */
    public static final String FILE_DOES_NOT_SAY = "The file does not say.";

    /** L-CALL-09: the line is stopped, both tracks pay, get ready to point. */
    public static final List<String> CALL_CUE = List.of(
            "The line is stopped.",
            "This call costs both tracks, and it is paid now.",
            "Hands ready, all of you: we are about to point.");

    /** L-CUT-09: the two prompts for a ground. */
    public static final List<String> GROUND_PROMPTS = List.of(
            "Name the control that would have prevented this.", "Or name who is harmed, and the entry that shows it.");

    private Said() {}
}
