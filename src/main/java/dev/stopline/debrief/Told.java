package dev.stopline.debrief;

import dev.stopline.decide.Wording;

/**
 * An event in a sentence that begins with a capital letter, and the rule that caused it. A text in quotation marks that ends the sentence brings its own
 * full stop.
 *
 * @param sentence what changed and why, in plain words
 * @param rule the rule's id; empty where no rule is behind it
 */
public record Told(String sentence, String rule) {

    public Told {
        boolean closed = sentence.matches("(?s).*[.!?…]”\\.");
        sentence = Wording.capital(closed ? sentence.substring(0, sentence.length() - 1) : sentence);
    }
}
