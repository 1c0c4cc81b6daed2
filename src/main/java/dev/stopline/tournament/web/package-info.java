/** The tournaments over HTTP: each kind of move has its own operation, and each table its places. */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.web;
