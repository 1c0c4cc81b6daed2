/**
 * Squad over HTTP: one operation a kind of move, the board, and the record. Start at {@code CareerController}; the moves
 * of each chapter stand in a controller of their own, and their bodies beside it.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.web;
