package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.HIRE_NOT_IN_PLAY;
import static dev.stopline.line.rules.LineRefusal.NO_LOOKUP_LEFT;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/** L-LOOK-01..07, AMB-02, AMB-04: Pull-log and Question a hire, the stage's budget, and what they do to the tier. */
final class Lookups {

    private Lookups() {}

    static Optional<Refusal> refuse(LineState s, Move move, Verb verb, int hire) {
        var acting = Actions.refuseActing(s, move, verb);
        return acting.isPresent() ? acting : refuse(s, hire);
    }

    /** The guards that a lookup of either side shares. */
    static Optional<Refusal> refuse(LineState s, int hire) {
        if (!s.isInPlay(hire)) {
            return Refusal.refuse(HIRE_NOT_IN_PLAY);
        }
        return Refusal.refuseIf(left(s) <= 0, NO_LOOKUP_LEFT);
    }

    private static int left(LineState s) {
        return s.ruleset().number(RulesetKey.LOOKUPS_PER_STAGE) - s.sheet().lookupsUsed();
    }

    static void play(Draft<LineState, LineEvent> d, Move move, Verb verb, int hire, String question) {
        var seat = d.state().setup().seat(move.seat()).orElseThrow();
        Actions.spend(d, seat);
        spend(d, seat.seat(), verb, hire, question);
    }

    /** L-LOOK-04..06: below clean the tier steps up; at clean one fact more comes out instead. */
    static void spend(Draft<LineState, LineEvent> d, String seat, Verb verb, int hire, String question) {
        var id = d.state().sheet().nextId(Table.COMPANY);
        int used = d.state().sheet().lookupsUsed() + 1;
        d.emit(new ActionEvent.LookupSpent(id, seat, verb, hire, question, used, left(d.state()) - 1));
        boolean clean = d.state().tracks().tier() == Tier.CLEAN;
        int facts = (verb == Verb.PULL_LOG ? 1 : 0) + (clean ? 1 : 0);
        var via = verb == Verb.PULL_LOG ? RevealEvent.Via.PULL_LOG : RevealEvent.Via.QUESTION;
        d.emitIf(facts > 0, new RevealEvent.RevealOwed(id, hire, verb.checks(), via, facts));
        if (!clean) {
            WaitingEffects.apply(d, id, Table.COMPANY, TrackEvent.Effect.TIER_LOOKUP);
        }
    }
}
