package dev.stopline.platform.moves;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;
import tools.jackson.databind.json.JsonMapper;

/** A move without a body is a move whose body says nothing: what it must say is then missing, field by field. */
@ControllerAdvice
class EmptyBodies extends RequestBodyAdviceAdapter {

    private static final String NOTHING = "{}";

    private final JsonMapper json;

    EmptyBodies(JsonMapper json) {
        this.json = json;
    }

    @Override
    public boolean supports(MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
        return isOfAMove(type);
    }

    private static boolean isOfAMove(Type type) {
        return type == NothingToSay.class || type instanceof Class<?> body && MoveBody.class.isAssignableFrom(body);
    }

    @Override
    public @Nullable Object handleEmptyBody(
            @Nullable Object body,
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter) {
        return isOfAMove(type) ? json.readValue(NOTHING, (Class<?>) type) : body;
    }
}
