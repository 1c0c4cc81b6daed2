package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.Arrays;
import java.util.Optional;

/** S-EVO-01..06, S-FAM-04, AMB-22, AMB-23, GAP-36: the six evolutions: how each is earned; what CITY_MEMORY remembers. */
final class Evolutions {

    private static final int KNOWN = 5;

    private Evolutions() {}

    /** S-EVO-06, S-FAM-04: whether this territory is known by heart; the two do not add up (AMB-23). */
    static boolean knowsTheCity(SquadState s) {
        var here = s.job().card().territory();
        boolean evolved = s.detective().has(Evolution.CITY_MEMORY) && s.career().cityMemory() == here;
        return evolved || s.campaign().on() && s.job().familiarityHere() >= KNOWN;
    }

    /** S-EVO-06: a source leaned on here with success in an earlier case. */
    static boolean remembers(SquadState s, Source source) {
        return knowsTheCity(s)
                && s.career().leaned().stream()
                        .anyMatch(each -> each.territory() == s.job().card().territory()
                                && each.name().equals(source.name())
                                && each.caseNumber() < s.job().number());
    }

    static void check(Draft<SquadState, SquadEvent> d) {
        for (var evolution : Evolution.values()) {
            boolean earned = !d.state().detective().has(evolution) && isEarned(d.state(), evolution);
            var territory =
                    evolution == Evolution.CITY_MEMORY ? territory(d.state()).orElse(Territory.NONE) : Territory.NONE;
            d.emitIf(
                    earned,
                    new BetweenEvent.EvolutionEarned(evolution, d.state().job().number(), territory));
        }
        BetweenCases.complete(d, BetweenStep.STANDING, BetweenStep.EVENT);
    }

    private static boolean isEarned(SquadState s, Evolution evolution) {
        var entries = s.career().entries();
        return switch (evolution) {
            case NO_WITNESSES -> hasThreeUnseen(s);
            case THE_COST ->
                entries.stream()
                                .filter(each -> Career.isStop(each.close())
                                        && each.base().isWired())
                                .count()
                        >= 2;
            case READING_THE_ROOM ->
                Arrays.stream(JobType.values())
                        .anyMatch(type -> entries.stream()
                                        .filter(each -> each.type() == type)
                                        .count()
                                >= 3);
            case HEAT_RESISTANT -> s.career().reachedDetectiveClean();
            case TACTICAL ->
                s.job().close().type() == CloseType.CLEAN_STOP && s.job().anatomyHits() == 0;
            case CITY_MEMORY -> territory(s).isPresent();
        };
    }

    /** S-EVO-01: three unbroken Shadow successes inside two consecutive cases. */
    private static boolean hasThreeUnseen(SquadState s) {
        var shadows = s.career().shadows();
        for (int i = 0; i + 2 < shadows.size(); i++) {
            var three = shadows.subList(i, i + 3);
            boolean near = three.getLast().caseNumber() - three.getFirst().caseNumber() <= 1;
            if (near && three.stream().allMatch(Career.ShadowRow::clean)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Territory> territory(SquadState s) {
        return Arrays.stream(Territory.values())
                .filter(territory -> s.career().entries().stream()
                                .filter(each -> each.territory() == territory)
                                .count()
                        >= KNOWN)
                .findFirst();
    }
}
