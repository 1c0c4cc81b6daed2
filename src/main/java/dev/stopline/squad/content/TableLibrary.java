package dev.stopline.squad.content;

import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.OptionalTables;
import dev.stopline.squad.rules.Tables;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** S-TAB-01..06: the optional tables of {@code squad/tables.yaml}: whole, or not read at all; it changes nothing after its start. */
public final class TableLibrary implements Tables {

    private final Map<OptionalTable, Map<String, List<String>>> rows;
    private final Map<JobType, List<Integer>> systemTriggers = new EnumMap<>(JobType.class);

    private TableLibrary(TableFile file) {
        rows = file.rows();
        file.anatomy().forEach((type, seeds) -> systemTriggers.put(type, List.copyOf(seeds.systemTriggers())));
        SquadText.refuseIfAny(faults());
    }

    /**
     * The tables that ship with the service.
     *
     * @throws IllegalStateException if the file is missing, malformed or not whole, with every fault
     */
    public static TableLibrary shipped() {
        return read(SquadText.open("/squad/tables.yaml"));
    }

    /**
     * The tables in this YAML file.
     *
     * @throws IllegalStateException if it is malformed or not whole, with every fault
     */
    static TableLibrary read(InputStream yaml) {
        return new TableLibrary(SquadText.read(yaml, TableFile.class));
    }

    /**
     * The text of a row, from 1 to the sides of the table's die.
     *
     * @throws IllegalArgumentException if the table has no such part or row
     */
    @Override
    public String line(OptionalTable table, String key, int row) {
        var lines = lines(table, key);
        if (row < 1 || row > lines.size()) {
            throw new IllegalArgumentException(table + " has no row " + row);
        }
        return lines.get(row - 1);
    }

    @Override
    public boolean triggerIsSystem(JobType type, int row) {
        return systemTriggers.getOrDefault(type, List.of()).contains(row);
    }

    /**
     * Every row of one part of a table, in the order of the die.
     *
     * @throws IllegalArgumentException if the table has no such part
     */
    public List<String> lines(OptionalTable table, String key) {
        var lines = parts(table).get(key);
        if (lines == null) {
            throw new IllegalArgumentException(table + " has no part " + key);
        }
        return List.copyOf(lines);
    }

    /** The keys of a table's parts, as the rules spell them; one empty key where it has one part. */
    public static List<String> keys(OptionalTable table) {
        return switch (table) {
            case SOURCES -> Arrays.stream(JobType.values()).map(Enum::name).toList();
            case ANATOMY ->
                Arrays.stream(JobType.values())
                        .flatMap(type -> Axis.ALL.stream().map(axis -> type + "/" + axis))
                        .toList();
            case VOICES ->
                Stream.of(Capability.values())
                        .filter(each -> !each.isCeiling())
                        .map(Enum::name)
                        .toList();
            case CODE_MOMENTS, CLIMAX, FIELD_NOTES -> List.of("");
        };
    }

    private Map<String, List<String>> parts(OptionalTable table) {
        return rows.getOrDefault(table, new LinkedHashMap<>());
    }

    private List<String> faults() {
        var faults = new ArrayList<String>();
        var all = new ArrayList<String>();
        for (var table : OptionalTable.values()) {
            int sides = OptionalTables.die(table).sides();
            var parts = parts(table);
            if (!List.copyOf(parts.keySet()).equals(keys(table))) {
                faults.add(table + " has the parts " + parts.keySet() + " and needs " + keys(table));
            }
            parts.forEach((key, lines) -> {
                if (lines.size() != sides) {
                    faults.add(table + " " + key + " has " + lines.size() + " rows and needs " + sides);
                }
                all.addAll(lines);
            });
        }
        int seeds = OptionalTables.die(OptionalTable.ANATOMY).sides();
        systemTriggers.forEach((type, numbers) -> {
            if (numbers.stream()
                            .distinct()
                            .filter(row -> row >= 1 && row <= seeds)
                            .count()
                    != numbers.size()) {
                faults.add(type + " names the system triggers " + numbers);
            }
        });
        SquadText.checkLines(all, faults);
        return faults;
    }
}
