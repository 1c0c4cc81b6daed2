/** What is read of squad: boards folded from one career's events on demand, the list of careers, and what closed jobs tell playtests. */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.view;
