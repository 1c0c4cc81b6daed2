package dev.stopline.line.rules;

import dev.stopline.line.rules.Prompt.Cue;
import dev.stopline.line.rules.Prompt.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the Incident Master says at each step: moments of the scripts, in the order in which they are usually wanted. */
final class Cues {

    /** Stands where the Incident Master puts in words of the card or words of the moment. */
    static final String BLANK = "…";

    private final LineState state;
    private final List<Cue> cues = new ArrayList<>();

    private Cues(LineState state) {
        this.state = state;
    }

    static List<Cue> of(LineState state) {
        var cues = new Cues(state);
        switch (state.phase()) {
            case SETUP -> cues.addIf(!state.setup().briefed(), "OPENING");
            case PLAY -> cues.addPlay();
            case DEBRIEF -> CuesOfDebrief.add(state, cues.cues);
            case CLOSED -> {}
        }
        return List.copyOf(cues.cues);
    }

    /** A cue: its moment, and name and text of each value in turn. */
    static Cue cue(String moment, String... namesAndTexts) {
        var values = new ArrayList<Value>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            values.add(new Value(namesAndTexts[i], namesAndTexts[i + 1]));
        }
        return new Cue(moment, values);
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void addIf(boolean when, String moment, String... namesAndTexts) {
        if (when) {
            cues.add(cue(moment, namesAndTexts));
        }
    }

    private void addPlay() {
        if (state.outcome().hasEnded()) {
            addAfterCut();
            addIf(true, "CASE_END");
            return;
        }
        if (state.line().isOpen()) {
            CuesOfLine.add(state, cues);
        }
        addScores();
        addOwed();
        if (!state.line().isOpen()) {
            state.sheet().actions().stream().filter(Action::isPending).forEach(this::addWaiting);
            addStep();
        }
    }

    private void addScores() {
        boolean unnoted = state.tracks().scored().stream()
                .anyMatch(scored -> state.outcome().stoppingControls().stream()
                        .noneMatch(noted -> noted.actionId().equals(scored)));
        addIf(unnoted, "COMRADES_SCORE");
    }

    private void addOwed() {
        for (var owed : state.evidence().owed()) {
            addIf(true, "CHOOSE_FACT", "fact", BLANK);
            addIf(true, "NOTHING_MORE_ON_FILE");
        }
    }

    private void addWaiting(Action action) {
        if (state.clock().rollsStopped()) {
            addIf(true, "TOLD_AS_STORY", "story", BLANK);
            return;
        }
        boolean called = action.status() == Action.Status.ROLL_CALLED;
        var band = called ? action.band() : CandidatesOfWaiting.band(state, action);
        var target = Integer.toString(called ? action.target() : band.target(state.ruleset()));
        var purpose = purpose(action.verb());
        if (action.table() == Table.COMPANY) {
            var tier = word(state.tracks().tier());
            addIf(true, "ROLL_CALLED", "tier", tier, "band", word(band), "target", target, "purpose", purpose);
        } else {
            addIf(true, "COMRADES_ROLL_CALLED", "band", word(band), "target", target, "purpose", purpose);
        }
        addIf(called, "STUCK_TABLE", "target", target);
        addIf(!called && !action.verb().scores(), "NO_DOUBT");
        addIf(!called, "TOLD_AS_STORY", "story", BLANK);
    }

    private static String purpose(Verb verb) {
        return switch (verb.kind()) {
            case SCORES -> "score";
            case CLOSES -> "close a way in";
            case CLOSES_LISTED -> "close that control, or bring a fact to light";
            case SETS_UP -> "set up the next move";
            case INFORMS, LOOKUP, CUTS -> "bring a fact to light";
        };
    }

    private void addStep() {
        var tier = word(state.tracks().tier());
        switch (state.clock().step()) {
            case REVEAL -> addReveal(tier);
            case DISCUSS -> addIf(true, "DISCUSS");
            case ACT -> addAct();
            case RESOLVE -> {
                addOwnSide();
                addIf(
                        true,
                        "ROUND_END",
                        "payoff",
                        Integer.toString(state.tracks().payoff()),
                        "exposure",
                        Integer.toString(state.tracks().exposure()),
                        "tier",
                        tier);
            }
        }
        boolean cell = state.mode().hasCell() && !state.cover().usedThisStage();
        addIf(cell && state.cover().holderIn(state.clock().stage()).isEmpty(), "COVER_HOLDER");
    }

    private void addReveal(String tier) {
        if (state.clock().announced()) {
            return;
        }
        var stage = Integer.toString(state.clock().stage());
        addIf(state.clock().round() == 1, "STAGE_START", "stage", stage, "tier", tier);
        if (state.clock().round() == 1) {
            addAfterCut();
        }
        var event = state.setup().card().events().stream()
                .filter(each -> each.stage() == state.clock().stage()
                        && each.round() == state.clock().round())
                .map(CaseCard.CardEvent::text)
                .findFirst();
        addIf(true, "ROUND_START", "tier", tier, "event", event.orElse(""));
        if (event.isEmpty()) {
            for (var moment : Arrays.asList("EVENT_BANK_CHANGE", "EVENT_LAPTOP", "EVENT_REMOTE_TOOL")) {
                addIf(true, moment, "hire", BLANK);
            }
        }
    }

    /** What a cut just made is followed by: never why (L-CUT-24). */
    private void addAfterCut() {
        var tally = state.calls().tally();
        if (tally.isEmpty() || !tally.getLast().wrongful()) {
            return;
        }
        int last = state.line().stage();
        var hire = Integer.toString(tally.getLast().hire());
        var exposure = Integer.toString(state.ruleset().number(RulesetKey.WRONGFUL_EXPOSURE));
        addIf(state.clock().stage() == last + 1, "WRONGFUL_CUT", "hire", hire, "exposure", exposure);
        boolean ended = state.outcome().hasEnded() && state.clock().stage() == last;
        addIf(ended, "WRONGFUL_CUT_LAST_STAGE", "hire", hire, "exposure", exposure);
    }

    private void addAct() {
        addIf(true, "ACT");
        addOwnSide();
    }

    private void addOwnSide() {
        var clock = state.clock();
        if (state.mode().incidentMasterPlays(Table.COMRADES)) {
            state.setup().card().scriptedMoves().stream()
                    .filter(each -> each.stage() == clock.stage() && each.round() == clock.round())
                    .filter(each -> !state.sheet().movesPlayed().contains(each.moveId()))
                    .forEach(each -> addIf(true, "SCRIPTED_MOVE", "narration", each.narration()));
        }
        addIf(
                state.mode().incidentMasterPlays(Table.COMPANY) && !clock.handedOver(),
                "IM_COMPANY_MOVE",
                "narration",
                BLANK);
    }
}
