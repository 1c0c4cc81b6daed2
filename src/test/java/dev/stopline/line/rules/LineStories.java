package dev.stopline.line.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Histories by situation, and the people of the fixture. */
public final class LineStories {

    private static final Map<String, Role> PEOPLE = Map.of(
            "Priya", Role.SECOPS,
            "Sam", Role.HR,
            "Jo", Role.FINANCE_LEGAL,
            "Kit", Role.SCRIBE,
            "Ana", Role.FACE,
            "Rui", Role.REMOTE,
            "Mo", Role.MONEY);

    private LineStories() {}

    /** The id of the seat that a role takes. */
    public static String seatOf(Role role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The seat of a person of the fixture, or the text itself where it names nobody. */
    public static String seatOf(String person) {
        var role = PEOPLE.get(person);
        return role == null ? person : seatOf(role);
    }

    /** The viewer that a word names: a person of the fixture, a seat id, {@code IM} or {@code SPECTATOR}. */
    public static Viewer viewer(String word) {
        return switch (word) {
            case "IM" -> Viewer.IM;
            case "SPECTATOR" -> Viewer.SPECTATOR;
            case "SERVICE" -> Viewer.SERVICE;
            case String person ->
                viewer(Arrays.stream(Role.values())
                        .filter(each -> seatOf(each).equals(seatOf(person)))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("nobody is called " + person)));
        };
    }

    /** The viewer in the seat of this role. */
    public static Viewer.Seat viewer(Role role) {
        return new Viewer.Seat(seatOf(role), role.table());
    }

    /** Every role that has players in a mode, in seat order. */
    public static List<Role> rolesOf(Mode mode) {
        return Arrays.stream(Role.values())
                .filter(each -> mode.seats(each.table()))
                .toList();
    }

    /** A session of this mode on the fixture card with every role seated, and the opening briefed. */
    public static LineStory aTableReady(Mode mode) {
        return new LineStory()
                .created(mode, List.of())
                .carded(FixtureCard.card())
                .seated(rolesOf(mode))
                .briefed();
    }

    /** A case of this mode in this step of this round, in which nothing has happened yet. */
    public static LineStory aCaseAt(Mode mode, int stage, int round, Step step) {
        var story = aTableReady(mode).started();
        while (story.state().clock().stage() < stage || story.state().clock().round() < round) {
            story.nextRound();
        }
        return story.upTo(step);
    }

    /** A line of the Company, paid, whose vote is open. */
    public static LineStory lineOpen(LineStory story) {
        return new LineTelling(story).called(Table.COMPANY, true).story();
    }

    /** A line of the Company, paid, whose every finger pointed at this hire; the meeting is open. */
    public static LineStory meetingWith(int hire, LineStory story) {
        return new LineTelling(story).called(Table.COMPANY, true).accused(hire).story();
    }

    /** That line when its meeting is over: the cut window. */
    public static LineStory cutWindowOn(int hire, LineStory story) {
        return new LineTelling(meetingWith(hire, story)).met().story();
    }
}
