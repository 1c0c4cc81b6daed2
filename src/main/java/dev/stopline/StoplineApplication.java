package dev.stopline;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts Stopline. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class StoplineApplication {

    /** Runs the service until it is told to stop. */
    public static void main(String[] args) {
        // Axon advertises its console on every start otherwise.
        System.setProperty("disable-axoniq-console-message", "true");
        SpringApplication.run(StoplineApplication.class, args);
    }
}
