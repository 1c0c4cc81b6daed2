package dev.stopline.platform.web;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.http.ProblemDetail;

/** Makes the body of a problem answer. */
public final class Problem {

    private final ProblemKind kind;
    private final Map<String, Object> extras = new LinkedHashMap<>();
    private String detail;

    private Problem(ProblemKind kind) {
        this.kind = kind;
        this.detail = kind.explanation();
    }

    /** A problem of this kind, with the kind's own explanation until something better is said. */
    public static Problem of(ProblemKind kind) {
        return new Problem(kind);
    }

    /** Says what is the matter this time, to a person. Never the text of an exception. */
    public Problem saying(String detail) {
        this.detail = detail;
        return this;
    }

    /** Adds a member to the body. */
    public Problem with(String name, Object value) {
        extras.put(name, value);
        return this;
    }

    /** Adds the list of what is wrong with the request, unless it is empty. */
    public Problem faults(List<Fault> faults) {
        return faults.isEmpty() ? this : with("errors", faults);
    }

    /** The body, for a request to this path. */
    public ProblemDetail on(String path) {
        var body = ProblemDetail.forStatusAndDetail(kind.status(), detail);
        body.setType(URI.create("/problems/" + kind.slug()));
        body.setTitle(kind.title());
        body.setInstance(uri(path));
        extras.forEach(body::setProperty);
        return body;
    }

    private static URI uri(String path) {
        try {
            return URI.create(path);
        } catch (IllegalArgumentException notAnAddress) {
            return URI.create("/");
        }
    }
}
