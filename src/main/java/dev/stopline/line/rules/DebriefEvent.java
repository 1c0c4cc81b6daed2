package dev.stopline.line.rules;

import java.util.List;

/** What is shown after play. */
public sealed interface DebriefEvent extends LineEvent {

    record DebriefOpened() implements DebriefEvent {}

    /** The seed behind the server's dice, 64 hex digits. */
    record SeedRevealed(String seed) implements DebriefEvent {}

    record EndingRead(Ending ending, int payoff, int exposure) implements DebriefEvent {}

    record IdentityRevealed(int hire, Identity identity) implements DebriefEvent {}

    record TierCausesRevealed(List<TierRise> rises) implements DebriefEvent {
        public TierCausesRevealed {
            rises = List.copyOf(rises);
        }
    }

    /** A rise of the tier and what caused it. */
    record TierRise(Tier from, Tier to, TrackEvent.TierCause cause, String actionId) {}

    record SentencesReplayed(List<ReplayedSentence> sentences) implements DebriefEvent {
        public SentencesReplayed {
            sentences = List.copyOf(sentences);
        }
    }

    /** A tied sentence; {@code citedFactId} empty = none; {@code noted} false = the Incident Master made no note. */
    record ReplayedSentence(String sentenceId, String seat, String text, boolean noted, String citedFactId) {}

    record CardsShown(CaseCard card, List<AnsweredQuestion> answers) implements DebriefEvent {
        public CardsShown {
            answers = List.copyOf(answers);
        }
    }

    /** L-DEB-02: what was answered, next to what the card says. */
    record AnsweredQuestion(
            String lineId,
            int hire,
            int n,
            String question,
            Answer answer,
            String argument,
            String cardLineId,
            Answer cardTruth) {}

    record StoppingControlsRead(List<NamedControl> controls) implements DebriefEvent {
        public StoppingControlsRead {
            controls = List.copyOf(controls);
        }
    }

    /** A control named after a score. */
    record NamedControl(String actionId, String text) {}

    record ProcessConditionRead(boolean held, List<TallyLine> tally) implements DebriefEvent {
        public ProcessConditionRead {
            tally = List.copyOf(tally);
        }
    }

    record SessionClosed() implements DebriefEvent {}

    /** L-TEL-01: what the session adds to the playtest's tallies. */
    record TelemetryRecorded(
            boolean stage1Called,
            int calls,
            int cuts,
            int wrongful,
            Ending ending,
            boolean processHeld,
            boolean abandoned,
            List<Ruleset.Override> overrides)
            implements DebriefEvent {
        public TelemetryRecorded {
            overrides = List.copyOf(overrides);
        }
    }
}
