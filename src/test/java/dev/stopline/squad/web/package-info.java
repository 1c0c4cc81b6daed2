/** Tests of squad over HTTP: its bodies, its operations, and what they answer. */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.web;
