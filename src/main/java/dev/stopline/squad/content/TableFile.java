package dev.stopline.squad.content;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Capability;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.rules.OptionalTable;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The optional tables as their YAML file has them. */
record TableFile(
        @JsonProperty(required = true) Map<JobType, List<String>> sources,
        @JsonProperty(required = true) Map<JobType, Seeds> anatomy,
        @JsonProperty(required = true) Map<Capability, List<String>> voices,
        @JsonProperty(required = true) List<String> codeMoments,
        @JsonProperty(required = true) List<String> climax,
        @JsonProperty(required = true) List<String> fieldNotes) {

    /** The anatomy seeds of one job type; systemTriggers are the rows, from 1, of a Trigger that is a system. */
    record Seeds(
            @JsonProperty(required = true) List<String> operator,
            @JsonProperty(required = true) List<String> asset,
            @JsonProperty(required = true) List<String> trigger,
            @JsonProperty(required = true) List<Integer> systemTriggers) {}

    /** The rows of every table, by the key of its part as the rules spell it. */
    Map<OptionalTable, Map<String, List<String>>> rows() {
        var rows = new EnumMap<OptionalTable, Map<String, List<String>>>(OptionalTable.class);
        var sourceRows = new LinkedHashMap<String, List<String>>();
        sources.forEach((type, lines) -> sourceRows.put(type.name(), lines));
        rows.put(OptionalTable.SOURCES, sourceRows);
        rows.put(OptionalTable.ANATOMY, anatomyRows());
        var voiceRows = new LinkedHashMap<String, List<String>>();
        voices.forEach((capability, lines) -> voiceRows.put(capability.name(), lines));
        rows.put(OptionalTable.VOICES, voiceRows);
        rows.put(OptionalTable.CODE_MOMENTS, Map.of("", codeMoments));
        rows.put(OptionalTable.CLIMAX, Map.of("", climax));
        rows.put(OptionalTable.FIELD_NOTES, Map.of("", fieldNotes));
        return rows;
    }

    private Map<String, List<String>> anatomyRows() {
        var rows = new LinkedHashMap<String, List<String>>();
        anatomy.forEach((type, seeds) -> {
            rows.put(type + "/" + Axis.OPERATOR, seeds.operator());
            rows.put(type + "/" + Axis.ASSET, seeds.asset());
            rows.put(type + "/" + Axis.TRIGGER, seeds.trigger());
        });
        return rows;
    }
}
