@org.jspecify.annotations.NullMarked
package dev.stopline.squad.view;
