package dev.stopline.line.content;

/**
 * What a list of cards says of one: enough to choose it, nothing of its answer.
 *
 * @param cardId the card's id in the library
 * @param title what the case is called
 * @param trade the line of business that it plays in; empty if the author gave none
 * @param difficulty how hard its author thinks it is; standard if the author did not say
 */
public record CardSummary(String cardId, String title, String trade, Difficulty difficulty) {}
