package dev.stopline.platform.web;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Says in our own words what is wrong with a body and where; a library's text would name classes of ours. */
final class FaultsOfJson {

    private FaultsOfJson() {}

    static List<Fault> of(@Nullable Throwable cause) {
        return cause instanceof JacksonException json
                ? List.of(Fault.inBody(pointer(json.getPath()), message(json)))
                : List.of(Fault.inBody("", "a JSON body is required"));
    }

    private static String message(JacksonException json) {
        return switch (json) {
            case StreamConstraintsException ignored -> "too deep or too long";
            case InputCoercionException outOfRange -> expected(outOfRange.getTargetType());
            case StreamReadException broken when isDoubled(broken) -> "a field is given twice";
            case StreamReadException broken -> "malformed JSON" + place(broken);
            case UnrecognizedPropertyException ignored -> "unknown field";
            case UnfitText unfit -> unfit.getOriginalMessage();
            case InvalidTypeIdException ignored -> "does not say a known kind";
            case MismatchedInputException mismatch -> expected(mismatch.getTargetType());
            case JacksonException other -> "cannot be read";
        };
    }

    private static boolean isDoubled(StreamReadException broken) {
        return broken.getOriginalMessage().startsWith("Duplicate ");
    }

    private static String place(JacksonException broken) {
        var location = broken.getLocation();
        return location == null || location.getLineNr() < 1
                ? ""
                : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    private static String expected(@Nullable Class<?> type) {
        if (type == null) {
            return "has the wrong type";
        }
        if (type.isEnum()) {
            return "must be one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name())
                            .collect(Collectors.joining(", "));
        }
        return "must be " + noun(type);
    }

    private static String noun(Class<?> type) {
        if (type == String.class) {
            return "text";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return "a whole number in range";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "a number in range";
        }
        if (type.isArray() || Collection.class.isAssignableFrom(type)) {
            return "a list";
        }
        return type.isRecord() || Map.class.isAssignableFrom(type) ? "an object" : "a value of another form";
    }

    static String pointer(List<JacksonException.Reference> path) {
        return path.stream()
                .map(step -> step.getPropertyName() == null ? String.valueOf(step.getIndex()) : step.getPropertyName())
                .map(FaultsOfJson::step)
                .collect(Collectors.joining());
    }

    /** The pointer to a property as Bean Validation writes it: {@code facts[2].text}. */
    static String pointer(String propertyPath) {
        return propertyPath.isEmpty()
                ? ""
                : Arrays.stream(propertyPath.replace("[", ".").replace("]", "").split("\\."))
                        .map(FaultsOfJson::step)
                        .collect(Collectors.joining());
    }

    private static String step(String name) {
        return "/" + name.replace("~", "~0").replace("/", "~1");
    }
}
