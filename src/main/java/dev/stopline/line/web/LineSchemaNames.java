package dev.stopline.line.web;

import dev.stopline.line.rules.CaseCard;
import dev.stopline.platform.contract.SchemaNames;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The parts of a card say that they are; the parts of a board are called after what they show. */
@Component
class LineSchemaNames implements SchemaNames {

    private static final String PART = "GlimpseOf";

    @Override
    public Optional<String> of(Class<?> type) {
        if (type.getEnclosingClass() == CaseCard.class && type.isRecord()) {
            return Optional.of("Card" + type.getSimpleName().replaceFirst("^Card|Card$", ""));
        }
        return type.getSimpleName().startsWith(PART)
                ? Optional.of("BoardOf" + type.getSimpleName().substring(PART.length()))
                : Optional.empty();
    }
}
