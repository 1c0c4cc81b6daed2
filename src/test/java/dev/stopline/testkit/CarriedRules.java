package dev.stopline.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Hears every test and writes down the rules of those that finished successfully: from {@link Rule} on the method and its
 * classes, and from {@link RuleLedger}. A test that is skipped, aborted or failed carries nothing.
 */
public final class CarriedRules implements TestExecutionListener {

    /** Where a build collects the rules; the build deletes it before its tests run. */
    public static final Path FILE = Path.of("target", "rules-carried.txt");

    private final Path file;
    private final Set<String> carried = Collections.synchronizedSet(new TreeSet<>());
    private volatile @Nullable TestPlan plan;

    /** The listener of the build. */
    public CarriedRules() {
        this(FILE);
    }

    /** A listener that writes elsewhere. */
    public CarriedRules(Path file) {
        this.file = file;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
        if (identifier.isTest()) {
            RuleLedger.drain();
        }
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        if (!identifier.isTest()) {
            return;
        }
        var said = RuleLedger.drain();
        if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
            carried.addAll(said);
            carried.addAll(annotated(identifier));
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan finished) {
        if (carried.isEmpty()) {
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            // One small write in append mode: forks of one build may share the file.
            var lines = String.join("\n", carried) + "\n";
            Files.writeString(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The ids on the test and on all that encloses it: a dynamic test stands under its factory, a nested class in its outer one. */
    private List<String> annotated(TestIdentifier identifier) {
        var running = Objects.requireNonNull(plan);
        var ids = new ArrayList<String>();
        for (var at = Optional.of(identifier); at.isPresent(); at = at.flatMap(running::getParent)) {
            at.flatMap(TestIdentifier::getSource).ifPresent(source -> {
                if (source instanceof MethodSource method) {
                    ids.addAll(on(method.getJavaMethod()));
                } else if (source instanceof ClassSource type) {
                    ids.addAll(on(type.getJavaClass()));
                }
            });
        }
        return ids;
    }

    private static List<String> on(AnnotatedElement element) {
        return AnnotationSupport.findAnnotation(element, Rule.class)
                .map(rule -> List.of(rule.value()))
                .orElse(List.of());
    }
}
