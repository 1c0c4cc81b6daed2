package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.BetweenCommand;
import dev.stopline.squad.rules.ContactStatus;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Territory;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of ContactMoves. */
final class ContactRequests {

    private ContactRequests() {}

    /** The body of {@code addContact}. */
    record AddContactBody(
            @Schema(description = "Who it is; no contact has the name yet.", example = "Ruth Delgado")
            @NotNull
            @CodePoints(max = 120)
            String name,

            @Schema(description = "What he or she is, in a word or two. Left out: nothing.", example = "night clerk")
            @CodePoints(max = 120)
            @Nullable
            String tag,

            @Schema(
                    description =
                            "Whether a D6 decides how things stand with the contact. Left out: no, status says it.",
                    example = "false")
            @Nullable
            Boolean rollStatus,

            @Schema(
                    description = "How things stand, best to worst. LOYAL: once brings a Lead. USEFUL: one easier LEAN"
                            + " a case. AFRAID: the first use of a case brings Heat. COMPROMISED: each use raises"
                            + " suspicion. MISSING, BURNED: not to be had. Left out exactly where a die decides it.",
                    example = "USEFUL")
            @Nullable
            ContactStatus status,

            @Schema(
                    description = "The faction the contact belongs to; one of the campaign's. Left out: none.",
                    example = "PRESS")
            @Nullable
            Faction faction,

            @Schema(
                    description = "Where the contact is at home. Left out: nowhere in particular.",
                    example = "HOLLYWOOD")
            @Nullable
            Territory territory,

            @Schema(
                    description =
                            "Whether the contact belongs to the Combination; only after a case that did. Left out: "
                                    + "no.",
                    example = "false")
            @Nullable
            Boolean webTagged,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the D6, with entered dice and rollStatus. Left out otherwise."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "2"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.AddContact(
                    name,
                    orNone(tag),
                    orNone(rollStatus),
                    Needed.unless(
                            orNone(rollStatus),
                            status,
                            ContactStatus.USEFUL,
                            "/status",
                            "must be given unless rollStatus is true"),
                    orNone(faction, Faction.NONE),
                    orNone(territory, Territory.NONE),
                    orNone(webTagged));
        }
    }

    /** The body of {@code changeContactStatus}. */
    record ChangeContactStatusBody(
            @Schema(description = "The contact.", example = "P1") @NotNull @CodePoints(max = 64)
            String contactId,

            @Schema(
                    description = "The status one step from the present one: a better one after a CLEAN_STOP, if you"
                            + " like, a worse one after a FAILED_HOSTILE, which is then due. Best to worst: LOYAL,"
                            + " USEFUL, AFRAID, COMPROMISED, MISSING, BURNED.",
                    example = "LOYAL")
            @NotNull
            ContactStatus to)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.ChangeContactStatus(contactId, to);
        }
    }
}
