/** Who is asking: tokens issued and read, and how a token becomes a {@code Caller}. */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.security;
