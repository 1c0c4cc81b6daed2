package dev.stopline.testkit.golden;

import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.RevealEvent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The ids that a case makes as it goes: {@code $action}, {@code $owed}, {@code $ground}, {@code $sentence} and
 * {@code $line} are the latest of each, and what a move calls {@code as: name} is {@code $name}.
 */
final class GoldenNames {

    private final Map<String, String> ids = new TreeMap<>();

    /** The ids that the given events have made. */
    GoldenNames(LineState given) {
        var line = given.line();
        ids.put("line", line.id());
        line.grounds().forEach(each -> ids.put("ground", each.groundId()));
        line.sentences().forEach(each -> ids.put("sentence", each.sentenceId()));
        given.evidence().owed().forEach(each -> ids.put("owed", each.owedId()));
        given.sheet().actions().forEach(each -> ids.put("action", each.id()));
    }

    /** Takes note of the ids that a move has made. */
    void after(String name, List<LineEvent> events) {
        for (var event : events) {
            switch (event) {
                case ActionEvent.ActionDeclared e -> made("action", name, e.actionId());
                case ActionEvent.LookupSpent e -> made("action", name, e.actionId());
                case ActionEvent.FreeActionTaken e -> made("action", name, e.actionId());
                case ActionEvent.ImCompanyMovePlayed e -> made("action", name, e.actionId());
                case CallEvent.LineCalled e -> made("line", name, e.lineId());
                case CallEvent.LineQueued e -> made("", name, e.lineId());
                case CallEvent.TiedSentenceSpoken e -> made("sentence", name, e.sentenceId());
                case CutEvent.GroundOffered e -> made("ground", name, e.groundId());
                case RevealEvent.RevealOwed e -> ids.put("owed", e.owedId());
                case LineEvent other -> {}
            }
        }
    }

    private void made(String kind, String name, String id) {
        ids.put(kind, id);
        if (!name.isEmpty()) {
            ids.put(name, id);
        }
    }

    /** The id behind {@code $name}, or the text itself if it has no dollar; an id of nothing where nothing was made. */
    String id(String text) {
        return text.startsWith("$") ? ids.getOrDefault(text.substring(1), "none") : text;
    }
}
