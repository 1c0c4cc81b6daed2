package dev.stopline.platform.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Gives tests every way to go wrong. Not part of the contract. */
@Hidden
@RestController
@RequestMapping("/v1/toy")
class ToyController {

    enum Colour {
        RED,
        BLUE
    }

    record Part(@NotNull @CodePoints(min = 1, max = 5) String label) {}

    record Toy(
            @NotNull @CodePoints(max = 10) String text,
            int number,
            @Nullable Boolean flag,
            @Nullable Colour colour,
            @Nullable List<@Valid Part> parts,
            @Nullable Map<String, String> words) {}

    enum Code implements RefusalCode {
        BAD(Kind.INVALID),
        NEVER(Kind.FORBIDDEN),
        NOWHERE(Kind.UNKNOWN),
        LATER(Kind.NOT_NOW);

        private final Kind kind;

        Code(Kind kind) {
            this.kind = kind;
        }

        @Override
        public Meaning meaning() {
            return new Meaning(kind, "The toy says " + name() + ".", List.of("T-TOY-01", "T-TOY-02"));
        }
    }

    @PostMapping(consumes = MediaType.APPLICATION_JSON_VALUE, produces = MediaType.APPLICATION_JSON_VALUE)
    Toy echo(@Valid @RequestBody Toy toy) {
        return toy;
    }

    @GetMapping("/page")
    Map<String, Object> page(@RequestParam @Min(1) @Max(50) int limit, @RequestParam(defaultValue = "") String q) {
        return Map.of("limit", limit, "q", q);
    }

    @PostMapping("/refused/{code}")
    void refused(@PathVariable Code code) throws RefusedMove {
        throw new RefusedMove(new Refusal(code, List.of(new Refusal.Fault("/card/facts/0", "T-TOY-03", "is missing"))));
    }

    @PostMapping("/stale")
    void stale() throws StaleVersion {
        throw new StaleVersion(7);
    }

    @GetMapping("/bug")
    void bug() {
        throw new IllegalStateException("a secret of the implementation");
    }

    @GetMapping("/outage")
    void outage() {
        throw new DataAccessResourceFailureException("db-host-17 is down");
    }
}
