package dev.stopline.platform.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Words reach the schemas and fields they are for, and none is said for nothing. */
class ContractWordsTest {

    private final Schema<?> hire = new IntegerSchema();
    private final Schema<?> cut = new ObjectSchema()
            .addProperty("hire", hire)
            .addProperty("why", new StringSchema().description("The reason."));
    private final Schema<?> kept = new ObjectSchema().addProperty("hire", hire);
    private final OpenAPI contract =
            new OpenAPI().components(new Components().addSchemas("Cut", cut).addSchemas("Kept", kept));

    private void say(String yaml) {
        var resources = new PathMatchingResourcePatternResolver() {
            @Override
            public Resource[] getResources(String pattern) {
                return new Resource[] {new ByteArrayResource(yaml.getBytes(StandardCharsets.UTF_8))};
            }
        };
        new ContractWords(resources).customise(contract);
    }

    private static String said(Schema<?> schema, String field) {
        return String.valueOf(
                Objects.requireNonNull(schema.getProperties().get(field)).getDescription());
    }

    @Test
    void a_schema_and_its_fields_say_what_they_are_though_they_share_an_object() {
        say(
                "{fields: {hire: Who it is.}, schemas: {Cut: {says: A cut., fields: {hire: Who was cut.}}, Kept: A hire.}}");

        assertThat(cut.getDescription()).isEqualTo("A cut.");
        assertThat(said(cut, "hire")).isEqualTo("Who was cut.");
        assertThat(said(cut, "why")).isEqualTo("The reason.");
        assertThat(said(kept, "hire")).isEqualTo("Who it is.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {fields: {}, schemas: {Gone: A hire.}}                              | words for Gone
            {fields: {}, schemas: {Cut: {fields: {gone: A hire.}}}}             | words for Cut.gone
            {fields: {gone: A hire.}, schemas: {Cut: A cut.}}                   | [gone]
            {fields: {}, schemas: {Cut: {fields: {why: Another reason.}}}}      | Cut.why has words of its own
            {fields: {}}                                                        | cannot be read
            {fields: {}, schemas: {Cut: {said: A cut.}}}                        | cannot be read
            """)
    void words_for_nothing_and_broken_files_stop_the_contract(String yaml, String said) {
        assertThatThrownBy(() -> say(yaml))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(said);
    }
}
