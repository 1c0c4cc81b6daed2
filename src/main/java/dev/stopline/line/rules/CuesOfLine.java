package dev.stopline.line.rules;

import dev.stopline.line.rules.Prompt.Cue;
import java.util.List;
import java.util.stream.Collectors;

/** What the Incident Master says while the line is stopped (L-CALL-09, L-VOTE-06, L-MEET-05, L-CUT-09). */
final class CuesOfLine {

    private CuesOfLine() {}

    static void add(LineState state, List<Cue> cues) {
        var line = state.line();
        switch (line.phase()) {
            case VOTE -> {
                if (line.cast() == 0) {
                    cues.add(Cues.cue("CALL"));
                }
                cues.add(Cues.cue("VOTE"));
            }
            case TIE_SENTENCES -> cues.add(Cues.cue("TIE", "hires", hires(line)));
            case REVOTE -> cues.add(Cues.cue("REVOTE"));
            case MEETING -> addMeeting(state, cues);
            case CUT_WINDOW -> addCut(state, cues);
            case NONE, CLOSED -> {}
        }
        if (!state.calls().queue().isEmpty()) {
            cues.add(Cues.cue("CALL_WAITING"));
        }
    }

    private static String hires(Line line) {
        return line.tiedHires().stream().map(each -> "hire " + each).collect(Collectors.joining(" and "));
    }

    private static void addMeeting(LineState state, List<Cue> cues) {
        var line = state.line();
        var hire = Integer.toString(line.suspect());
        boolean cell = state.mode().hasCell();
        if (line.questions().isEmpty()) {
            var moment = cell ? "MEETING_OPENS" : "MEETING_OPENS_COMPANY_ONLY";
            cues.add(Cues.cue(moment, "hire", hire, "questions", Integer.toString(line.questionsAllowed())));
        }
        if (!cell && line.openQuestion().isPresent()) {
            cues.add(Cues.cue("NO_CARD_LINE"));
        }
        for (var fact : readable(state)) {
            cues.add(Cues.cue("EXPLANATIONS", "hire", hire, "explanation", fact.explanation()));
        }
        cues.add(Cues.cue("MEETING_CLOSES"));
    }

    /** L-MEET-12: every explanation of the suspect, or of what has come to light. */
    private static List<CaseCard.Fact> readable(LineState state) {
        boolean all = state.ruleset().is(RulesetKey.HARMLESS_REASON_SCOPE, "ALL");
        return state.setup().card().hires().stream()
                .filter(each -> each.number() == state.line().suspect())
                .flatMap(each -> each.facts().stream())
                .filter(each -> !each.explanation().isEmpty())
                .filter(each -> all || state.evidence().isRevealed(each.factId()))
                .toList();
    }

    private static void addCut(LineState state, List<Cue> cues) {
        var missing = missing(state);
        if (!missing.isEmpty()) {
            boolean early = state.clock().stage() < state.ruleset().number(RulesetKey.MONEY_FROM_STAGE);
            cues.add(early ? Cues.cue("STAGE_1_GATE") : Cues.cue("GATE_NOT_MET", "missing", missing));
        }
        if (!state.mode().seats(Table.COMPANY)) {
            var hire = Integer.toString(state.line().suspect());
            cues.add(Cues.cue("IM_COMPANY_CUT", "hire", hire, "control", Cues.BLANK));
        } else if (state.line().acceptedGround().isEmpty()) {
            cues.add(Cues.cue("GROUND_ASKED"));
        }
        boolean pending = state.line().grounds().stream().anyMatch(each -> each.verdict() == Line.Verdict.PENDING);
        if (pending) {
            cues.add(Cues.cue("LOOKS_OFFERED"));
            cues.add(Cues.cue("GROUND_NOT_ENOUGH"));
        }
        state.line()
                .acceptedGround()
                .filter(each -> each.kind() == GroundKind.HUMAN_COST)
                .ifPresent(each -> cues.add(Cues.cue("HUMAN_COST_READ", "cost", cost(state, each.linkedTo()))));
        cues.add(Cues.cue("NO_CUT"));
    }

    private static String cost(LineState state, String linkedTo) {
        var card = state.setup().card();
        return card.hires().stream()
                .flatMap(each -> each.humanCosts().stream())
                .filter(each -> each.factId().equals(linkedTo))
                .map(CaseCard.HumanCost::text)
                .findFirst()
                .or(() -> state.setup().file().stream()
                        .filter(each -> each.entryId().equals(linkedTo))
                        .map(CaseCard.FileEntry::text)
                        .findFirst())
                .orElse(Cues.BLANK);
    }

    /** L-CUT-03: what the gate still misses, in words; empty when it is met. */
    private static String missing(LineState state) {
        var types = state.evidence().on(state.line().suspect()).stream()
                .map(each -> state.ruleset().gateTypeOf(each.type()))
                .toList();
        var missing = state.ruleset().gateTypes().stream()
                .filter(each -> !types.contains(each))
                .map(each -> "a " + Cues.word(each) + " clue")
                .collect(Collectors.joining(" and "));
        boolean enough = types.size() >= state.ruleset().number(RulesetKey.GATE_CLUES);
        return missing.isEmpty() && !enough ? "one more clue" : missing;
    }
}
