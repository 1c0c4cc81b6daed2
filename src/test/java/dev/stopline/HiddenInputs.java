package dev.stopline;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/**
 * What would make the rules answer differently from one run to the next: clocks, chance, and walks in no order. Method
 * references count as calls.
 */
record HiddenInputs(String root) {

    /** Class and member of each, the member empty for any use of the class's constructors. */
    private static final List<Banned> BANNED = List.of(
            new Banned("java.time.Instant", "now"),
            new Banned("java.time.LocalDate", "now"),
            new Banned("java.time.LocalDateTime", "now"),
            new Banned("java.time.Clock", "systemUTC"),
            new Banned("java.lang.System", "currentTimeMillis"),
            new Banned("java.lang.System", "nanoTime"),
            new Banned("java.lang.System", "getenv"),
            new Banned("java.lang.System", "getProperty"),
            new Banned("java.lang.System", "identityHashCode"),
            new Banned("java.util.UUID", "randomUUID"),
            new Banned("java.lang.Math", "random"),
            new Banned("java.util.Random", "<init>"),
            new Banned("java.util.concurrent.ThreadLocalRandom", "current"),
            new Banned("java.security.SecureRandom", "<init>"),
            new Banned("java.util.random.RandomGenerator", "getDefault"),
            new Banned("java.util.Collections", "shuffle"),
            new Banned("java.util.HashMap", "<init>"),
            new Banned("java.util.HashSet", "<init>"),
            new Banned("java.util.IdentityHashMap", "<init>"),
            new Banned("java.util.concurrent.ConcurrentHashMap", "<init>"),
            new Banned("java.util.Set", "of"),
            new Banned("java.util.Set", "copyOf"),
            new Banned("java.util.Map", "of"),
            new Banned("java.util.Map", "ofEntries"),
            new Banned("java.util.Map", "copyOf"),
            new Banned("java.util.stream.Collectors", "toSet"),
            new Banned("java.util.stream.Collectors", "toUnmodifiableSet"),
            new Banned("java.util.stream.Collectors", "toUnmodifiableMap"));

    /** One member of one class. */
    record Banned(String owner, String member) {

        @Override
        public String toString() {
            return owner + "." + member;
        }

        private boolean is(JavaAccess<?> access) {
            return access.getTarget().getOwner().getName().equals(owner)
                    && access.getTarget().getName().equals(member);
        }
    }

    List<Banned> all() {
        return BANNED;
    }

    ArchRule rule(Banned banned) {
        return noClasses()
                .that()
                .resideInAnyPackage(
                        root + ".dice",
                        root + ".decide..",
                        root + ".*.rules",
                        root + ".debrief",
                        root + ".debrief.line",
                        root + ".debrief.squad",
                        root + ".lab")
                .should()
                .accessTargetWhere(DescribedPredicate.describe(banned.toString(), banned::is))
                .allowEmptyShould(true);
    }
}
