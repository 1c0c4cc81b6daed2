package dev.stopline.debrief.squad;

import dev.stopline.debrief.Happening;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.CareerEvent.JobAbandoned;
import dev.stopline.squad.rules.InterdictEvent.JobClosed;
import dev.stopline.squad.rules.OpeningEvent.JobOpened;
import dev.stopline.squad.rules.SquadEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * What of a career may be read: the jobs that are closed, each with the steps after it as far as they have come, and one that
 * was abandoned; of a job that is open nothing, from the move that opened it on.
 */
public final class ClosedJobs {

    private final List<Happening<SquadEvent>> career;
    private final List<Opened> jobs;

    private ClosedJobs(List<Happening<SquadEvent>> career, List<Opened> jobs) {
        this.career = career;
        this.jobs = jobs;
    }

    private record Opened(int number, int from, End end) {

        boolean over() {
            return end != End.NONE;
        }
    }

    private enum End {
        NONE,
        CLOSED,
        ABANDONED
    }

    /** The jobs of a career. */
    public static ClosedJobs of(List<Happening<SquadEvent>> career) {
        var jobs = new ArrayList<Opened>();
        for (int at = 0; at < career.size(); at++) {
            switch (career.get(at).event()) {
                case JobOpened opened -> jobs.add(new Opened(opened.caseNumber(), start(career, at), End.NONE));
                case JobClosed closed -> jobs.add(ended(jobs.removeLast(), End.CLOSED));
                case JobAbandoned abandoned -> jobs.add(ended(jobs.removeLast(), End.ABANDONED));
                case SquadEvent other -> {}
            }
        }
        return new ClosedJobs(List.copyOf(career), List.copyOf(jobs));
    }

    private static Opened ended(Opened job, End end) {
        return new Opened(job.number(), job.from(), end);
    }

    /** Where the move of this event begins. */
    private static int start(List<Happening<SquadEvent>> career, int at) {
        int start = at;
        while (start > 0 && career.get(start - 1).moveId().equals(career.get(at).moveId())) {
            start--;
        }
        return start;
    }

    /** The numbers of the jobs that are over, in order. */
    public List<Integer> numbers() {
        return jobs.stream().filter(Opened::over).map(Opened::number).toList();
    }

    /** How many jobs are over, and how, in words. */
    String count() {
        int abandoned = (int) count(End.ABANDONED);
        int closed = (int) count(End.CLOSED);
        var words = Wording.count(closed, "closed job");
        if (abandoned == 0) {
            return words;
        }
        var left = Wording.count(abandoned, "abandoned job");
        return closed == 0 ? left : words + " and " + left;
    }

    private long count(End end) {
        return jobs.stream().filter(each -> each.end() == end).count();
    }

    /** Whether a job of this number was ever opened. */
    public boolean knows(int number) {
        return jobs.stream().anyMatch(each -> each.number() == number);
    }

    /** The whole career but for a job that is open. */
    Slice all() {
        int end = jobs.isEmpty() || jobs.getLast().over()
                ? career.size()
                : jobs.getLast().from();
        return new Slice(0, List.of(), career.subList(0, end));
    }

    /**
     * A job that is over, up to where the next one opens.
     *
     * @throws IllegalArgumentException if no such job has this number
     */
    Slice job(int number) {
        for (int at = 0; at < jobs.size(); at++) {
            var job = jobs.get(at);
            if (job.number() == number && job.over()) {
                int end = at + 1 < jobs.size() ? jobs.get(at + 1).from() : career.size();
                return new Slice(number, career.subList(0, job.from()), career.subList(job.from(), end));
            }
        }
        throw new IllegalArgumentException("no job that is over has the number " + number);
    }

    /**
     * A part of a career.
     *
     * @param job the job's number; 0 = the whole career
     * @param before what came before the part
     */
    record Slice(int job, List<Happening<SquadEvent>> before, List<Happening<SquadEvent>> part) {}
}
