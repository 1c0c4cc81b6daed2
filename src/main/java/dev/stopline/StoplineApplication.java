package dev.stopline;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts Stopline. */
@SpringBootApplication
public class StoplineApplication {

    /** Runs the service until it is told to stop. */
    public static void main(String[] args) {
        SpringApplication.run(StoplineApplication.class, args);
    }
}
