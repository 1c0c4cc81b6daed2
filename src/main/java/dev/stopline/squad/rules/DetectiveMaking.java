package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_EXISTS;
import static dev.stopline.squad.rules.SquadRefusal.BUDGET;
import static dev.stopline.squad.rules.SquadRefusal.CODE_REQUIRED;
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

/** S-DET-01..03, S-DET-40, GAP-01, GAP-02: the making of the detective: attributes by points, one specialization, one War Detail, one Code. */
final class DetectiveMaking {

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
        var budget = Budget.faults(ruleset(c), c);
        if (!budget.isEmpty()) {
            return Refusal.refuse(BUDGET, budget);
        }
        boolean named = c.specialty() != Specialty.NONE;
        if (named != (c.specialization() == Specialization.SPECIALIST)) {
            return Refusal.refuse(SPECIALTY);
        }
        if (c.code().isBlank()) {
            return Refusal.refuse(CODE_REQUIRED);
        }
        return FieldKit.refuse(c.kit(), Clearance.PATROL, "/kit")
                .or(() -> Amiss.fieldIf(
                        c.blendsIn().contains(Territory.NONE),
                        "/blendsIn",
                        "S-GEN-10",
                        "must name territories, or be left out"));
    }

    private static Settings<SquadKey> ruleset(CreateDetective c) {
        var settings = new Settings<SquadKey>(List.of());
        for (var each : c.ruleset()) {
            settings = settings.with(SquadKey.of(each.key()).orElseThrow(), each.value());
        }
        return settings;
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
