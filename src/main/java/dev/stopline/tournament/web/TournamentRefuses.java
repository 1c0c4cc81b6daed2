package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.TournamentRefusal;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The refusal codes of an operation, in the order in which the rules ask, for the contract. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface TournamentRefuses {

    /** The codes, but for those that every move of an event may meet. */
    TournamentRefusal[] value() default {};
}
