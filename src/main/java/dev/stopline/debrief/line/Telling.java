package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.MeetingEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.RevealEvent;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.line.rules.TrackEvent;

/** Every event of line in a plain sentence, with the rule that caused it. */
final class Telling {

    private Telling() {}

    static Told of(Mode mode, LineEvent event) {
        return switch (event) {
            case SessionEvent e -> TellingOfSession.of(mode, e);
            case RoundEvent e -> TellingOfRound.of(e);
            case ActionEvent e -> TellingOfAction.of(e);
            case RevealEvent e -> TellingOfReveal.of(e);
            case TrackEvent e -> TellingOfTrack.of(e);
            case CallEvent e -> TellingOfCall.of(e);
            case MeetingEvent e -> TellingOfMeeting.of(e);
            case CutEvent e -> TellingOfCut.of(e);
            case DebriefEvent e -> TellingOfDebrief.of(e);
        };
    }
}
