package dev.stopline.platform.web;

/** An id names nothing, or nothing that the caller may know of: answered with 404. */
public final class NotFound extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    /** Nothing there. */
    public NotFound() {
        this(ProblemKind.NOT_FOUND.explanation());
    }

    /** Nothing there, and what to say of it to whoever asked. */
    public NotFound(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    /** What to say of it. */
    public String sentence() {
        return sentence;
    }
}
