package dev.stopline.platform.contract;

import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.math.BigDecimal;
import java.util.List;

/** The body of every refusal and failure. */
final class ProblemSchema {

    private ProblemSchema() {}

    static Schema<?> problem() {
        return new ObjectSchema()
                .description("A refusal or a failure (RFC 9457).")
                .addProperty(
                        "type", text("The kind of problem: leads to its explanation.", 100, "/problems/move-refused"))
                .addProperty("title", text("The kind in a few words.", 200, "The rules refuse this move now"))
                .addProperty("status", status())
                .addProperty("detail", text("What is wrong and what to do, for a person.", 1000, "No vote is open."))
                .addProperty("instance", text("The path that was asked.", 2000, "/v1/line/sessions/line-7d0c/votes"))
                .addProperty("code", text("The refusal of the rules, if it is one.", 60, "VOTE_CLOSED"))
                .addProperty("rule", text("The rule behind it, if there is one.", 40, "L-VOTE-02"))
                .addProperty("version", version())
                .addProperty("errors", errors())
                .addProperty("incident", text("What to tell whoever runs the service.", 60, "8c6b…"))
                .required(List.of("type", "title", "status", "detail", "instance"));
    }

    static Schema<?> fault() {
        return new ObjectSchema()
                .description("One thing wrong with what was sent.")
                .addProperty("pointer", text("Where in the body, as a JSON pointer.", 500, "/card/hires/0/name"))
                .addProperty("parameter", text("Or the parameter or header.", 100, "limit"))
                .addProperty("message", text("What is wrong, for a person.", 500, "must be text"))
                .addProperty("rule", text("The rule behind it, if there is one.", 40, "L-SETUP-01"))
                .required(List.of("message"));
    }

    private static Schema<?> text(String description, int longest, String example) {
        return new StringSchema().maxLength(longest).description(description).example(example);
    }

    private static Schema<?> status() {
        var status = new IntegerSchema()
                .format("int32")
                .description("The HTTP status.")
                .example(409);
        status.setMinimum(BigDecimal.valueOf(400));
        status.setMaximum(BigDecimal.valueOf(599));
        return status;
    }

    private static Schema<?> version() {
        var version = new IntegerSchema()
                .format("int32")
                .description("The version of the caller's seat now.")
                .example(41);
        version.setMinimum(BigDecimal.ZERO);
        return version;
    }

    private static Schema<?> errors() {
        return new ArraySchema()
                .items(new Schema<>().$ref("#/components/schemas/ProblemFault"))
                .maxItems(1000)
                .description("What is wrong, place by place.");
    }
}
