package dev.stopline.squad.content;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the game says beside its numbers: {@code squad/texture.yaml}: whole, or not read at all; no line has any effect (GAP-42). */
public final class Texture {

    /** The file: by section and key. */
    private static final class Sections extends LinkedHashMap<String, Map<String, String>> {
        private static final long serialVersionUID = 1L;
    }

    private final Map<TextureSection, Map<String, String>> sections = new EnumMap<>(TextureSection.class);

    private Texture(Map<String, Map<String, String>> file) {
        SquadText.refuseIfAny(faults(file));
        for (var section : TextureSection.values()) {
            sections.put(section, new LinkedHashMap<>(file.getOrDefault(section.property(), new LinkedHashMap<>())));
        }
    }

    /**
     * The texture that ships with the service.
     *
     * @throws IllegalStateException if the file is missing, malformed or not whole, with every fault
     */
    public static Texture shipped() {
        return read(SquadText.open("/squad/texture.yaml"));
    }

    /**
     * The texture in this YAML file.
     *
     * @throws IllegalStateException if it is malformed or not whole, with every fault
     */
    static Texture read(InputStream yaml) {
        return new Texture(SquadText.read(yaml, Sections.class));
    }

    /**
     * The line of an enum's value.
     *
     * @throws IllegalArgumentException if the section has none for it
     */
    public String line(TextureSection section, Enum<?> key) {
        return line(section, key.name());
    }

    /**
     * The line of a number: a stage, a Heat row, a row of a die.
     *
     * @throws IllegalArgumentException if the section has none for it
     */
    public String line(TextureSection section, int number) {
        return line(section, String.valueOf(number));
    }

    /**
     * The line of a key, such as {@code P3} of the aftermath.
     *
     * @throws IllegalArgumentException if the section has none for it
     */
    public String line(TextureSection section, String key) {
        var line = lines(section).get(key);
        if (line == null) {
            throw new IllegalArgumentException(section.property() + " has no line " + key);
        }
        return line;
    }

    /** All lines of a section by their keys, in order. */
    public Map<String, String> lines(TextureSection section) {
        return new LinkedHashMap<>(sections.getOrDefault(section, Map.of()));
    }

    private static List<String> faults(Map<String, Map<String, String>> file) {
        // YAML reads an empty section as null, whatever the type says.
        if (file.containsValue(null)) {
            return List.of("a section is empty");
        }
        var faults = new ArrayList<String>();
        var all = new ArrayList<String>();
        var known = Arrays.stream(TextureSection.values())
                .map(TextureSection::property)
                .toList();
        file.keySet().stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> faults.add(name + " is no section"));
        for (var section : TextureSection.values()) {
            var lines = file.getOrDefault(section.property(), new LinkedHashMap<>());
            if (!List.copyOf(lines.keySet()).equals(section.keys())) {
                faults.add(section.property() + " has the lines " + lines.keySet() + " and needs " + section.keys());
            }
            all.addAll(lines.values());
        }
        SquadText.checkLines(all, faults);
        return faults;
    }
}
