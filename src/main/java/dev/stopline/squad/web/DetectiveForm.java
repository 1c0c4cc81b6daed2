package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.dice.DiceSource;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.Territory;
import dev.stopline.squad.rules.WarDetail;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What it takes to make a detective, and so to open a career. */
@Schema(
        name = "CreateDetective",
        description = "What it takes to make a detective. Each of the five attributes is the number that its die must"
                + " reach: 6 costs nothing, each step down one point, and 12 points is the standard.")
record DetectiveForm(
        @Schema(
                description = "What a D6 must reach for reading records, looking closely and the First Read: 2 is"
                        + " best, 6 worst. The other four attributes count in the same way.",
                example = "3",
                minimum = "2",
                maximum = "6")
        @NotNull
        Integer eye,

        @Schema(description = "Going and finding, stake-outs, shadowing.", example = "4", minimum = "2", maximum = "6")
        @NotNull
        Integer legs,

        @Schema(
                description = "Leaning on people, keeping composure, getting over wounds.",
                example = "3",
                minimum = "2",
                maximum = "6")
        @NotNull
        Integer nerve,

        @Schema(description = "Fighting at close quarters.", example = "4", minimum = "2", maximum = "6") @NotNull
        Integer fgt,

        @Schema(description = "Shooting.", example = "4", minimum = "2", maximum = "6") @NotNull
        Integer sht,

        @Schema(
                description = "HAT: fights, and begins each job with a Hard Fact. TAP: records and systems. TAIL:"
                        + " shadowing. INTERROGATOR: making people talk. SPECIALIST: one trade, and one casualty"
                        + " result saved in each job.",
                example = "TAIL")
        @NotNull
        Specialization specialization,

        @Schema(description = "The trade of a SPECIALIST. Left out for everybody else.", example = "BREACH") @Nullable
        Specialty specialty,

        @Schema(
                description = "Whether a D8 decides the War Detail. Left out: no, warDetail says it.",
                example = "false")
        @Nullable
        Boolean rollWarDetail,

        @Schema(
                description = "What the war left the detective. OSS_EUROPE: +2 on official records. PACIFIC_MP_CID:"
                        + " on soldiers. MARINE_ISLANDS: where there was violence. ARMY_AIR_CORPS: at night."
                        + " NAVY_ONI: on papers of ports and money. EIGHTH_ARMY_ITALY: on Italians. LIBERATOR:"
                        + " on who speaks of victims as a kind and not as people. STATESIDE_MP: on police premises. Each brings Heat in some"
                        + " other scenes. Left out exactly where a die decides.",
                example = "NAVY_ONI")
        @Nullable
        WarDetail warDetail,

        @Schema(
                description = "The Code: one sentence of what the detective will not do; not blank.",
                example = "I do not shoot a man who is running.")
        @NotNull
        @CodePoints(max = 500)
        String code,

        @Schema(
                description = "The field kit: two different Patrol items, of the first four.",
                example = "[\"SIDEARM_LOADOUT\", \"TERRITORY_BRIEF\"]")
        @NotNull
        @Size(max = 20)
        List<@NotNull KitItem> kit,

        @ArraySchema(
                arraySchema = @Schema(description = "Where the detective does not stand out. Left out: nowhere."),
                schema =
                        @Schema(
                                example = "CENTRAL_AVENUE",
                                allowableValues = {
                                    "HOLLYWOOD",
                                    "BUNKER_HILL",
                                    "CENTRAL_AVENUE",
                                    "LONG_BEACH_SAN_PEDRO",
                                    "VALLEY",
                                    "PASADENA_SAN_MARINO",
                                    "EAST_LA_BOYLE_HEIGHTS",
                                    "DOWNTOWN"
                                }))
        @Size(max = 20)
        @Nullable
        List<@NotNull Territory> blendsIn,

        @Schema(
                description =
                        "Who throws the dice of the career: the player, who enters the faces, or the server, which"
                                + " commits to them first and proves them afterwards. Left out: the player.",
                example = "ENTERED")
        @Nullable
        DiceSource diceMode,

        @Schema(
                description =
                        "Values of the ruleset, by key: listRules gives each key with the values that it takes, as"
                                + " one of the overrides of its rule. Left out: all standard.",
                example = "{\"detective.points\": \"14\"}")
        @Size(max = 60)
        @Nullable
        Map<@CodePoints(max = 60) String, @NotNull @CodePoints(max = 60) String> ruleset,

        @ArraySchema(
                arraySchema =
                        @Schema(
                                description =
                                        "The face of the D8, with entered dice and rollWarDetail. Left out otherwise."),
                schema = @Schema(minimum = "1", maximum = "20", example = "5"))
        @Size(max = RolledBody.MOST)
        @Nullable
        List<@NotNull Integer> dice,

        @Schema(
                description =
                        "The detective's name, for the list of careers only: it stands beside the record, never in"
                                + " it. Left out: nameless.",
                example = "Walt Ames")
        @CodePoints(max = 80)
        @Nullable
        String name,

        @Schema(
                description = "Three or four factions, which turn the campaign layer on at once. Left out: it is off.",
                example = "[{\"role\": \"DOMINANT\", \"faction\": \"PD_BRASS\"}, {\"role\": \"RIVAL\", \"faction\":"
                        + " \"PRESS\"}, {\"role\": \"SHADOW_PATRON\", \"faction\": \"COHEN\"}]")
        @Size(max = 10)
        @Nullable
        List<@NotNull @Valid FactionSeatForm> campaign)
        implements RolledBody {

    @Override
    public CareerCommand.CreateDetective command() {
        return new CareerCommand.CreateDetective(
                eye,
                legs,
                nerve,
                fgt,
                sht,
                specialization,
                orNone(specialty, Specialty.NONE),
                orNone(rollWarDetail),
                Needed.unless(
                        orNone(rollWarDetail),
                        warDetail,
                        WarDetail.OSS_EUROPE,
                        "/warDetail",
                        "must be given unless rollWarDetail is true"),
                code,
                kit,
                orNone(blendsIn),
                orNone(diceMode, DiceSource.ENTERED),
                choices());
    }

    private List<CareerCommand.Choice> choices() {
        return ruleset == null
                ? List.of()
                : ruleset.entrySet().stream()
                        .map(each -> new CareerCommand.Choice(each.getKey(), each.getValue()))
                        .toList();
    }

    /**
     * The moves that open the career, in order.
     *
     * @throws InvalidRequest if a War Detail is chosen that a die decides
     */
    List<SquadMove> moves() {
        if (orNone(rollWarDetail) && warDetail != null) {
            throw new InvalidRequest(
                    List.of(Fault.inBody("/warDetail", "must be left out with rollWarDetail: a die decides it")));
        }
        var moves = new ArrayList<SquadMove>();
        moves.add(new SquadMove(command(), faces()));
        if (campaign != null) {
            moves.add(SquadMove.of(new CareerCommand.EnableCampaignLayer(FactionSeatForm.seats(campaign))));
        }
        return moves;
    }

    /** The detective's name, or the empty one. */
    String nameOrNone() {
        return orNone(name);
    }
}
