package dev.stopline.platform.contract;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** What every operation may answer beside its own answers, each a problem, and the headers that go with them. */
@Component
@Order(CommonAnswers.ORDER)
class CommonAnswers implements OpenApiCustomizer {

    static final int ORDER = 100;

    private static final String PROBLEM = "#/components/schemas/Problem";
    private static final Map<String, Said> ALWAYS = Map.of(
            "400", new Said("InvalidRequest", "What was sent cannot be taken; errors say where and why."),
            "401", new Said("Unauthenticated", "The request carries no token, or one that no longer counts."),
            "403", new Said("Forbidden", "This caller may not do this."),
            "404", new Said("NotFound", "An id names nothing, or nothing that the caller may know of."),
            "429", new Said("TooManyRequests", "More came at once than is taken."),
            "500", new Said("Internal", "The service failed; the incident id finds what happened in its log."),
            "503", new Said("Unavailable", "The service cannot reach what it needs for the moment."));
    private static final Map<String, Said> WITH_BODY = Map.of(
            "413", new Said("TooLarge", "The body is too large."),
            "415", new Said("UnsupportedMediaType", "The body is not JSON."));

    /** An answer that is the same for all operations. */
    private record Said(String name, String sentence) {}

    @Override
    public void customise(OpenAPI contract) {
        var components = contract.getComponents();
        components.addSchemas("Problem", ProblemSchema.problem());
        components.addSchemas("ProblemFault", ProblemSchema.fault());
        Stream.of(ALWAYS, WITH_BODY)
                .forEach(answers -> answers.forEach((status, said) -> {
                    var answer = new ApiResponse().description(said.sentence());
                    complete(status, answer);
                    components.addResponses(said.name(), answer);
                }));
        components.setResponses(new TreeMap<>(components.getResponses()));
        contract.getPaths().values().stream()
                .map(PathItem::readOperations)
                .flatMap(Collection::stream)
                .forEach(CommonAnswers::complete);
    }

    private static void complete(Operation operation) {
        if (operation.getSecurity() != null && operation.getSecurity().isEmpty()) {
            operation.setSecurity(ContractFrame.withOrWithoutToken());
        }
        var answers = new TreeMap<String, ApiResponse>(operation.getResponses());
        answers.forEach(CommonAnswers::complete);
        ALWAYS.forEach((status, said) -> answers.computeIfAbsent(status, absent -> reference(said)));
        if (operation.getRequestBody() != null) {
            WITH_BODY.forEach((status, said) -> answers.computeIfAbsent(status, absent -> reference(said)));
        }
        operation.getResponses().clear();
        operation.getResponses().putAll(answers);
    }

    private static ApiResponse reference(Said said) {
        return new ApiResponse().$ref("#/components/responses/" + said.name());
    }

    private static void complete(String status, ApiResponse answer) {
        boolean isProblem = status.compareTo("4") >= 0;
        if (isProblem) {
            answer.setContent(new Content()
                    .addMediaType("application/problem+json", new MediaType().schema(new Schema<>().$ref(PROBLEM))));
        }
        if (status.compareTo("5") < 0) {
            answer.addHeaderObject("RateLimit", rateLimit());
            answer.addHeaderObject("Access-Control-Allow-Origin", origin());
        }
        if (status.equals("429")) {
            answer.addHeaderObject("Retry-After", retryAfter());
        }
    }

    private static Header rateLimit() {
        return new Header()
                .description("How much is left to the caller, where a gateway before the service limits requests.")
                .schema(new StringSchema().maxLength(200).pattern("^[ -~]*$").example("\"default\";r=50;t=30"));
    }

    private static Header origin() {
        return new Header()
                .description("The web page that may read the answer, if it is one that the installation allows.")
                .schema(new StringSchema().maxLength(200).pattern("^[ -~]*$").example("https://play.example"));
    }

    private static Header retryAfter() {
        var seconds = new IntegerSchema().format("int32");
        seconds.setMinimum(BigDecimal.ONE);
        seconds.setMaximum(BigDecimal.valueOf(3600));
        seconds.setExample(1);
        return new Header().description("After how many seconds to try again.").schema(seconds);
    }
}
