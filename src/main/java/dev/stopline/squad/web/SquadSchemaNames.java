package dev.stopline.squad.web;

import dev.stopline.platform.contract.SchemaNames;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The words of squad's rules say that they are: line has a verb and an outcome of its own. */
@Component
class SquadSchemaNames implements SchemaNames {

    private static final String RULES = "dev.stopline.squad.rules";
    private static final String GAME = "Squad";
    private static final String PART = "GlimpseOf";

    @Override
    public Optional<String> of(Class<?> type) {
        if (!type.getPackageName().equals(RULES)) {
            return Optional.empty();
        }
        var name = type.getSimpleName();
        if (name.startsWith(PART)) {
            return Optional.of(GAME + "BoardOf" + name.substring(PART.length()));
        }
        return Optional.of(name.startsWith(GAME) ? name : GAME + name);
    }
}
