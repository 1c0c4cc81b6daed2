package dev.stopline.platform.moves;

import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.servlet.HandlerMapping;

/** What a request on a game says of itself: who asks, about which game, and on which version. */
public final class Asking {

    private static final Pattern VERSION = Pattern.compile("\"([0-9]{1,9})\"");

    private Asking() {}

    /**
     * Who is asking.
     *
     * @throws AccessDeniedException if nobody is
     */
    public static Caller caller() {
        var authentication = SecurityContextHolder.getContext().getAuthentication();
        if (authentication != null && authentication.getPrincipal() instanceof Caller caller) {
            return caller;
        }
        throw new AccessDeniedException("nobody is asking");
    }

    /** The value of a variable of the path; empty where it has none of this name. */
    public static String pathVariable(NativeWebRequest request, String name) {
        var variables =
                request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE, RequestAttributes.SCOPE_REQUEST);
        return variables instanceof Map<?, ?> map && map.get(name) instanceof String id ? id : "";
    }

    /**
     * The version in {@code If-Match}; null = any.
     *
     * @throws InvalidRequest if it is not one
     */
    public static @Nullable Long ifMatch(NativeWebRequest request) {
        var header = Optional.ofNullable(request.getHeader(HttpHeaders.IF_MATCH))
                .map(String::strip)
                .orElse("*");
        if (header.equals("*")) {
            return null;
        }
        var version = VERSION.matcher(header);
        if (!version.matches()) {
            throw new InvalidRequest(List.of(Fault.inParameter(
                    HttpHeaders.IF_MATCH, "must be one version in quotes, as the ETag of a board, or *")));
        }
        return Long.valueOf(version.group(1));
    }
}
