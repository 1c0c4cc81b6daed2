package dev.stopline.canary.debrief.web;

import jakarta.persistence.EntityManager;

/** Breaks a rule on purpose: this package may not know EntityManager of jakarta.persistence. */
public record Canary(EntityManager forbidden) {}
