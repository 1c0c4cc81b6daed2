package dev.stopline.debrief.squad;

import dev.stopline.squad.rules.Evolution;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.Once;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.rules.SquadState;
import java.util.Arrays;
import java.util.List;

/**
 * What may be used once a job, in words.
 *
 * @param words what it is
 * @param rule the rule that gives it
 */
record Options(String words, String rule) {

    static Options of(Once option) {
        return switch (option) {
            case TAIL_SHADOW2 -> new Options("the Tail's second Shadow Phase", "S-DET-31");
            case TAIL_PAUSE -> new Options("the Tail's pause of the clock", "S-DET-32");
            case INTERROGATOR_DROP -> new Options("the Interrogator's one easier try", "S-DET-34");
            case SPECIALIST_CANCEL -> new Options("the Specialist's one cancelled casualty result", "S-DET-37");
            case TRIGGER_FIRST -> new Options("the Specialist's first strike at the Trigger", "S-DET-38");
            case WIRE_KIT -> new Options("the Wire Kit", "S-KIT-06");
            case SOURCE_CREDIT -> new Options("the Source Credit", "S-KIT-04");
            case THE_COST -> new Options("the evolution The Cost", "S-EVO-02");
            case ROOM_DECL -> new Options("the declared trajectory", "S-EVO-03");
            case NO_WITNESSES -> new Options("the evolution No Witnesses", "S-EVO-01");
            case FAM_STAKE -> new Options("the grace of a territory he knows", "S-FAM-02");
            case FAM_CONVERT -> new Options("the Heat bought off with a Lead", "S-FAM-03");
            case SHORT_FUSE -> new Options("the short fuse", "S-STRAIN-06");
            case SITREP -> new Options("the Sergeant's reroll", "S-GEN-14");
            case NAT1_LIABILITY -> new Options("the liability of a natural 1", "S-DET-10");
        };
    }

    /** The options of a closed job that were open to him and never used, the player's choices only. */
    static List<String> unused(SquadState s) {
        return Arrays.stream(Once.values())
                .filter(each -> isHis(s, each) && !s.job().hasUsed(each))
                .map(each -> of(each).words() + " (" + of(each).rule() + ")")
                .toList();
    }

    /** Whether the player says that it is used; the others come by themselves. */
    static boolean isChosen(Once option) {
        return switch (option) {
            case TAIL_SHADOW2,
                    INTERROGATOR_DROP,
                    SPECIALIST_CANCEL,
                    WIRE_KIT,
                    SOURCE_CREDIT,
                    THE_COST,
                    ROOM_DECL,
                    SITREP,
                    FAM_CONVERT -> true;
            case TAIL_PAUSE, TRIGGER_FIRST, NO_WITNESSES, FAM_STAKE, SHORT_FUSE, NAT1_LIABILITY -> false;
        };
    }

    private static boolean isHis(SquadState s, Once option) {
        var detective = s.detective();
        return switch (option) {
            case TAIL_SHADOW2 -> detective.specialization() == Specialization.TAIL;
            case INTERROGATOR_DROP -> detective.specialization() == Specialization.INTERROGATOR;
            case SPECIALIST_CANCEL -> detective.specialization() == Specialization.SPECIALIST;
            case WIRE_KIT -> detective.kit().contains(KitItem.WIRE_KIT);
            case SOURCE_CREDIT -> detective.kit().contains(KitItem.SOURCE_CREDIT);
            case THE_COST -> detective.evolutions().contains(Evolution.THE_COST);
            case ROOM_DECL -> detective.evolutions().contains(Evolution.READING_THE_ROOM);
            // A trajectory declared rightly reads without a die.
            case SITREP ->
                s.job().card().sergeant().givesReroll(detective)
                        && !s.job().card().declaredRight();
            case FAM_CONVERT -> s.campaign().on() && s.job().familiarityHere() >= 3;
            case TAIL_PAUSE, TRIGGER_FIRST, NO_WITNESSES, FAM_STAKE, SHORT_FUSE, NAT1_LIABILITY -> false;
        };
    }
}
