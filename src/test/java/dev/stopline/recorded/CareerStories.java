package dev.stopline.recorded;

import dev.stopline.testkit.squad.CareerRecorder;
import java.util.List;
import java.util.stream.Stream;

/** Every career that is recorded, in the order of the index, played anew on today's rules. */
final class CareerStories {

    private CareerStories() {}

    static List<CareerRecorder> all() {
        return Stream.of(
                        CareersOfOneJob.all(), CareersForcedIn.all(), CareersThatStop.all(), CareersOfSeveralJobs.all())
                .flatMap(List::stream)
                .toList();
    }
}
