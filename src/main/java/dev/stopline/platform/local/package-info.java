/**
 * The local profile: one data folder with a durable embedded PostgreSQL and generated secrets, so that one command on a
 * fresh machine starts the service.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.local;
