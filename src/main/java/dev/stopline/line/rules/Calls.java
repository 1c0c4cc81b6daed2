package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * The calls of the case (L-CALL-*).
 *
 * @param spent the tables whose call of this stage is spent
 * @param queue the calls that wait behind an open line (AMB-14)
 * @param numbered how many line ids have been given
 * @param line the open line, or the last one
 * @param past the closed lines, in order
 * @param tally one line an accusation (L-PROC-04); known to the Incident Master alone
 * @param stage1Called whether a line was called in stage 1 (L-TEL-01)
 * @param called how many calls were paid
 */
@RecordBuilder
public record Calls(
        List<Table> spent,
        List<Queued> queue,
        int numbered,
        Line line,
        List<Line> past,
        List<TallyLine> tally,
        boolean stage1Called,
        int called)
        implements CallsBuilder.With {

    static final Calls NONE = new Calls(List.of(), List.of(), 0, Line.NONE, List.of(), List.of(), false, 0);

    /** A call that waits its turn. */
    public record Queued(String lineId, String seat, Table table) {}

    /** The id of the next line. */
    public String nextId() {
        return "L" + (numbered + 1);
    }

    /** Whether this id has ever named a line. */
    public boolean knows(String lineId) {
        return line.id().equals(lineId)
                || past.stream().anyMatch(each -> each.id().equals(lineId))
                || queue.stream().anyMatch(each -> each.lineId().equals(lineId));
    }

    /** Every line of the case, the open one last. */
    public List<Line> all() {
        return line.isOpen() ? Lists.plus(past, line) : past;
    }
}
