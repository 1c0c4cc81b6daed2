package dev.stopline.squad.content;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.WarDetail;
import java.util.List;

/**
 * A detective who is made already, for the boards of events.
 *
 * @param description who it is, in a sentence
 * @param eye, legs, nerve, fgt, sht the number that each die must reach, 2 to 6
 */
public record ReadyDetective(
        @JsonProperty(required = true) String description,
        @JsonProperty(required = true) int eye,
        @JsonProperty(required = true) int legs,
        @JsonProperty(required = true) int nerve,
        @JsonProperty(required = true) int fgt,
        @JsonProperty(required = true) int sht,
        @JsonProperty(required = true) Specialization specialization,
        @JsonProperty(required = true) Specialty specialty,
        @JsonProperty(required = true) WarDetail warDetail,
        @JsonProperty(required = true) String code,
        @JsonProperty(required = true) List<KitItem> kit,
        @JsonProperty(required = true) List<Territory> blendsIn) {

    public ReadyDetective {
        kit = List.copyOf(kit);
        blendsIn = List.copyOf(blendsIn);
    }
}
