package dev.stopline.platform.contract;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Contact;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Whose contract it is, where the service is, and how one says who is asking. */
@Configuration(proxyBeanMethods = false)
class ContractFrame {

    private static final String BEARER = "bearer";

    private static final String DESCRIPTION = """
            Rule-heavy tabletop games online, with every decision replayed.

            **line** is a game for two tables and an Incident Master, with hidden information that holds: each caller sees \
            of a session what its seat sees, in every answer, and nothing else.

            **squad** is a solo campaign: a career of one detective, played by whoever opens it. What is sealed stays \
            sealed until the rules open it, and every roll is known with its threshold and its exact chances beforehand.

            **Events** put either game on boards that many tables share, as a duplicate, a Swiss or a ladder, from \
            registration to certificates. An organizer who is a person runs one; subjects enter it, and take their places \
            at its tables by name.

            Every move has an operation of its own and answers with an outcome: what happened, as the caller's seat saw \
            it, and the caller's board right after it. `version` counts what the caller's seat has seen; it is the \
            board's `ETag`. A refused request changes nothing, and its answer is a problem (RFC 9457) with the refusal's \
            `code` and the `rule` behind it.

            Within `/v1` nothing is removed or renamed. Values may be added to an enum, types to the list of events, and \
            fields to an answer: pass over what you do not know. In a request an unknown field is an error.
            """;

    @Bean
    OpenAPI contract() {
        return new OpenAPI()
                .info(new Info()
                        .title("Stopline")
                        .version("1")
                        .description(DESCRIPTION)
                        .contact(new Contact().name("The people of Stopline"))
                        .license(
                                new License().name("All rights reserved").identifier("LicenseRef-All-Rights-Reserved")))
                .servers(List.of(here()))
                .components(new Components().addSecuritySchemes(BEARER, bearer()))
                .security(List.of(new SecurityRequirement().addList(BEARER)));
    }

    /** For what one may ask without a token, and with one. */
    static List<SecurityRequirement> withOrWithoutToken() {
        return List.of(new SecurityRequirement(), new SecurityRequirement().addList(BEARER));
    }

    private static Server here() {
        var server =
                new Server().url("/").description("The installation that serves this contract, local or production");
        server.setExtensions(Map.of("x-internal", false));
        return server;
    }

    private static SecurityScheme bearer() {
        return new SecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .bearerFormat("JWT")
                .description(
                        "A signed token that names a role and, for a place at a game, the game and the seat: redeem a"
                                + " join code, or exchange the organizer's secret. Tokens follow RFC8725. A seat's token ends when"
                                + " the seat changes hands.");
    }
}
