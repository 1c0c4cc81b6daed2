package dev.stopline.debrief.squad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.debrief.Happening;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A job that was abandoned with its board can be read like one that was closed. */
class AbandonedJobTest {

    private static final List<Happening<SquadEvent>> CAREER = Careers.of(1, 3);

    /** The career up to this event of this job, and then its board is closed. */
    private static ClosedJobs leftBefore(int job, Class<? extends SquadEvent> type) {
        var happenings = new ArrayList<Happening<SquadEvent>>();
        int opened = 0;
        for (var each : CAREER) {
            opened += each.event() instanceof OpeningEvent.JobOpened ? 1 : 0;
            if (opened == job && type.isInstance(each.event())) {
                break;
            }
            happenings.add(each);
        }
        var at = happenings.getLast().at();
        for (var event : List.<SquadEvent>of(
                new CareerEvent.JobAbandoned("Closed."), new CareerEvent.DetectiveRetired("T-CLO-04"))) {
            happenings.add(new Happening<>(event, "last", "service", "OpenBoard", "", at));
        }
        return ClosedJobs.of(happenings);
    }

    @Test
    @Rule("T-CLO-04")
    void it_is_read_with_what_lay_behind_it() {
        var left = leftBefore(2, InterdictEvent.JobClosed.class);
        var debrief = SquadDebrief.ofJob(left, 2, SquadEyes.TRUTH);

        assertThat(left.numbers()).containsExactly(1, 2);
        assertThat(debrief.jobs()).singleElement().satisfies(found -> {
            assertThat(found.close()).isEqualTo(CloseType.NONE);
            assertThat(found.posture()).isNotEqualTo("sealed");
            assertThat(found.anatomy())
                    .allSatisfy(each -> assertThat(each.text()).isNotBlank());
        });
        assertThat(debrief.decisions().getLast().decision().changes())
                .extracting(each -> each.sentence())
                .containsExactly(
                        "The job is abandoned: “Closed.”",
                        "The board was closed before its arc was played, and the detective retires.");
        assertThat(SquadDebrief.ofCareer(left, SquadEyes.PLAYER).title())
                .isEqualTo("A career of 1 closed job and 1 abandoned job");
        assertThat(SquadCourse.of(left).parts().getLast().heading()).startsWith("Job 2");
    }

    @Test
    void nothing_lay_behind_one_whose_card_was_never_laid_out() {
        var left = leftBefore(1, OpeningEvent.JobDefined.class);

        assertThat(SquadDebrief.ofJob(left, 1, SquadEyes.TRUTH).jobs()).isEmpty();
        assertThat(SquadDebrief.ofCareer(left, SquadEyes.TRUTH).title()).isEqualTo("A career of 1 abandoned job");
        assertThat(SquadDebrief.ofCareer(left, SquadEyes.TRUTH).decisions()).isNotEmpty();
    }
}
