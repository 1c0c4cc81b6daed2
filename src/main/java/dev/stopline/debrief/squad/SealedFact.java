package dev.stopline.debrief.squad;

import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.Posture;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that lay sealed or face-down when a decision was made (S-GEN-11, S-CARD-02).
 *
 * @param what {@code POSTURE}, {@code OPERATOR}, {@code ASSET} or {@code TRIGGER}
 * @param playerKnew whether the player knew it then
 * @param detectiveKnew whether the detective did: the box lay face-up, the posture was named or active
 * @param text what it was, as far as these eyes know it
 */
public record SealedFact(String what, boolean playerKnew, boolean detectiveKnew, String text) {

    /** What there was to know of the job when a decision was made. */
    static List<SealedFact> then(Knowledge before, SquadEyes eyes) {
        var facts = new ArrayList<SealedFact>();
        var truth = before.truth().job();
        if (!truth.isOpen()) {
            return List.of();
        }
        if (truth.card().posture() != Posture.SEALED) {
            var known = before.player().job().card();
            boolean player = known.posture() != Posture.SEALED;
            facts.add(new SealedFact(
                    "POSTURE",
                    player,
                    known.postureKnown() || known.postureActive(),
                    eyes == SquadEyes.TRUTH || player ? Names.of(truth.card().posture()) : ""));
        }
        for (var axis : Axis.ALL) {
            var box = truth.box(axis);
            var known = before.player().job().box(axis);
            if (box.placed()) {
                boolean player = !known.text().isEmpty();
                facts.add(new SealedFact(
                        axis.name(), player, box.revealed(), eyes == SquadEyes.TRUTH || player ? box.text() : ""));
            }
        }
        return List.copyOf(facts);
    }
}
