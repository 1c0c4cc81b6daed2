package dev.stopline.tournament.web;

import dev.stopline.access.Subjects;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import java.util.List;
import org.springframework.stereotype.Component;

/** T-REG-01: who enters, moderates or has seen a card is somebody known, by the id of a subject. */
@Component
class KnownSubjects {

    private final Subjects subjects;

    KnownSubjects(Subjects subjects) {
        this.subjects = subjects;
    }

    /**
     * Passes if each of these is the id of a subject.
     *
     * @param pointer where the list stands in the body
     * @throws InvalidRequest with the place of each that is not
     */
    void mustBe(String pointer, List<String> ids) {
        var unknown = subjects.unknown(ids);
        if (!unknown.isEmpty()) {
            throw new InvalidRequest(unknown.stream()
                    .map(each -> fault(pointer + "/" + ids.indexOf(each)))
                    .toList());
        }
    }

    /**
     * Passes if this is the id of a subject.
     *
     * @param pointer where it stands in the body
     * @throws InvalidRequest if it is not
     */
    void mustBe(String pointer, String id) {
        if (!subjects.unknown(List.of(id)).isEmpty()) {
            throw new InvalidRequest(List.of(fault(pointer)));
        }
    }

    private static Fault fault(String pointer) {
        return Fault.inBody(pointer, "no subject has this id");
    }
}
