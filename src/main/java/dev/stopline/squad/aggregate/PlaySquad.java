package dev.stopline.squad.aggregate;

import dev.stopline.squad.rules.SquadMove;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;

/**
 * Plays one move in a career that exists.
 *
 * @param by who moves: {@link SquadCareer#PLAYER}, {@link SquadCareer#ORGANIZER} or {@link SquadCareer#SERVICE}
 * @param ifMatch the version that the player's board must have; null = any
 */
public record PlaySquad(
        @TargetAggregateIdentifier String careerId,
        String by,
        SquadMove move,
        @Nullable Long ifMatch) {}
