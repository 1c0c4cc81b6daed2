package dev.stopline.squad.content;

import dev.stopline.platform.json.CommandJson;
import dev.stopline.platform.json.StoredEventJson;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;

/** The commands and events of squad as JSON. */
public final class SquadJson {

    /** Every command. */
    public static final CommandJson<SquadCommand> COMMANDS = new CommandJson<>(SquadCommand.class);

    /** Every event. */
    public static final StoredEventJson<SquadEvent> EVENTS = new StoredEventJson<>("squad", SquadEvent.class);

    private SquadJson() {}
}
