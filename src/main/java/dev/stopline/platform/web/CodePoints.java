package dev.stopline.platform.web;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jspecify.annotations.Nullable;

/** The length of a text in code points, so that an emoji counts as one; null passes. */
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = CodePoints.Check.class)
public @interface CodePoints {

    /** The shortest length allowed. */
    int min() default 0;

    /** The longest length allowed. */
    int max();

    /** What is said when the length is wrong. */
    String message() default "must be {min} to {max} characters long";

    /** Bean Validation's groups. */
    Class<?>[] groups() default {};

    /** Bean Validation's payload. */
    Class<? extends Payload>[] payload() default {};

    /** Counts. */
    final class Check implements ConstraintValidator<CodePoints, CharSequence> {

        private int min;
        private int max;

        @Override
        public void initialize(CodePoints limits) {
            min = limits.min();
            max = limits.max();
        }

        @Override
        public boolean isValid(@Nullable CharSequence text, ConstraintValidatorContext context) {
            if (text == null) {
                return true;
            }
            long length = text.codePoints().count();
            return length >= min && length <= max;
        }
    }
}
