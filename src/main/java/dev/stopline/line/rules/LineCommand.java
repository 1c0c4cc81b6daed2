package dev.stopline.line.rules;

/** Every command of the game, by chapter. */
public sealed interface LineCommand
        permits SessionCommand, RoundCommand, ActionCommand, StopTheLineCommand, DebriefCommand, ServiceCommand {}
