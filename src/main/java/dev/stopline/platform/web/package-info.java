/**
 * The web ring's common ground: what may come in as JSON, and how every refusal and failure goes out as
 * {@code application/problem+json} with a stable kind.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.web;
