package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.EventCatalog;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.testkit.Approved;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.rules.TournamentCommand;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** The contract that the code serves is the one that is committed. */
@StoplineTest
class OpenApiContractTest {

    private static final String SAYS = "description";
    private static final Path CONTRACT = Path.of("openapi", "stopline.yaml");

    @LocalServerPort
    int port;

    @Test
    void the_served_contract_is_the_committed_one() {
        var served = Http.at(port).get("/v3/api-docs.yaml");

        assertThat(served.status()).isEqualTo(200);
        Approved.assertApproved(CONTRACT, served.text());
    }

    @Test
    void every_command_of_both_games_is_an_operation_but_for_the_services_own() {
        assertThat(operations())
                .containsAll(ofPersons(LineCommand.class, dev.stopline.line.rules.ServiceCommand.class))
                .containsAll(ofPersons(SquadCommand.class, dev.stopline.squad.rules.ServiceCommand.class))
                .doesNotContain("dealBoard", "openBoard");
    }

    @Test
    void every_command_of_an_event_is_an_operation_but_for_the_services_own() {
        var ofTheService =
                List.of("recordLineResult", "recordJobResult", "noteAbandoned", "noteTablesStand", "revealBoardSeed");
        var names = new ArrayList<>(commands(TournamentCommand.class));
        names.removeAll(ofTheService);
        // The word itself names nothing that a client could call.
        names.replaceAll(name -> name.equals("return") ? "returnEntrant" : name);

        assertThat(operations()).containsAll(names).doesNotContainAnyElementsOf(ofTheService);
    }

    @ParameterizedTest
    @CsvSource({"line, EventSeen", "squad, SquadEventSeen"})
    void every_event_of_a_games_union_is_told_by_its_type(String game, String name) {
        var contract = contract();
        var union = contract.at("/components/schemas/" + name);
        var mapping = union.at("/discriminator/mapping");

        assertThat(union.get("oneOf").size()).isEqualTo(EventCatalog.of(game).size());
        for (var event : EventCatalog.of(game)) {
            var reference = mapping.get(event.name()).asString();
            var schema = contract.at(reference.substring(1));
            assertThat(schema.at("/properties/type/const").asString()).isEqualTo(event.name());
        }
    }

    /** A body is what its operation says it is. */
    @Test
    void every_schema_and_every_field_says_what_it_is() {
        var silent = new ArrayList<String>();
        contract().at("/components/schemas").forEachEntry((name, schema) -> {
            if (!schema.has(SAYS) && !name.endsWith("Body")) {
                silent.add(name);
            }
            schema.path("properties").forEachEntry((field, type) -> {
                if (!type.has(SAYS) && !type.has("$ref")) {
                    silent.add(name + "." + field);
                }
            });
        });

        assertThat(silent).isEmpty();
    }

    private TreeSet<String> operations() {
        var operations = new TreeSet<String>();
        contract()
                .get("paths")
                .forEach(path -> path.forEach(
                        operation -> operations.add(operation.get("operationId").asString())));
        return operations;
    }

    private JsonNode contract() {
        return Http.at(port).get("/v3/api-docs").json();
    }

    private static List<String> ofPersons(Class<?> root, Class<?> ofTheService) {
        var names = new ArrayList<>(commands(root));
        names.removeAll(commands(ofTheService));
        return names;
    }

    /** The names of all commands, spelled as operations. */
    private static List<String> commands(Class<?> root) {
        var names = new ArrayList<String>();
        collect(root, names);
        return names;
    }

    private static void collect(Class<?> type, List<String> names) {
        if (type.isRecord() && Modifier.isStatic(type.getModifiers())) {
            var name = type.getSimpleName();
            names.add(Character.toLowerCase(name.charAt(0)) + name.substring(1));
        }
        Stream.of(type.isSealed() ? type.getPermittedSubclasses() : new Class<?>[0])
                .forEach(each -> collect(each, names));
    }
}
