package dev.stopline.canary.line.web;

import jakarta.persistence.EntityManager;

/** Breaks a rule on purpose: this package may not know EntityManager of jakarta.persistence. */
public record Canary(EntityManager forbidden) {}
