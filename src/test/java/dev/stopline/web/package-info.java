/** What holds for the whole of the REST API. */
@org.jspecify.annotations.NullMarked
package dev.stopline.web;
