package dev.stopline.platform.web;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.Errors;
import org.springframework.validation.FieldError;
import org.springframework.validation.ObjectError;
import org.springframework.validation.method.ParameterErrors;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingRequestHeaderException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Finds what is wrong with a request that the framework refused. */
final class FaultsOfRequest {

    private static final String MISMATCH = "has the wrong form";

    private FaultsOfRequest() {}

    static List<Fault> of(Exception failure) {
        return switch (failure) {
            case HttpMessageNotReadableException unreadable -> FaultsOfJson.of(unreadable.getCause());
            case MethodArgumentNotValidException invalid ->
                invalid.getParameter().hasParameterAnnotation(RequestBody.class) ? inBody(invalid) : inQuery(invalid);
            case HandlerMethodValidationException invalid ->
                invalid.getParameterValidationResults().stream()
                        .flatMap(FaultsOfRequest::inParameter)
                        .toList();
            case MethodArgumentTypeMismatchException mismatch ->
                List.of(Fault.inParameter(mismatch.getName(), MISMATCH));
            case MissingServletRequestParameterException missing ->
                List.of(Fault.inParameter(missing.getParameterName(), "is required"));
            case MissingRequestHeaderException missing ->
                List.of(Fault.inParameter(missing.getHeaderName(), "is required"));
            case Exception other -> List.of();
        };
    }

    private static List<Fault> inBody(Errors errors) {
        return errors.getAllErrors().stream().map(FaultsOfRequest::inBody).toList();
    }

    private static Fault inBody(ObjectError error) {
        var pointer = error instanceof FieldError field ? FaultsOfJson.pointer(field.getField()) : "";
        return Fault.inBody(pointer, message(error));
    }

    private static List<Fault> inQuery(Errors errors) {
        return errors.getFieldErrors().stream()
                .map(error -> Fault.inParameter(error.getField(), error.isBindingFailure() ? MISMATCH : message(error)))
                .toList();
    }

    private static Stream<Fault> inParameter(ParameterValidationResult result) {
        if (result instanceof ParameterErrors errors
                && result.getMethodParameter().hasParameterAnnotation(RequestBody.class)) {
            return inBody(errors).stream();
        }
        var name = Objects.requireNonNullElse(result.getMethodParameter().getParameterName(), "");
        return result.getResolvableErrors().stream().map(error -> Fault.inParameter(name, message(error)));
    }

    private static String message(MessageSourceResolvable error) {
        @Nullable String message = error.getDefaultMessage();
        return message == null ? "is not valid" : message;
    }
}
