package dev.stopline.line.web;

import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.platform.web.TextThatComesIn;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Tests the texts of a body that is read as a tree, which the reader of typed bodies does not see. */
final class UnfitTexts {

    private UnfitTexts() {}

    /**
     * Passes if every text and every name in the tree may come in.
     *
     * @throws InvalidRequest with the place of each that may not
     */
    static void mustBeNone(JsonNode tree) {
        var faults = new ArrayList<Fault>();
        walk(tree, "", faults);
        if (!faults.isEmpty()) {
            throw new InvalidRequest(faults);
        }
    }

    private static void walk(JsonNode node, String pointer, List<Fault> faults) {
        if (node.isString()) {
            TextThatComesIn.fault(node.stringValue()).ifPresent(fault -> faults.add(Fault.inBody(pointer, fault)));
        }
        if (node.isObject()) {
            node.forEachEntry((name, value) -> {
                TextThatComesIn.fault(name).ifPresent(fault -> faults.add(Fault.inBody(pointer, fault)));
                walk(value, pointer + "/" + name.replace("~", "~0").replace("/", "~1"), faults);
            });
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            walk(node.get(i), pointer + "/" + i, faults);
        }
    }
}
