/**
 * Tournaments: every rule of them, pure.
 *
 * <p>{@link dev.stopline.tournament.rules.Pairing} makes a round of a Swiss event by FIDE's Dutch system, and
 * {@link dev.stopline.tournament.rules.TieBreaks} ranks by FIDE's tie-break regulations; both are functions of plain
 * values, the cards of the entrants, and know no tournament. Where each article of the handbook is carried out:
 *
 * <pre>
 * C.04.1 Art. 2     PairingCard
 * C.04.1 Art. 3, 4  PairingCard, BracketCosts
 * C.04.2            Pairing
 * C.04.3 1.2, 1.3   Pairing, Contender
 * C.04.3 1.4        Drift
 * C.04.3 Art. 2     Criterion, BracketCosts, Scale, PerfectMatching
 * C.04.3 Art. 3     Bracket, Candidate, WhyNot
 * C.04.3 Art. 4     BracketCosts
 * C.04.3 Art. 5     Chairs
 * C.07 Art. 4       TieBreaks
 * C.07 Art. 6       DirectEncounter
 * C.07 Art. 7       TieBreaks
 * C.07 Art. 8, 9    Opposition
 * C.07 Art. 14, 16  Opposition, Attendance
 * </pre>
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.rules;
