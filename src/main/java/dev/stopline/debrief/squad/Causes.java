package dev.stopline.debrief.squad;

import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.Modifier;
import dev.stopline.squad.rules.Names;
import dev.stopline.squad.rules.Territory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Why something changed, as the events note it: a rule's id or a word of the rules.
 *
 * @param words why, in plain words
 * @param rule the rule's id
 */
record Causes(String words, String rule) {

    static Causes of(String cause) {
        return new Causes(words(cause), rule(cause));
    }

    private static String words(String cause) {
        return switch (cause) {
            case "S-ACT-11" -> "the action failed";
            case "S-ACT-14" -> "the action failed with a natural 1";
            case "S-ACT-23" -> "the surveillance bought time";
            case "S-STRAIN-06" -> "his temper is short";
            case "S-FAM-03" -> "he knows the territory";
            case "S-READ-06" -> "he struck the false target";
            case "S-STRAIN-05" -> "he struck the false target, and under strain";
            case "S-SHADOW-06" -> "the tail was noticed";
            case "S-INTERRO-06" -> "the subject gave a little and then no more";
            case "S-INTERRO-09" -> "the subject turned the tables";
            case "S-POST-07" -> "the target had set him up";
            case "S-CONT-05" -> "the contact is afraid";
            case "HEAT_5" -> "he is under active surveillance";
            case "S-HEAT-12" -> "he lay low";
            case "HEAT_7" -> "there is direct action against him";
            case "S-GEN-16" -> "of the Junior Detective's word";
            case "S-DET-32" -> "the Tail has seen the Operator";
            case "S-GEN-06" -> "the Capability is at its ceiling";
            case "S-GEN-07" -> "the Capability is at its floor";
            case "S-INTERDICT-15" -> "the Engage beat failed";
            case "S-INTERDICT-16" -> "the Engage beat was a natural 6";
            case "CEILING" -> "the tiers do not go higher";
            case "UNDERGROUND" -> "the target has gone underground";
            case "ACCELERATE" -> "the target hurries";
            case "PULL_THE_TRIGGER" -> "the target pulls the trigger";
            case "FORTIFY" -> "the target digs in";
            case "S-WEB-02" -> "a wired case was stopped";
            case "S-WEB-04" -> "a source in the Combination talked";
            case "S-EVENT-4" -> "two cases connect";
            case "S-EVENT-8" -> "the Combination moves";
            case "QUIET_PERIOD" -> "it is quiet for a while";
            case "SKIPPED_CONTRACT" -> "he skipped a contract";
            case "FAILED_CLOSE" -> "the case failed";
            case "CASUALTIES" -> "too many died";
            case "CODE_CROSSED" -> "he crossed his Code";
            case "CLEAN_STOP" -> "the case was stopped clean";
            case "NAT6" -> "it was a natural 6";
            case "SHADOW" -> "of the Shadow Phase";
            case "FIRST_READ" -> "of the First Read";
            case "INTERROGATION" -> "of the interrogation";
            case "WALK", "LEAN", "PULL", "STAKE" -> "of the action";
            case "TACTICAL_CONVERTED" -> "he holds as many Tactical tokens as he may";
            default -> other(cause);
        };
    }

    private static String other(String cause) {
        if (cause.startsWith("S-AFTER-")) {
            return "of the aftermath";
        }
        if (cause.startsWith("S-DET-")) {
            return "the war has left its mark on him";
        }
        return cause.matches("[A-Z]+-.*")
                ? "of rule " + cause
                : cause.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String rule(String cause) {
        return switch (cause) {
            case "HEAT_5" -> "S-HEAT-06";
            case "HEAT_7" -> "S-HEAT-07";
            case "CEILING" -> "S-GEN-06";
            case "UNDERGROUND" -> "S-POST-03";
            case "ACCELERATE" -> "S-POST-04";
            case "PULL_THE_TRIGGER" -> "S-POST-08";
            case "FORTIFY" -> "S-POST-06";
            case "QUIET_PERIOD", "SKIPPED_CONTRACT", "CLEAN_STOP" -> "S-STRAIN-08";
            case "FAILED_CLOSE", "CASUALTIES", "CODE_CROSSED" -> "S-STRAIN-02";
            case "NAT6" -> "S-ACT-13";
            case "SHADOW" -> "S-SHADOW-03";
            case "FIRST_READ", "INTERROGATION", "WALK", "LEAN", "PULL", "STAKE" -> "S-TOK-03";
            case "TACTICAL_CONVERTED" -> "S-TOK-08";
            default -> cause.startsWith("S-") ? cause : "";
        };
    }

    /** What was added to a die, each with its reason: "+1 for Leads and -1 for 1 tier beyond the range". */
    static String added(List<Modifier> modifiers) {
        return Wording.and(modifiers.stream()
                .map(each -> Wording.signed(each.value()) + " for " + reason(each))
                .toList());
    }

    private static String reason(Modifier modifier) {
        return modifier.cause().equals("EXCESS")
                ? Wording.count(Math.abs(modifier.value()), "tier") + " beyond the range"
                : modifier(modifier.cause());
    }

    /** The reason of a modifier or of a shift. */
    static String modifier(String cause) {
        return switch (cause) {
            case "LEADS" -> "Leads";
            case "EXCESS" -> "a tier beyond the range";
            case "WAR_DETAIL" -> "what the war taught him";
            case "TAP_SYSTEM" -> "a faction's system";
            case "TAP_UNFAMILIAR" -> "the Tap's first look at a system";
            case "SPECIALIST_TRIGGER" -> "the Specialist's first strike at the Trigger";
            case "TACTICAL" -> "Tactical tokens and what is pending";
            case "CODE_CROSS" -> "the Code crossed";
            case "CAPABILITY_FLOOR" -> "a Capability below the floor";
            case "RESOLVE" -> "what weighs on Resolve";
            case "INTERCEPT" -> "standing at the intercept";
            case "BEAT_2" -> "what the second beat won";
            case "SOURCE" -> "failures with this source";
            case "WAITING" -> "what was waiting";
            case "FAMILY" -> "an inquiry that was logged";
            case "LOCATION" -> "what was spoiled at this place";
            case "LEAN_ON_SOURCE" -> "what this source has been through";
            case "HEAT_3" -> "Heat of 3 and more";
            case "HEAT_9" -> "Heat of 9 and more";
            case "FACTION_FILE" -> "the faction's file on him";
            case "INTERROGATOR" -> "the Interrogator";
            case "INTERROGATOR_DROP" -> "the Interrogator's one easier try";
            default -> named(cause);
        };
    }

    private static String named(String cause) {
        return Arrays.stream(Territory.values())
                .filter(each -> each.name().equals(cause))
                .map(Names::of)
                .findFirst()
                .orElse("the " + cause.toLowerCase(Locale.ROOT).replace('_', ' '));
    }
}
