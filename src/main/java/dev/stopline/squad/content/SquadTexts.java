package dev.stopline.squad.content;

import dev.stopline.squad.rules.SquadRules;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The texts of squad, read once at the start, and the rules that deal from them. */
@Configuration(proxyBeanMethods = false)
class SquadTexts {

    @Bean
    TableLibrary squadTables() {
        return TableLibrary.shipped();
    }

    @Bean
    Texture squadTexture() {
        return Texture.shipped();
    }

    @Bean
    ReadyDetectives readyDetectives() {
        return ReadyDetectives.shipped();
    }

    @Bean
    SquadRules squadRules(TableLibrary tables) {
        return new SquadRules(tables);
    }
}
