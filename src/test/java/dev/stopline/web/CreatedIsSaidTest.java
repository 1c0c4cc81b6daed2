package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * An operation that answers 201 says so: the contract is written from the annotation, the answer from the code. An answer
 * that is not a {@link ResponseEntity} has the status of the annotation itself.
 */
class CreatedIsSaidTest {

    private static final Set<JavaMethod> OPERATIONS = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("dev.stopline").stream()
                    .filter(each -> each.isAnnotatedWith(RestController.class))
                    .flatMap(each -> each.getMethods().stream())
                    .filter(each -> each.isMetaAnnotatedWith(RequestMapping.class))
                    .collect(Collectors.toSet());

    @Test
    void the_operations_that_answer_201_are_those_that_say_so() {
        var created = names(OPERATIONS.stream()
                .filter(each -> each.getRawReturnType().isEquivalentTo(ResponseEntity.class))
                .filter(each -> creates(each, new TreeSet<>())));

        assertThat(created).contains("TokenController.subject").isEqualTo(names(saidToCreate()));
    }

    private static Stream<JavaMethod> saidToCreate() {
        return OPERATIONS.stream()
                .filter(each -> each.getRawReturnType().isEquivalentTo(ResponseEntity.class))
                .filter(each -> each.isAnnotatedWith(ResponseStatus.class)
                        && each.getAnnotationOfType(ResponseStatus.class).value() == HttpStatus.CREATED);
    }

    private static Set<String> names(Stream<JavaMethod> methods) {
        return methods.map(each -> each.getOwner().getSimpleName() + "." + each.getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether the method, or one of its own class that it calls, makes the answer 201. */
    private static boolean creates(JavaMethod method, Set<String> walked) {
        if (!walked.add(method.getFullName())) {
            return false;
        }
        return method.getAccessesFromSelf().stream().anyMatch(CreatedIsSaidTest::isCreated)
                || method.getMethodCallsFromSelf().stream()
                        .filter(call -> call.getTargetOwner().equals(method.getOwner()))
                        .flatMap(call -> call.getTarget().resolveMember().stream())
                        .anyMatch(each -> creates(each, walked));
    }

    private static boolean isCreated(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return (owner.isEquivalentTo(HttpStatus.class) && access.getName().equals("CREATED"))
                || (owner.isEquivalentTo(ResponseEntity.class)
                        && access.getName().equals("created"));
    }
}
