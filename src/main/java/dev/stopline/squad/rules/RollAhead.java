package dev.stopline.squad.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A roll that a move makes, before it is made.
 *
 * @param roll what it is: ACTION, SHADOW, FIRST_READ, BEAT_1 to BEAT_3 of an interrogation, APPROACH, ENGAGE, RESOLVE,
 *     DEFENCE, WOUND, CLEARANCE or EVENT
 * @param threshold what it must reach and how that is made up; all 0 where any face is a row of its own
 * @param modifiers what is added to the die, each with its cause and rule
 */
public record RollAhead(String roll, ThresholdMake threshold, List<Modifier> modifiers) {

    private static final List<String> BEATS = List.of("", "APPROACH", "ENGAGE", "RESOLVE");

    public RollAhead {
        modifiers = List.copyOf(modifiers);
    }

    /** The rolls that these events tell of, as the rules made them. */
    static List<RollAhead> in(SquadState s, List<SquadEvent> events) {
        var rolls = new ArrayList<RollAhead>();
        for (var event : events) {
            switch (event) {
                case OpeningEvent.FirstReadRolled e
                when e.die() > 0 -> rolls.add(new RollAhead("FIRST_READ", e.threshold(), e.modifiers()));
                case OperationEvent.ActionResolved e ->
                    rolls.add(new RollAhead("ACTION", e.threshold(), e.modifiers()));
                case OperationEvent.ShadowRolled e -> rolls.add(new RollAhead("SHADOW", e.threshold(), e.modifiers()));
                case OperationEvent.InterrogationBeatRolled e ->
                    rolls.add(new RollAhead("BEAT_" + e.beat(), e.threshold(), e.modifiers()));
                case InterdictEvent.BeatRolled e -> rolls.add(beat(s, e));
                case InterdictEvent.DefenceRolled e ->
                    rolls.add(against("DEFENCE", s, e.attribute(), e.threshold(), e.threshold(), List.of()));
                case BetweenEvent.WoundRecoveryRolled e
                when !e.dice().isEmpty() ->
                    rolls.add(against("WOUND", s, Attribute.NERVE, e.threshold(), e.threshold(), List.of()));
                case BetweenEvent.ClearanceChecked e ->
                    rolls.add(against(
                            "CLEARANCE", s, Attribute.NONE, e.needed(), e.needed(), bonus("S-AFTER-C3", e.bonus())));
                case BetweenEvent.AfterCaseEventResolved e
                when e.die() > 0 -> rolls.add(against("EVENT", s, Attribute.NONE, 0, 0, bonus("S-EVENT-7", e.bonus())));
                case SquadEvent other -> {}
            }
        }
        return List.copyOf(rolls);
    }

    private static RollAhead beat(SquadState s, InterdictEvent.BeatRolled e) {
        boolean engages = e.attribute() != Attribute.NONE;
        int base = engages ? e.engageThreshold() : e.threshold();
        return against(BEATS.get(e.beat()), s, e.attribute(), base, e.threshold(), e.modifiers());
    }

    private static RollAhead against(
            String roll, SquadState s, Attribute attribute, int base, int needed, List<Modifier> modifiers) {
        int target = attribute == Attribute.NONE ? 0 : s.detective().target(attribute);
        return new RollAhead(
                roll,
                new ThresholdMake(attribute, target, base, List.of(), List.of(), base, base, 0, needed),
                modifiers);
    }

    private static List<Modifier> bonus(String rule, int value) {
        return value == 0 ? List.of() : List.of(new Modifier("EARLIER_CASE", rule, value));
    }
}
