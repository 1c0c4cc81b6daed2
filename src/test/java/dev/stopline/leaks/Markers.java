package dev.stopline.leaks;

import dev.stopline.platform.axon.EventJson;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/** Words that stand nowhere else: each marks one text of one game, so that whoever reads it has read that text. */
public final class Markers {

    private static final Pattern MARKER = Pattern.compile("zq[0-9]{6}n[0-9]{4}");
    private static final JsonMapper JSON = EventJson.mapper();

    private final long game;
    private final Map<String, String> texts = new LinkedHashMap<>();

    /** Markers of this game, from 0 to 999999. */
    public Markers(long game) {
        this.game = game;
    }

    /** A fresh marker. */
    public String fresh(String what) {
        var marker = "zq%06dn%04d".formatted(game, texts.size());
        texts.put(marker, what);
        return marker;
    }

    /** The text behind a marker, for whoever reads of a leak. */
    public String what(String marker) {
        return texts.getOrDefault(marker, "another game's");
    }

    /** How many there are. */
    public int count() {
        return texts.size();
    }

    /** All markers in a text, whichever game's. */
    public static Set<String> in(String text) {
        var found = new LinkedHashSet<String>();
        var matcher = MARKER.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    /** All markers in an event or any other record. */
    public static Set<String> in(Object value) {
        return in(JSON.writeValueAsString(value));
    }
}
