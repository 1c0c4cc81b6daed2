package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.stopline.line.rules.Desk;
import dev.stopline.line.rules.ImDesk;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.jsontype.NamedType;

/** A desk says in JSON whose it is, so that clients can tell the kinds apart. */
@Configuration(proxyBeanMethods = false)
class DeskKinds {

    private static final Map<Class<? extends Desk>, String> KINDS = kinds();

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface Told {}

    @Bean
    JsonMapperBuilderCustomizer kindsOfDesks() {
        return builder -> {
            builder.addMixIn(Desk.class, Told.class);
            KINDS.forEach((type, kind) -> builder.registerSubtypes(new NamedType(type, kind)));
        };
    }

    private static Map<Class<? extends Desk>, String> kinds() {
        var kinds = new LinkedHashMap<Class<? extends Desk>, String>();
        kinds.put(ImDesk.class, "INCIDENT_MASTER");
        kinds.put(Desk.CompanySeat.class, "COMPANY");
        kinds.put(Desk.ComradesSeat.class, "COMRADES");
        kinds.put(Desk.Bystander.class, "BYSTANDER");
        return kinds;
    }

    /** What each kind is called, by the simple name of its class. */
    static Map<String, String> names() {
        var names = new LinkedHashMap<String, String>();
        KINDS.forEach((type, kind) -> names.put(type.getSimpleName(), kind));
        return names;
    }
}
