package dev.stopline.testkit.golden;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.EndReason;
import dev.stopline.line.rules.Ending;
import dev.stopline.line.rules.GroundKind;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.LineStory;
import dev.stopline.line.rules.LineTelling;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.Ruleset;
import dev.stopline.line.rules.RulesetKey;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.TallyLine;
import dev.stopline.testkit.golden.GoldenCase.Given;
import dev.stopline.testkit.golden.GoldenCase.GivenLine;
import dev.stopline.testkit.golden.GoldenCase.Point;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Tells the events behind a case's {@code given}. */
final class GoldenGiven {

    private static final int COVER_TARGET = 12;

    private final Given given;
    private final LineStory story = new LineStory();

    private GoldenGiven(Given given) {
        this.given = given;
    }

    /** The events. */
    static LineStory told(Given given) {
        var telling = new GoldenGiven(given);
        telling.setUp();
        if (given.phase().compareTo(Point.PLAY) >= 0) {
            telling.play();
        }
        given.also().forEach(each -> telling.story.tell(GoldenEvents.read(each)));
        return telling.story;
    }

    private boolean reached(Point point) {
        return given.phase().compareTo(point) >= 0;
    }

    private void setUp() {
        if (!reached(Point.SETUP)) {
            return;
        }
        story.created(
                given.mode(),
                given.ruleset().entrySet().stream()
                        .map(each -> new Ruleset.Override(
                                RulesetKey.of(each.getKey()).orElseThrow(), each.getValue()))
                        .toList());
        if (reached(Point.CARD_LOADED)) {
            story.carded(GoldenCard.edited(given.card()));
        }
        if (reached(Point.SEATED)) {
            story.seated(given.seats() == null ? LineStories.rolesOf(given.mode()) : given.seats());
        }
        if (reached(Point.BRIEFED)) {
            story.briefed();
        }
    }

    private void play() {
        var at = At.of(given.at());
        story.started();
        coverThrown();
        while (story.state().clock().stage() < at.stage()) {
            if (!given.gone().isEmpty()
                    && story.state().clock().stage()
                            == at.stage() - given.gone().size()) {
                given.gone().forEach(each -> {
                    new LineTelling(story).wrongfullyCut(each);
                    coverThrown();
                });
            } else {
                story.nextRound();
                coverThrown();
            }
        }
        earlierInTheStage();
        while (story.state().clock().round() < at.round()) {
            story.nextRound();
        }
        thisRound(at);
        line();
        end();
    }

    private void coverThrown() {
        int stage = story.state().clock().stage();
        var role = given.coverHeld().get(stage);
        if (role != null && story.state().clock().round() == 1) {
            boolean seated = given.mode().seats(Table.COMRADES);
            story.tell(
                    new ActionEvent.CoverHolderChosen(stage, role),
                    new ActionEvent.CoverThrown(
                            LineStory.EARLIER,
                            seated ? LineStories.seatOf(role) : "IM",
                            COVER_TARGET + 3,
                            COVER_TARGET,
                            true,
                            ""));
        }
    }

    /** What belongs to the stage: told at the start of its first round. */
    private void earlierInTheStage() {
        story.tracks(given.payoff(), given.exposure());
        if (given.tier() != null) {
            story.tier(given.tier());
        }
        story.lookups(given.lookups()).closings(given.closings());
        given.clues().forEach(story::clue);
        given.held().forEach(each -> story.tell(new RevealEvent.PaymentHeld(each, LineStory.EARLIER)));
        given.liveControls().forEach(story::live);
        given.spent().forEach(each -> new LineTelling(story).called(each, false).folded());
        if (given.holder() != null) {
            story.tell(new ActionEvent.CoverHolderChosen(story.state().clock().stage(), given.holder()));
        }
    }

