package dev.stopline.tournament.web;

import dev.stopline.platform.contract.SchemaNames;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** The words of the rules and views of events say that they are: a round and a table are something else elsewhere. */
@Component
class TournamentSchemaNames implements SchemaNames {

    private static final Set<String> PACKAGES = Set.of("dev.stopline.tournament.rules", "dev.stopline.tournament.view");
    private static final String EVENT = "Tournament";

    @Override
    public Optional<String> of(Class<?> type) {
        if (!PACKAGES.contains(type.getPackageName())) {
            return Optional.empty();
        }
        var outer = type.getEnclosingClass();
        var name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
        return Optional.of(name.startsWith(EVENT) ? name : EVENT + name);
    }
}
