package dev.stopline.tournament.rules;

/**
 * Why a pairing is as it is.
 *
 * @param rule the article or criterion of the FIDE handbook, or {@code ORGANIZER}
 * @param text one sentence, naming entrants by their pairing numbers
 */
public record Reason(String rule, String text) {}
