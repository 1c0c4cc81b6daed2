package dev.stopline.line.content;

import dev.stopline.line.rules.CaseCard;

/** A card and its entry in the list. */
public record LibraryCard(CardSummary summary, CaseCard card) {}
