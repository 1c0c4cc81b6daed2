package dev.stopline.line.rules;

import dev.stopline.decide.moves.CommandFields;
import java.util.List;
import java.util.stream.IntStream;

/** The moves of set-up and session (section 3.3). */
final class CandidatesOfSession {

    private CandidatesOfSession() {}

    static void add(Candidates to) {
        var state = to.state;
        boolean settingUp = state.phase() == Phase.SETUP;
        boolean seated = List.of(Table.values()).stream()
                .filter(state.mode()::seats)
                .noneMatch(table -> state.setup().at(table).isEmpty());
        boolean ready = settingUp && state.setup().hasCard() && seated;
        to.add(
                settingUp && !state.setup().hasCard(),
                new SessionCommand.LoadCaseCard(state.setup().card()));
        for (var role : Role.values()) {
            to.add(new SessionCommand.SeatPlayer(seatOf(role), role.table(), role));
        }
        to.add(ready && !state.setup().briefed(), new SessionCommand.BriefOpening());
        to.add(ready && state.setup().briefed(), new SessionCommand.StartCase());
        for (var key : RulesetKey.values()) {
            for (var value : settingUp ? valuesOf(key) : List.of(key.standard())) {
                to.add(new SessionCommand.OverrideRuleset(key.key(), value));
            }
        }
        to.add(new SessionCommand.AdmitSpectator());
        to.add(new SessionCommand.RecordReadingNote(CommandFields.WORDS));
        to.add(new SessionCommand.AbandonCase(CommandFields.WORDS));
    }

    private static String seatOf(Role role) {
        return role.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static List<String> valuesOf(RulesetKey key) {
        return key.choices().isEmpty()
                ? IntStream.rangeClosed(key.min(), key.max())
                        .mapToObj(Integer::toString)
                        .toList()
                : key.choices();
    }
}
