package dev.stopline;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;

/** Starts Stopline. */
// Two games may have a class of the same name: a bean is called by its whole name.
@SpringBootApplication(nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@ConfigurationPropertiesScan
public class StoplineApplication {

    /** Runs the service until it is told to stop. */
    public static void main(String[] args) {
        // Axon advertises its console on every start otherwise.
        System.setProperty("disable-axoniq-console-message", "true");
        SpringApplication.run(StoplineApplication.class, args);
    }
}
