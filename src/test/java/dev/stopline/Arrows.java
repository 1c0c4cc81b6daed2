package dev.stopline;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Which package may use which, as lists of what is allowed: what is not listed is forbidden. */
record Arrows(String root) {

    private static final List<String> VALUES = List.of(
            // Arrays of primitives have no package.
            "", "java.lang..", "java.util..", "java.math", "org.jspecify.annotations", "io.soabase.recordbuilder.core");
    private static final List<String> CRYPTOGRAPHY =
            List.of("java.nio", "java.nio.charset", "java.security..", "javax.crypto..");
    private static final List<String> JSON =
            List.of("java.io", "java.nio..", "tools.jackson..", "com.fasterxml.jackson.annotation");
    private static final List<String> SPRING_BEANS = List.of(
            "org.springframework.beans..",
            "org.springframework.context..",
            "org.springframework.core..",
            "org.springframework.stereotype",
            "org.springframework.transaction..",
            "org.springframework.util..");
    private static final List<String> SPRING_WEB = List.of(
            "org.springframework.web..",
            "org.springframework.http..",
            "org.springframework.security..",
            "jakarta.servlet..",
            "jakarta.validation..",
            "io.swagger.v3..",
            "org.springdoc..",
            "org.springframework.dao",
            "org.springframework.boot.jackson..",
            "com.fasterxml.jackson.annotation",
            // The contract's library still reads JSON with the older one.
            "com.fasterxml.jackson.core",
            "com.fasterxml.jackson.databind",
            "tools.jackson..",
            "java.time..",
            "java.net",
            "java.nio.charset",
            "java.security",
            "java.text");
    private static final List<String> READ_MODELS = List.of(
            "org.axonframework..",
            "org.springframework.data..",
            "org.springframework.jdbc..",
            "org.springframework.dao",
            "jakarta.persistence..",
            "org.hibernate.annotations",
            "org.hibernate.type",
            "com.github.benmanes.caffeine.cache",
            "java.time..",
            "org.slf4j");

    /** One arrow: the package it starts from, and the rule that holds it. */
    record Arrow(String from, ArchRule rule) {}

    List<Arrow> all() {
        var arrows = new ArrayList<Arrow>();
        arrows.add(only("dice", VALUES, CRYPTOGRAPHY, ours("dice")));
        arrows.add(only("decide..", VALUES, ours("decide..", "dice")));
        for (var feature : List.of("line", "squad", "tournament")) {
            arrows.addAll(feature(feature));
        }
        arrows.add(only("debrief", VALUES, List.of("java.time"), ours("debrief", "decide")));
        for (var game : List.of("line", "squad")) {
            arrows.add(only(
                    "debrief." + game,
                    VALUES,
                    List.of("java.time"),
                    ours("debrief", "debrief." + game, "decide..", "dice", game + ".rules")));
        }
        arrows.add(only(
                "debrief.web",
                VALUES,
                SPRING_BEANS,
                SPRING_WEB,
                List.of("org.thymeleaf.."),
                ours(
                        "debrief",
                        "debrief.line",
                        "debrief.squad",
                        "debrief.web",
                        "access",
                        "platform..",
                        "decide..",
                        "dice",
                        "line.rules",
                        "squad.rules")));
        arrows.add(only("lab", VALUES, ours("lab", "decide..", "dice", "line.rules", "squad.rules")));
        arrows.add(ofOursOnly("access", "access", "platform.."));
        arrows.add(ofOursOnly("rulebook", "rulebook", "platform.."));
        arrows.add(ofOursOnly("platform..", "platform..", "decide..", "dice"));
        return arrows;
    }

    private List<Arrow> feature(String feature) {
        var rules = feature + ".rules";
        var content = feature + ".content";
        var aggregate = feature + ".aggregate";
        var view = feature + ".view";
        var elsewhere = feature.equals("tournament")
                ? ours("line.rules", "squad.rules", "line.aggregate", "squad.aggregate")
                : List.<String>of();
        return List.of(
                only(rules, VALUES, ours(rules, "decide..", "dice")),
                only(
                        content,
                        VALUES,
                        JSON,
                        SPRING_BEANS,
                        ours(content, rules, "decide..", "dice", "platform.json", "platform.recorded")),
                only(
                        aggregate,
                        VALUES,
                        SPRING_BEANS,
                        List.of("org.axonframework..", "java.time.."),
                        elsewhere,
                        ours(aggregate, rules, content, "decide..", "dice", "platform..")),
                only(
                        view,
                        VALUES,
                        SPRING_BEANS,
                        READ_MODELS,
                        feature.equals("tournament") ? ours("debrief") : List.of(),
                        ours(view, rules, "decide..", "dice", "platform..")),
                only(
                        feature + ".web",
                        VALUES,
                        SPRING_BEANS,
                        SPRING_WEB,
                        ours(
                                feature + ".web",
                                rules,
                                content,
                                aggregate,
                                view,
                                "decide..",
                                "dice",
                                "access",
                                "rulebook",
                                "platform..")));
    }

    private List<String> ours(String... packages) {
        return Stream.of(packages).map(name -> root + "." + name).toList();
    }

    @SafeVarargs
    private Arrow only(String from, List<String>... allowed) {
        var packages = Stream.of(allowed).flatMap(List::stream).toArray(String[]::new);
        return arrow(from, resideInAnyPackage(packages));
    }

    /** What is not of Stopline is free here. */
    private Arrow ofOursOnly(String from, String... allowed) {
        return arrow(
                from,
                not(resideInAPackage(root + ".."))
                        .or(resideInAnyPackage(ours(allowed).toArray(String[]::new))));
    }

    private Arrow arrow(String from, DescribedPredicate<JavaClass> allowed) {
        return new Arrow(
                from,
                classes()
                        .that()
                        .resideInAPackage(root + "." + from)
                        .should()
                        .onlyDependOnClassesThat(allowed)
                        .allowEmptyShould(true));
    }
}
