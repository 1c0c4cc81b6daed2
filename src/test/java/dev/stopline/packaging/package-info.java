/** Holds the image, the compose file and the cluster's manifests to what the service needs, without an engine. */
@org.jspecify.annotations.NullMarked
package dev.stopline.packaging;
