package dev.stopline.squad.rules;

/** One thing that is added to a die, or one shift of a threshold, with its cause and its rule. */
public record Modifier(String cause, String rule, int value) {

    /** The sum of all. */
    static int sum(java.util.List<Modifier> modifiers) {
        return modifiers.stream().mapToInt(Modifier::value).sum();
    }
}
