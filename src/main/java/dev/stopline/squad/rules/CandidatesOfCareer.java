package dev.stopline.squad.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The moves that belong to no step: the kit, the tables of texture, the end of a career. */
final class CandidatesOfCareer {

    private CandidatesOfCareer() {}

    static void add(Candidates to) {
        for (var kit : kits(to.state.detective().clearance())) {
            to.add(new CareerCommand.ChangeKit(kit), Spread.list("items", kit));
        }
        to.add(new CareerCommand.DeclareFinalOperation());
        to.add(new CareerCommand.RetireDetective());
        for (var table : OptionalTable.values()) {
            var axes = table == OptionalTable.ANATOMY ? Axis.ALL : List.of(Axis.NONE);
            for (var axis : axes) {
                for (int row = 0; row <= OptionalTables.die(table).sides(); row++) {
                    to.add(new CareerCommand.RollOptionalTable(table, row, axis));
                }
            }
        }
    }

    /** S-KIT-01: every complete kit of a clearance. */
    private static List<List<KitItem>> kits(Clearance clearance) {
        var lower = Arrays.stream(KitItem.values())
                .filter(each -> each.clearance().compareTo(clearance) < 0)
                .toList();
        var own = Arrays.stream(KitItem.values())
                .filter(each -> each.clearance() == clearance)
                .toList();
        var kits = new ArrayList<List<KitItem>>();
        for (int i = 0; i < own.size(); i++) {
            if (clearance == Clearance.PATROL) {
                for (int j = i + 1; j < own.size(); j++) {
                    kits.add(List.of(own.get(i), own.get(j)));
                }
            } else {
                var kit = new ArrayList<>(lower);
                kit.add(own.get(i));
                kits.add(List.copyOf(kit));
            }
        }
        return kits;
    }
}
