package dev.stopline.line.content;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Verb;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * What is said at the table: {@code line/scripts.yaml}. The moments are the Incident Master's; the rest may be shown to
 * players.
 *
 * @param moments what the Incident Master says, by moment, in the order of play (L-CALL-09, L-MEET-05, L-CUT-09, L-CUT-14)
 * @param prompts what a player is asked for, by what the table waits for
 * @param habit the habit that the game rewards (L-ROUND-12)
 * @param voteCues the three cues of a vote: get ready, the count, fingers stay (L-VOTE-01, L-VOTE-02)
 * @param callCue the three parts of what is said at a call (L-CALL-09)
 * @param fileSilent the fixed answer to a question that no card line covers (L-MEET-11)
 * @param groundPrompts the two questions that ask for a ground (L-CUT-09)
 * @param appearanceReply the reply to a ground from appearance (L-CUT-14)
 * @param roles a card for each role, in the roles' order
 */
public record Scripts(
        @JsonProperty(required = true) Map<String, Moment> moments,
        @JsonProperty(required = true) Map<String, String> prompts,
        @JsonProperty(required = true) String habit,
        @JsonProperty(required = true) List<String> voteCues,
        @JsonProperty(required = true) List<String> callCue,
        @JsonProperty(required = true) String fileSilent,
        @JsonProperty(required = true) List<String> groundPrompts,
        @JsonProperty(required = true) String appearanceReply,
        @JsonProperty(required = true) List<RoleCard> roles) {

    private static final Pattern VALUE = Pattern.compile("\\{([a-z]+)}");

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /**
     * One moment of play.
     *
     * @param say to be spoken; may hold values such as {@code {tier}}
     * @param remember a hint for the Incident Master, not to be spoken
     */
    public record Moment(
            @JsonProperty(required = true) String say,
            @JsonProperty(required = true) String remember) {}

    /**
     * What a role's card says.
     *
     * @param role the role
     * @param sentence what the role is
     * @param verbs its verbs, in their printed order
     */
    public record RoleCard(
            @JsonProperty(required = true) Role role,
            @JsonProperty(required = true) String sentence,
            @JsonProperty(required = true) List<VerbLine> verbs) {

        public RoleCard {
            verbs = List.copyOf(verbs);
        }
    }

    /** What a role's card says of one verb: whether it scores, closes, informs, sets up or takes a lookup, and how. */
    public record VerbLine(
            @JsonProperty(required = true) Verb verb,
            @JsonProperty(required = true) String sentence) {}

    public Scripts {
        moments = Collections.unmodifiableMap(new LinkedHashMap<>(moments));
        prompts = Collections.unmodifiableMap(new LinkedHashMap<>(prompts));
        voteCues = List.copyOf(voteCues);
        callCue = List.copyOf(callCue);
        groundPrompts = List.copyOf(groundPrompts);
        roles = List.copyOf(roles);
    }

    /**
     * The scripts that ship with the service.
     *
     * @throws IllegalStateException if the file is missing or malformed
     */
    public static Scripts shipped() {
        try (var yaml = Scripts.class.getResourceAsStream("/line/scripts.yaml")) {
            if (yaml == null) {
                throw new IllegalStateException("line/scripts.yaml is missing");
            }
            return read(yaml);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * The scripts in this YAML file.
     *
     * @throws IllegalStateException if it is malformed: a field missing, unknown or of the wrong type
     */
    static Scripts read(InputStream yaml) {
        try {
            return YAML.readValue(yaml, Scripts.class);
        } catch (JacksonException malformed) {
            throw new IllegalStateException("the scripts cannot be read: " + malformed.getOriginalMessage(), malformed);
        }
    }

    /**
     * What the Incident Master says at this moment, with its values filled in.
     *
     * @throws IllegalArgumentException if there is no such moment, or a value that it needs is not given
     */
    public String say(String moment, Map<String, String> values) {
        var script = moments.get(moment);
        if (script == null) {
            throw new IllegalArgumentException("no moment " + moment);
        }
        return filled(script.say(), values);
    }

    /**
     * What a player is asked for, with its values filled in.
     *
     * @throws IllegalArgumentException if there is no such prompt, or a value that it needs is not given
     */
    public String prompt(String prompt, Map<String, String> values) {
        var text = prompts.get(prompt);
        if (text == null) {
            throw new IllegalArgumentException("no prompt " + prompt);
        }
        return filled(text, values);
    }

    /** The card of this role. */
    public RoleCard card(Role role) {
        return roles.stream()
                .filter(each -> each.role() == role)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no card for " + role));
    }

    private static String filled(String text, Map<String, String> values) {
        return VALUE.matcher(text).replaceAll(match -> {
            var value = values.get(match.group(1));
            if (value == null) {
                throw new IllegalArgumentException("no value for " + match.group());
            }
            return Matcher.quoteReplacement(value);
        });
    }
}
