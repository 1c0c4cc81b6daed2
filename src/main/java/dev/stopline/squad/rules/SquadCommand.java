package dev.stopline.squad.rules;

/** Every command of a career, by chapter. */
public sealed interface SquadCommand
        permits CareerCommand, BetweenCommand, OpeningCommand, OperationCommand, InterdictCommand, ServiceCommand {}
