package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The moves worth asking the rules about, for one viewer: gathered chapter by chapter, from what the viewer knows. */
final class Candidates {

    static final List<String> ONE_DIE = List.of("die");
    static final List<String> COVER_AND_DIE = List.of("coverDie", "die");

    final LineState state;
    final Viewer viewer;
    private final List<Candidate> all = new ArrayList<>();

    private Candidates(LineState state, Viewer viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    /** Every candidate of this viewer, in the order in which the chapters of the rules stand. */
    static List<Candidate> of(LineState state, Viewer viewer) {
        var candidates = new Candidates(state, viewer);
        switch (viewer) {
            case Viewer.IncidentMaster im -> candidates.ofIncidentMaster();
            case Viewer.Seat seat -> candidates.ofSeat(seat);
            case Viewer.Spectator spectator -> {}
            case Viewer.Service service -> {}
        }
        return List.copyOf(candidates.all);
    }

    private void ofIncidentMaster() {
        CandidatesOfWaiting.add(this);
        CandidatesOfReveals.add(this);
        CandidatesOfOwnSide.add(this);
        CandidatesOfLine.addForIncidentMaster(this);
        CandidatesOfRound.add(this);
        CandidatesOfSession.add(this);
        CandidatesOfDebrief.add(this);
    }

    private void ofSeat(Viewer.Seat seat) {
        CandidatesOfSeat.add(this, seat);
        CandidatesOfLine.addForSeat(this, seat);
    }

    /** A move about nothing in particular. */
    void add(LineCommand command) {
        add("", false, "", command, List.of());
    }

    /** A move about nothing in particular, the usual one or not. */
    void add(boolean usual, LineCommand command) {
        add("", usual, "", command, List.of());
    }

    /** A move about something that waits. */
    void add(String about, boolean usual, LineCommand command) {
        add(about, usual, "", command, List.of());
    }

    /** A move with all that belongs to it. */
    void add(String about, boolean usual, String forSeat, LineCommand command, List<String> dice) {
        all.add(new Candidate(about, usual, forSeat, command, dice));
    }

    /** No hire, and every hire's number. */
    List<Integer> hiresOrNone() {
        return IntStream.rangeClosed(0, state.hires().size()).boxed().toList();
    }

    /** The sheet of a hire, of what the viewer may read of the card; none if it may read none. */
    List<CaseCard.HireCard> sheets(int hire) {
        return state.setup().card().hires().stream()
                .filter(each -> hire == 0 || each.number() == hire)
                .toList();
    }
}
