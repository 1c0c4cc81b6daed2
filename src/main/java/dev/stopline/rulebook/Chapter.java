package dev.stopline.rulebook;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A chapter of a rulebook.
 *
 * @param key short and stable, the middle part of its rules' ids in most cases
 * @param title for people
 */
public record Chapter(
        @JsonProperty(required = true) String key,
        @JsonProperty(required = true) String title) {}
