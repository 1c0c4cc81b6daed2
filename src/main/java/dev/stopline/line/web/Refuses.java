package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The refusal codes of an operation, for the contract. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Refuses {

    /** The general guards that go before. */
    Guards when();

    /** The move's own codes. */
    LineRefusal[] value() default {};
}
