package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * One session as its events tell it: whole for the aggregate, and as far as it has seen for every viewer (section 3.1).
 * What a viewer does not know is a value that says so.
 */
@RecordBuilder
public record LineState(
        Mode mode,
        Phase phase,
        Ruleset ruleset,
        Setup setup,
        List<Hire> hires,
        Clock clock,
        ActionSheet sheet,
        Evidence evidence,
        Tracks tracks,
        Cover cover,
        Calls calls,
        Outcome outcome,
        Seen seen)
        implements LineStateBuilder.With {

    /** A session before its first event. */
    public static final LineState INITIAL = new LineState(
            Mode.COMPANY_ONLY,
            Phase.SETUP,
            Ruleset.STANDARD,
            Setup.NONE,
            List.of(),
            Clock.START,
            ActionSheet.EMPTY,
            Evidence.NONE,
            Tracks.START,
            Cover.NONE,
            Calls.NONE,
            Outcome.NONE,
            Seen.NOTHING);

    /** The state after one event. Believes it: cannot refuse and cannot fail, whatever the viewer has not seen. */
    public LineState after(LineEvent event) {
        var changed = switch (event) {
            case SessionEvent e -> AfterSession.of(this, e);
            case RoundEvent e -> AfterRound.of(this, e);
            case ActionEvent e -> AfterAction.of(this, e);
            case RevealEvent e -> AfterReveal.of(this, e);
            case TrackEvent e -> AfterTrack.of(this, e);
            case CallEvent e -> AfterCall.of(this, e);
            case MeetingEvent e -> AfterMeeting.of(this, e);
            case CutEvent e -> AfterCut.of(this, e);
            case DebriefEvent e -> AfterDebrief.of(this, e);
        };
        return changed.withSeen(seen.after(changed.mode(), event));
    }

    /** The hire of this number. */
    public Optional<Hire> hire(int number) {
        return hires.stream().filter(each -> each.number() == number).findFirst();
    }

    /** The hires in play. */
    public List<Hire> hiresInPlay() {
        return hires.stream().filter(Hire::inPlay).toList();
    }

    /** Whether a hire of this number is in play. */
    public boolean isInPlay(int number) {
        return hire(number).filter(Hire::inPlay).isPresent();
    }

    /** The open line, or the last one, or {@link Line#NONE}. */
    public Line line() {
        return calls.line();
    }

    /** The role that a viewer's seat holds, if it is seated. */
    public Optional<Role> roleOf(Viewer viewer) {
        return viewer instanceof Viewer.Seat seat ? setup.seat(seat.id()).map(Setup.Seated::role) : Optional.empty();
    }

    /** The viewer that a seat is. */
    public Optional<Viewer.Seat> viewer(String seat) {
        return setup.seat(seat).map(each -> new Viewer.Seat(each.seat(), each.table()));
    }

    /** Whether this is the last stage. */
    public boolean isLastStage() {
        return clock.stage() >= ruleset.number(RulesetKey.STAGES);
    }

    LineState changeHire(int number, java.util.function.UnaryOperator<Hire> change) {
        return withHires(Lists.change(hires, each -> each.number() == number, change));
    }
}
