package dev.stopline.debrief.line;

import dev.stopline.debrief.Course;
import dev.stopline.debrief.Decision;
import dev.stopline.debrief.Happening;
import dev.stopline.debrief.Part;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** A game of line as its decisions by their places, with everything that happened known. */
public final class LineCourse {

    private final Mode mode;
    private final Course.Log log = new Course.Log(new Part(0, 0, "Before the case"));
    private final TreeMap<String, List<Integer>> byAction = new TreeMap<>();

    private LineCourse(Mode mode) {
        this.mode = mode;
    }

    /** The course of a game, its debrief aside. */
    public static Course of(List<Happening<LineEvent>> game) {
        var replay = LineDebrief.replay(game, new LineEyes.Truth());
        var course = new LineCourse(replay.last().mode());
        Decision.of(replay).forEach(course::note);
        return course.log.course();
    }

    private void note(Decision<LineState, LineEvent> decision) {
        var before = decision.frames().getFirst().before();
        if (before.phase() == Phase.PLAY) {
            int stage = before.clock().stage();
            int round = before.clock().round();
            log.reach(new Part(stage, round, "Stage " + stage + ", round " + round));
        }
        var events =
                decision.frames().stream().map(each -> each.happening().event()).toList();
        var indexes = new ArrayList<Integer>();
        for (var event : events) {
            var actionId = LineChoices.actionId(event);
            if (indexes.isEmpty()) {
                LineChoices.of(event, decision.first(), about(actionId)).ifPresent(each -> {
                    int index = log.choose(each.who(), each.kind(), each.owed(), each.key(), each.what());
                    indexes.add(index);
                    if (!actionId.isEmpty()) {
                        byAction.computeIfAbsent(actionId, any -> new ArrayList<>())
                                .add(index);
                    }
                });
            }
        }
        came(events, indexes);
    }

    /** The action that a roll is about, in words. */
    private String about(String actionId) {
        var indexes = byAction.getOrDefault(actionId, List.of());
        return indexes.isEmpty() ? "" : log.what(indexes.getFirst());
    }

    /** What a move brings belongs to its own decision, and to the action that it carries on. */
    private void came(List<LineEvent> events, List<Integer> own) {
        var indexes = new ArrayList<>(own);
        events.stream()
                .map(LineChoices::actionId)
                .flatMap(each -> byAction.getOrDefault(each, List.of()).stream())
                .filter(each -> !indexes.contains(each))
                .forEach(indexes::add);
        var sentences = events.stream()
                .filter(LineChoices::tells)
                .map(each -> Wording.capital(Telling.of(mode, each).sentence()))
                .toList();
        indexes.forEach(each -> log.came(each, sentences));
    }
}
