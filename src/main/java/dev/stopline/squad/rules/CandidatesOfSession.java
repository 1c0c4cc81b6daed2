package dev.stopline.squad.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import java.util.ArrayList;
import java.util.List;

/** The moves of a session beside its actions: opened and ended, sources made known, answers and names used. */
final class CandidatesOfSession {

    private CandidatesOfSession() {}

    static void add(Candidates to) {
        for (var mode : SessionMode.values()) {
            to.add(new OperationCommand.OpenSession(mode));
        }
        for (int step = 1; step < Generator.SERGEANT; step++) {
            to.add(new OperationCommand.RollJuniorCheck(step));
        }
        to.add(new OperationCommand.EndSession());
        to.add(new OperationCommand.RetireLead());
        for (var source : Spread.sources(to.state)) {
            to.add(new OperationCommand.UseActiveContact(source, CommandFields.WORDS));
            to.add(new OperationCommand.UseIntroduction(IntroductionBasis.ANSWER, source));
            to.add(new OperationCommand.NotePartialTruths(source, List.of(CommandFields.WORDS)));
        }
        to.add(new OperationCommand.UseIntroduction(IntroductionBasis.SUCCESS, ""));
        to.add(new OperationCommand.UseIntroduction(IntroductionBasis.CONTACT, ""));
        Spread.contacts(to.state).forEach(contact -> addSource(to, contact));
    }

    private static void addSource(Candidates to, String contact) {
        for (var webTagged : List.of(false, true)) {
            for (var credit : List.of(false, true)) {
                to.add(
                        new OperationCommand.RegisterSource(
                                CommandFields.WORDS,
                                CommandFields.WORDS,
                                SourceKind.PERSON,
                                Category.STANDARD,
                                Faction.NONE,
                                "",
                                List.of(),
                                false,
                                Axis.NONE,
                                webTagged,
                                contact,
                                credit),
                        ofSource());
            }
        }
    }

    private static List<Field> ofSource() {
        var fields = new ArrayList<Field>();
        fields.add(Spread.choice("kind", List.of(SourceKind.values())));
        fields.add(Spread.choice("category", List.of(Category.values())));
        fields.add(Spread.choice("faction", List.of(Faction.values())));
        fields.add(Spread.optionalText("family"));
        fields.add(Spread.tags());
        fields.add(Field.yesNo("named"));
        fields.add(Spread.choice("linkedAxis", Spread.noneFirst(Axis.values())));
        return List.copyOf(fields);
    }
}
