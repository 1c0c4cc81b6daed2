/** What every game stands on: settings, storage, the way in for moves, dice, problems and callers. Knows no game. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform;