    private void thisRound(At at) {
        story.upTo(at.step());
        given.visited().forEach(each -> story.tell(new RoundEvent.TableVisited(each)));
        boolean handedOver = given.handedOver() == null ? given.mode() == Mode.COMRADES_ONLY : given.handedOver();
        if (handedOver && given.mode() != Mode.BOTH_CHAIRS && at.step().isForActions()) {
            story.tell(new RoundEvent.SideHandedOver(Table.COMRADES));
        }
        given.rolls().forEach(story::rolls);
        given.actionsLeft().forEach((person, left) -> {
            var seat = LineStories.seatOf(person);
            var role = story.state().setup().seat(seat).orElseThrow().role();
            story.tell(new ActionEvent.ActionSpent(seat, role.table(), left));
        });
    }

    private void line() {
        var frozen = given.frozen();
        if (frozen != null) {
            new LineTelling(story)
                    .called(Table.COMPANY, false)
                    .accused(1)
                    .met()
                    .ground(GroundKind.CONTROL)
                    .cut(frozen);
            story.tell(new ActionEvent.RollsStopped(story.state().line().id()));
        }
        var line = given.line();
        if (line != null) {
            openLine(line);
            if (given.ground() != null) {
                new LineTelling(story).ground(given.ground());
            }
        }
    }

    private void openLine(GivenLine line) {
        var fingers = new LinkedHashMap<String, Integer>();
        line.votes()
                .forEach((person, vote) ->
                        fingers.put(LineStories.seatOf(person), vote.equals("FOLD") ? 0 : Integer.parseInt(vote)));
        var telling = new LineTelling(story).called(line.table(), !line.free());
        switch (line.until()) {
            case VOTE -> telling.cast(fingers);
            case TIE_SENTENCES -> telling.tied(fingers);
            case REVOTE -> telling.tied(fingers).again();
            case MEETING -> accused(telling, line.to(), fingers);
            case CUT_WINDOW -> accused(telling, line.to(), fingers).met();
            case NONE, CLOSED -> throw new IllegalArgumentException("an open line is never " + line.until());
        }
    }

    private static LineTelling accused(LineTelling telling, int hire, Map<String, Integer> fingers) {
        return fingers.isEmpty() ? telling.accused(hire) : telling.accused(hire, fingers);
    }

    private void end() {
        if (!reached(Point.ENDED)) {
            return;
        }
        var clock = story.state().clock();
        var reason = Objects.requireNonNull(given.ended(), "why the case has ended");
        var tracks = story.state().tracks();
        boolean held = story.state().calls().tally().stream().noneMatch(TallyLine::wrongful);
        story.tell(
                new CutEvent.CaseEnded(clock.stage(), clock.round()),
                new CutEvent.CaseEndNoted(reason, ending(reason), held));
        if (reached(Point.DEBRIEF)) {
            story.tell(
                    new DebriefEvent.DebriefOpened(),
                    new DebriefEvent.EndingRead(ending(reason), tracks.payoff(), tracks.exposure()));
        }
    }

    private Ending ending(EndReason reason) {
        int contained = story.state().ruleset().number(RulesetKey.CONTAINED_MAX);
        return switch (reason) {
            case OPERATOR_CUT -> story.state().tracks().payoff() <= contained ? Ending.CONTAINED : Ending.COSTLY;
            case PAYOFF_LIMIT -> Ending.PAID_OUT;
            case WRONGFUL_LAST_STAGE, STAGES_DONE -> Ending.STILL_INSIDE;
            case NONE, SEALED, ABANDONED -> throw new IllegalArgumentException("no case ends as " + reason);
        };
    }

    /** A place in a case, as in {@code S2R1/ACT}. */
    record At(int stage, int round, Step step) {

        static At of(String text) {
            var parts = text.split("/");
            var numbers = parts[0].substring(1).split("R");
            return new At(
                    Integer.parseInt(numbers[0]),
                    Integer.parseInt(numbers[1]),
                    parts.length > 1 ? Step.valueOf(parts[1]) : Step.ACT);
        }
    }
}
