package dev.stopline.platform.web;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Arrays;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** The pages that the {@code type} of a problem leads to. */
@RestController
@Tag(name = "Problems", description = "What can go wrong, explained")
class ProblemPages {

    /**
     * A kind of problem, explained.
     *
     * @param type its address
     * @param status the HTTP status that goes with it
     * @param title a short title
     * @param explanation what it means and what to do
     */
    record ProblemPage(String type, int status, String title, String explanation) {}

    @GetMapping("/problems/{kind}")
    @Operation(
            operationId = "explainProblem",
            summary = "What a kind of problem means and what to do about it",
            description = "The page that the type of a problem leads to.")
    ProblemPage explain(@PathVariable String kind) {
        return Arrays.stream(ProblemKind.values())
                .filter(known -> known.slug().equals(kind))
                .map(known -> new ProblemPage(
                        "/problems/" + known.slug(), known.status().value(), known.title(), known.explanation()))
                .findFirst()
                .orElseThrow(NotFound::new);
    }
}
