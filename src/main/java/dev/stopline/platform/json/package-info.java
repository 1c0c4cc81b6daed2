/** The JSON of values that are records: commands and events of any game, strictly as they are. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.json;
