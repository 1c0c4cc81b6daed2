package dev.stopline.canary.line.view;

import org.springframework.web.client.RestClient;

/** Breaks a rule on purpose: this package may not know RestClient of org.springframework.web.client. */
public record Canary(RestClient forbidden) {}
