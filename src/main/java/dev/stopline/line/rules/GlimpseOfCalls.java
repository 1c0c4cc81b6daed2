package dev.stopline.line.rules;

import java.util.List;

/**
 * The calls of the stage (L-CALL-02, AMB-14); everybody sees them.
 *
 * @param spent the tables whose call of this stage is spent
 * @param queue the calls that wait behind an open line, in order
 */
public record GlimpseOfCalls(List<Table> spent, List<QueuedCall> queue) {

    public GlimpseOfCalls {
        spent = List.copyOf(spent);
        queue = List.copyOf(queue);
    }

    /** A call that waits its turn. */
    public record QueuedCall(String lineId, String seat, Table table) {}

    static GlimpseOfCalls of(LineState seen) {
        return new GlimpseOfCalls(
                seen.calls().spent(),
                seen.calls().queue().stream()
                        .map(each -> new QueuedCall(each.lineId(), each.seat(), each.table()))
                        .toList());
    }
}
