package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.util.List;
import java.util.stream.Stream;

/** A session to list the moves of, and what is in such a list. */
final class ListedMoves {

    private static final SquadRules RULES = RandomCareer.RULES;

    private ListedMoves() {}

    /** A detective of this trade in session 1 of a job at this stage, with two Leads and one source of this kind. */
    static SquadState inSession(Specialization specialization, int stage, SourceKind kind, Category category) {
        var detective = Detective.NOBODY
                .withEye(3)
                .withLegs(4)
                .withNerve(3)
                .withFgt(4)
                .withSht(4)
                .withSpecialization(specialization)
                .withWarDetail(WarDetail.ARMY_AIR_CORPS);
        var source = new Source(
                "s1",
                "Somebody",
                kind,
                category,
                Faction.NONE,
                "s1",
                List.of(),
                false,
                Axis.NONE,
                false,
                "",
                false,
                false,
                0,
                0,
                0,
                List.of(),
                0,
                0,
                false,
                false,
                0,
                0,
                0,
                List.of());
        var boxes = Axis.ALL.stream()
                .map(axis -> AnatomyBox.empty(axis).withPlaced(true).withText("x"))
                .toList();
        var job = Job.NONE
                .withNumber(1)
                .withPhase(JobPhase.IN_SESSION)
                .withNextStep(8)
                .withStage(stage)
                .withClock(5)
                .withLeads(2)
                .withAnatomy(boxes)
                .withSources(List.of(source))
                .withSession(Session.NONE.withNumber(1));
        return SquadState.INITIAL.withCreated(true).withDetective(detective).withJob(job);
    }

    static Stream<OpenMove> moves(SquadState known, String operationId) {
        return OpenMoves.of(RULES, known, false).moves().stream()
                .filter(each -> each.operationId().equals(operationId));
    }

    static List<String> values(OpenMove move, String field) {
        return move.fields().stream()
                .filter(each -> each.name().equals(field))
                .findFirst()
                .map(Field::values)
                .orElse(List.of());
    }

    static OpenMove action(SquadState known, Verb verb) {
        return moves(known, "takeAction")
                .filter(each -> values(each, "verb").contains(verb.name()))
                .findFirst()
                .orElseThrow();
    }

    static Fraction chance(Forecast forecast, String result) {
        return forecast.chances().stream()
                .filter(each -> each.result().equals(result))
                .map(Forecast.Chance::chance)
                .reduce(Fraction.ZERO, Fraction::plus);
    }
}
