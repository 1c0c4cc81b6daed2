package dev.stopline.decide.moves;

/** A value that is sent whole and of which no list of values can be made. */
public interface Document {}
