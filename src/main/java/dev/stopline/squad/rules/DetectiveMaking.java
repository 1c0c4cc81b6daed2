package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_EXISTS;
import static dev.stopline.squad.rules.SquadRefusal.BUDGET;
import static dev.stopline.squad.rules.SquadRefusal.CODE_REQUIRED;
import static dev.stopline.squad.rules.SquadRefusal.KIT_COUNT;
import static dev.stopline.squad.rules.SquadRefusal.SPECIALTY;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Settings;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.CareerCommand.CreateDetective;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** S-DET-01..03, S-DET-40, GAP-01, GAP-02: the making of the detective: attributes by points, one specialization, one War Detail, one Code. */
final class DetectiveMaking {

    /** GAP-01: where every attribute starts. */
    private static final int WORST = 6;

    private DetectiveMaking() {}

    static Optional<Refusal> refuse(SquadState s, CreateDetective c) {
        if (s.created()) {
            return Refusal.refuse(ALREADY_EXISTS);
        }
        var onBoard = BoardDealing.refuse(s, c);
        if (onBoard.isPresent()) {
            return onBoard;
        }
        var amiss = c.ruleset().stream()
                .flatMap(each -> RulesetAmiss.of(each).stream())
                .toList();
        if (!amiss.isEmpty()) {
            return Amiss.all(amiss);
        }
        if (!isWithinBudget(ruleset(c), c)) {
            return Refusal.refuse(BUDGET);
        }
        boolean named = c.specialty() != Specialty.NONE;
        if (named != (c.specialization() == Specialization.SPECIALIST)) {
            return Refusal.refuse(SPECIALTY);
        }
        if (c.code().isBlank()) {
            return Refusal.refuse(CODE_REQUIRED);
        }
        if (!FieldKit.isComplete(c.kit(), Clearance.PATROL)) {
            return Refusal.refuse(KIT_COUNT);
        }
        return Amiss.fieldIf(
                c.blendsIn().contains(Territory.NONE),
                "/blendsIn",
                "S-GEN-10",
                "must name territories, or be left out");
    }

    private static Settings<SquadKey> ruleset(CreateDetective c) {
        var settings = new Settings<SquadKey>(List.of());
        for (var each : c.ruleset()) {
            settings = settings.with(SquadKey.of(each.key()).orElseThrow(), each.value());
        }
        return settings;
    }

    private static boolean isWithinBudget(Settings<SquadKey> ruleset, CreateDetective c) {
        int best = ruleset.number(SquadKey.DETECTIVE_MIN);
        var targets = new int[] {c.eye(), c.legs(), c.nerve(), c.fgt(), c.sht()};
        int spent = IntStream.of(targets).map(target -> WORST - target).sum();
        boolean inRange = IntStream.of(targets).allMatch(target -> target >= best && target <= WORST);
        boolean oneBest = IntStream.of(targets).filter(target -> target == best).count() <= 1;
        return inRange && oneBest && spent <= ruleset.number(SquadKey.DETECTIVE_POINTS);
    }

    static void play(Draft<SquadState, SquadEvent> d, CreateDetective c, Dice dice) {
        for (var each : c.ruleset()) {
            SquadKey.of(each.key()).ifPresent(key -> d.emit(new CareerEvent.RulesetChosen(key, each.value())));
        }
        boolean server = c.diceMode() == DiceSource.SERVER;
        if (server) {
            Spans.commit(d, Spans.seedNow(d.state()), dice.commitment());
        }
        int die = c.rollWarDetail() ? Throws.face(d, dice, Places.WAR_DETAIL, Die.D8) : 0;
        var detail = die == 0 ? c.warDetail() : WarDetail.values()[die - 1];
        var making = Spans.now(d.state());
        d.emit(new CareerEvent.DetectiveCreated(
                c.eye(),
                c.legs(),
                c.nerve(),
                c.fgt(),
                c.sht(),
                c.specialization(),
                c.specialty(),
                detail,
                die,
                c.code(),
                c.kit(),
                c.blendsIn(),
                c.diceMode()));
        Spans.end(d, making, Spans.now(d.state()), dice);
    }
}
