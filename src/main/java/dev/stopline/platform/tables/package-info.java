/**
 * What an event asks of the games played at its tables: {@code TableMaker}, one implementation a game. The event knows no
 * game from inside, and a game knows no event.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.tables;
