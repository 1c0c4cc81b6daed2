package dev.stopline.squad.web;

import dev.stopline.platform.moves.AtVersion;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.squad.rules.CareerRecord;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.view.SquadBoards;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;

/** What stays of a career: its record (S-CAREER-01..03). */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Career")
class CareerRecordController {

    private final SquadBoards boards;
    private final PlainPage page;

    CareerRecordController(SquadBoards boards, PlainPage page) {
        this.boards = boards;
        this.page = page;
    }

    @GetMapping("/record")
    @Operation(
            operationId = "readCareerRecord",
            summary = "The career record",
            description = "One entry a closed case, never changed afterwards, and what they add up to.")
    ResponseEntity<CareerRecord> readCareerRecord(CareerReader reader, WebRequest request) {
        var seen = boards.newest(reader.careerId(), SquadBoards.Viewer.PLAYER);
        return AtVersion.answer(request, seen.version(), () -> ResponseEntity.ok(CareerRecord.of(seen.known())));
    }

    @GetMapping(path = "/record/page", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readCareerRecordPage",
            summary = "The career record as a plain page, for reading and printing",
            description = "The same as the record, for a person: no script, and nothing loaded from anywhere.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readCareerRecordPage(CareerReader reader, WebRequest request) {
        var seen = boards.newest(reader.careerId(), SquadBoards.Viewer.PLAYER);
        return AtVersion.answer(
                request,
                seen.version(),
                () -> page.of("squad/record", Map.of("record", CareerRecord.of(seen.known()), "names", new Names())));
    }
}
