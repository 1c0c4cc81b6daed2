/**
 * Tournaments: every rule of them, pure.
 *
 * <p>{@link dev.stopline.tournament.rules.Pairing} makes a round of a Swiss event by FIDE's Dutch system, and
 * {@link dev.stopline.tournament.rules.TieBreaks} ranks by FIDE's tie-break regulations; both are functions of plain
 * values, the cards of the entrants, and know no tournament.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.rules;
