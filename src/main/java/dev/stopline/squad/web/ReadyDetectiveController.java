package dev.stopline.squad.web;

import dev.stopline.squad.content.ReadyDetective;
import dev.stopline.squad.content.ReadyDetectives;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.WarDetail;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The ready-made detectives. */
@RestController
@Tag(name = "Detective")
class ReadyDetectiveController {

    private final ReadyDetectives detectives;

    ReadyDetectiveController(ReadyDetectives detectives) {
        this.detectives = detectives;
    }

    /** All of them. */
    @Schema(name = "ReadyDetectiveList", description = "The ready-made detectives.")
    record ReadyDetectiveList(
            @Schema(description = "The detectives.") List<ReadyDetectiveEntry> detectives) {}

    /** One of them. */
    @Schema(
            name = "ReadyDetective",
            description = "A ready-made detective. Each of the five attributes is the number that its die must reach.")
    record ReadyDetectiveEntry(
            @Schema(description = "What a board of an event names it by.", example = "tail")
            String detective,

            @Schema(description = "Who it is.") String description,

            @Schema(
                    description = "What a D6 must reach for reading records, looking closely and the First Read: 2 is"
                            + " best, 6 worst. The other four attributes count in the same way.",
                    example = "3")
            int eye,

            @Schema(description = "Going and finding, stake-outs, shadowing.", example = "2")
            int legs,

            @Schema(description = "Leaning on people, keeping composure, getting over wounds.", example = "4")
            int nerve,

            @Schema(description = "Fighting at close quarters.", example = "5")
            int fgt,

            @Schema(description = "Shooting.", example = "4")
            int sht,

            @Schema(
                    description = "HAT: fights, and begins each job with a Hard Fact. TAP: records and systems. TAIL:"
                            + " shadowing. INTERROGATOR: making people talk. SPECIALIST: one trade, and one casualty"
                            + " result saved in each job.")
            Specialization specialization,

            @Schema(description = "The trade of a SPECIALIST; NONE for everybody else.")
            Specialty specialty,

            @Schema(
                    description = "What the war left the detective. OSS_EUROPE: +2 on official records. PACIFIC_MP_CID:"
                            + " on soldiers. MARINE_ISLANDS: where there was violence. ARMY_AIR_CORPS: at night."
                            + " NAVY_ONI: on papers of ports and money. EIGHTH_ARMY_ITALY: on Italians. LIBERATOR:"
                            + " on who speaks of victims as a kind and not as people. STATESIDE_MP: on police premises. Each brings Heat in some"
                            + " other scenes.")
            WarDetail warDetail,

            @Schema(description = "The Code: what the detective will not do.")
            String code,

            @Schema(description = "The field kit.") List<KitItem> kit,

            @Schema(description = "Where the detective does not stand out.")
            List<Territory> blendsIn) {

        static ReadyDetectiveEntry of(String name, ReadyDetective made) {
            return new ReadyDetectiveEntry(
                    name,
                    made.description(),
                    made.eye(),
                    made.legs(),
                    made.nerve(),
                    made.fgt(),
                    made.sht(),
                    made.specialization(),
                    made.specialty(),
                    made.warDetail(),
                    made.code(),
                    made.kit(),
                    made.blendsIn());
        }
    }

    @GetMapping("/v1/squad/detectives")
    @Operation(
            operationId = "listReadyDetectives",
            summary = "The ready-made detectives",
            description = "For the boards of events: every career at such a board plays the same one.")
    ReadyDetectiveList listReadyDetectives() {
        return new ReadyDetectiveList(detectives.names().stream()
                .map(name -> ReadyDetectiveEntry.of(name, detectives.named(name).orElseThrow()))
                .toList());
    }
}
