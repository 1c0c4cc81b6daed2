package dev.stopline.platform.dice;

import dev.stopline.dice.Seed;
import java.security.SecureRandom;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Seeds come from the platform's strongest everyday source. */
@Configuration(proxyBeanMethods = false)
class SeedConfiguration {

    @Bean
    SeedSource seedSource() {
        var random = new SecureRandom();
        return () -> {
            var bytes = new byte[Seed.LENGTH];
            random.nextBytes(bytes);
            return Seed.of(bytes);
        };
    }
}
