package dev.stopline.tournament.rules;

/**
 * T-RES-02: what a job came to.
 *
 * @param job its number in the career, from 1
 * @param casualties, sessions each 0 to 1,000
 */
public record JobResult(int job, JobClose close, int casualties, int sessions, boolean codeCrossed) {

    /** What keeps a job of an arc of so many from coming to this. */
    Faults faults(int jobs) {
        return new Faults("T-RES-02")
                .range("job", job, 1, jobs)
                .range("casualties", casualties, 0, LineResult.MOST)
                .range("sessions", sessions, 0, LineResult.MOST);
    }
}
