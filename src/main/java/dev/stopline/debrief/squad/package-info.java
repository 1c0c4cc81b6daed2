/** The debrief of squad: a closed job or a whole career as decisions, with everything that was sealed then. Pure. */
@org.jspecify.annotations.NullMarked
package dev.stopline.debrief.squad;
