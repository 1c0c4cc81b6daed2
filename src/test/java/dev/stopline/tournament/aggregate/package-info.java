@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.aggregate;
