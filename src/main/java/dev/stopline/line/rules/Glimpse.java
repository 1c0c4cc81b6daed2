package dev.stopline.line.rules;

import dev.stopline.decide.RuleRow;
import dev.stopline.decide.SharedBoard;
import java.util.List;

/**
 * The board as one viewer sees it. It is made from the fold of the events that the viewer may see and from nothing else, so
 * that what was not seen cannot be in it. What one side alone knows lies on its {@link Desk}.
 *
 * @param viewer whose board it is: {@code IM}, {@code SPECTATOR}, or the seat's id
 * @param version how many events the viewer has seen
 * @param title what the case is called; empty until a card is loaded
 * @param briefed whether the table has been told what a call costs (L-SETUP-11)
 * @param sharedBoard the board that other tables play as well, and whether all of them have ended; no name = none
 * @param commitment the server's commitment to its dice, 64 hex digits; empty for entered dice
 * @param seed the server's seed once the debrief has revealed it, 64 hex digits; empty before
 * @param identities the hires whose identity the viewer knows; the others are missing from it
 * @param file the public file, which every seat reads from the start
 * @param rules the parameters of the session that the viewer may read
 */
public record Glimpse(
        String viewer,
        int version,
        Mode mode,
        Phase phase,
        String title,
        boolean briefed,
        SharedBoard sharedBoard,
        String commitment,
        String seed,
        List<SeatRow> seats,
        int spectators,
        List<HireRow> hires,
        List<KnownIdentity> identities,
        List<CaseCard.FileEntry> file,
        GlimpseOfRound round,
        GlimpseOfTracks tracks,
        GlimpseOfCalls calls,
        GlimpseOfLine line,
        GlimpseOfEnding ending,
        List<RuleRow> rules,
        Desk desk) {

    public Glimpse {
        seats = List.copyOf(seats);
        hires = List.copyOf(hires);
        identities = List.copyOf(identities);
        file = List.copyOf(file);
        rules = List.copyOf(rules);
    }

    /** A seated player's place. */
    public record SeatRow(String seat, Table table, Role role) {}

    /** A hire as everybody knows it; a cut hire keeps its number (L-CUT-18). */
    public record HireRow(int number, String name, boolean inPlay, boolean keysActive) {}

    /** Who a hire really is. */
    public record KnownIdentity(int hire, Identity identity) {}

    /** The board of a viewer, from the fold of what that viewer has seen. */
    public static Glimpse of(LineState seen, Viewer viewer) {
        var setup = seen.setup();
        return new Glimpse(
                viewer.text(),
                seen.seen().by(viewer),
                seen.mode(),
                seen.phase(),
                setup.title(),
                setup.briefed(),
                setup.board(),
                setup.commitment(),
                seen.outcome().seed(),
                setup.seats().stream()
                        .map(each -> new SeatRow(each.seat(), each.table(), each.role()))
                        .toList(),
                setup.spectators(),
                seen.hires().stream().map(Glimpse::row).toList(),
                identities(seen.hires()),
                setup.file(),
                GlimpseOfRound.of(seen),
                GlimpseOfTracks.of(seen),
                GlimpseOfCalls.of(seen),
                GlimpseOfLine.of(seen.line()),
                GlimpseOfEnding.of(seen.outcome()),
                rules(seen, viewer),
                Desk.of(seen, viewer));
    }

    /** What a viewer knows of a game: the fold of those of its events that the viewer sees. */
    public static LineState fold(List<LineEvent> events, Viewer viewer) {
        return fold(events, viewer, WhoSees::sees);
    }

    /** What a viewer would know if sight were decided by {@code sight}. */
    public static LineState fold(List<LineEvent> events, Viewer viewer, Sight sight) {
        var mode = mode(events);
        var known = LineState.INITIAL;
        for (var event : events) {
            known = sight.sees(mode, event, viewer) ? known.after(event) : known;
        }
        return known;
    }

    private static Mode mode(List<LineEvent> events) {
        for (var event : events) {
            if (event instanceof SessionEvent.SessionCreated(Mode mode)) {
                return mode;
            }
        }
        return LineState.INITIAL.mode();
    }

    private static HireRow row(Hire hire) {
        return new HireRow(hire.number(), hire.name(), hire.inPlay(), hire.keysActive());
    }

    private static List<KnownIdentity> identities(List<Hire> hires) {
        return hires.stream()
                .filter(each -> each.identity() != Identity.SEALED)
                .map(each -> new KnownIdentity(each.number(), each.identity()))
                .toList();
    }

    private static List<RuleRow> rules(LineState seen, Viewer viewer) {
        return List.of(RulesetKey.values()).stream()
                .filter(key -> mayRead(key, seen.phase(), viewer))
                .map(key -> new RuleRow(key.key(), seen.ruleset().value(key), key.standard(), key.rule(), key.ours()))
                .toList();
    }

    /** Whether the viewer may read this parameter in this phase (L-VIS-01). */
    public static boolean mayRead(RulesetKey key, Phase phase, Viewer viewer) {
        return viewer.isIncidentMaster()
                || switch (key.readers()) {
                    case ALL -> true;
                    case IN_PLAY -> phase != Phase.SETUP;
                    case IM_UNTIL_DEBRIEF -> phase == Phase.DEBRIEF || phase == Phase.CLOSED;
                };
    }
}
