package dev.stopline.line.content;

import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.json.CommandJson;
import dev.stopline.platform.json.StoredEventJson;

/** The commands and events of line as JSON. */
public final class LineJson {

    /** Every command. */
    public static final CommandJson<LineCommand> COMMANDS = new CommandJson<>(LineCommand.class);

    /** Every event. */
    public static final StoredEventJson<LineEvent> EVENTS = new StoredEventJson<>("line", LineEvent.class);

    private LineJson() {}
}
