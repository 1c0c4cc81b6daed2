/** What is read of squad: boards folded from one career's events on demand, and the list of careers. */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.view;
