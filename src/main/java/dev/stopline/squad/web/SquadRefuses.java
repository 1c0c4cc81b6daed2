package dev.stopline.squad.web;

import dev.stopline.squad.rules.SquadRefusal;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The refusal codes of an operation, in the order in which the rules ask, for the contract. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface SquadRefuses {

    /** The codes. */
    SquadRefusal[] value();
}
