package dev.stopline.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The ids of the rules that a test proves; on a class, what each of its tests proves. Counted when the test succeeds. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {

    /** The rule ids, such as {@code L-VOTE-07}. */
    String[] value();
}
