package dev.stopline.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the running test says that it carries: for tests whose rules stand in data, such as the golden cases. */
public final class RuleLedger {

    private static final ThreadLocal<Set<String>> CARRIED = ThreadLocal.withInitial(TreeSet::new);

    private RuleLedger() {}

    /** Says that the test which runs on this thread proves these rules; counted only if that test succeeds. */
    public static void carried(String... ids) {
        CARRIED.get().addAll(List.of(ids));
    }

    /** Takes out what the test on this thread has said so far. */
    static Set<String> drain() {
        var ids = CARRIED.get();
        CARRIED.remove();
        return ids;
    }
}
