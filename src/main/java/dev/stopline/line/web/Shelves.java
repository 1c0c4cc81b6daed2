package dev.stopline.line.web;

import dev.stopline.line.content.CardLibrary;
import dev.stopline.line.content.Scripts;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What the content ring offers, as beans. */
@Configuration(proxyBeanMethods = false)
class Shelves {

    @Bean
    CardLibrary cardLibrary() {
        return new CardLibrary();
    }

    @Bean
    Scripts scripts() {
        return Scripts.shipped();
    }
}
