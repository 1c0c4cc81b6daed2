package dev.stopline.line.rules;

import dev.stopline.line.rules.CaseCard.CoverHolder;
import dev.stopline.line.rules.CaseCard.ScriptedMove;
import java.util.Comparator;
import java.util.List;

/**
 * L-SETUP-10, L-COVER-05, -12: the moves that the card scripts for the Comrades, who holds their cover in each stage,
 * and which one move of each stage is covered. What is listed must be sound in every mode; that all of it is there is
 * asked only where the Incident Master plays the Comrades.
 */
final class ScriptCheck {

    /** GAP-21: the most scripted moves in a round. */
    private static final int MOVES_A_ROUND = 3;

    /** What a session itself calls the actions, lines and reveals that it numbers. */
    private static final String NUMBERED = "[CKLT][0-9]+";

    private ScriptCheck() {}

    static void check(CardInspection inspection) {
        var moves = inspection.card().scriptedMoves();
        for (int i = 0; i < moves.size(); i++) {
            move(inspection, moves.get(i), "/scriptedMoves/" + i);
        }
        for (int stage = 1; stage <= inspection.stages(); stage++) {
            for (int round = 1; round <= inspection.rounds(); round++) {
                count(inspection, stage, round);
            }
        }
        if (inspection.mode().incidentMasterPlays(Table.COMRADES)) {
            coverHolders(inspection);
            coveredMoves(inspection);
        }
    }

    private static void move(CardInspection inspection, ScriptedMove move, String at) {
        var rule = "L-SETUP-10";
        inspection.moment(rule, at, move.stage(), move.round());
        inspection.text(rule, at + "/narration", move.narration());
        // A scripted move is known by its own id among the actions of the session.
        inspection.faultIf(
                move.moveId().matches(NUMBERED),
                rule,
                at + "/moveId",
                "A session numbers its own actions so; choose another id.");
        inspection.faultIf(
                !move.verb().scores(), rule, at + "/verb", "A scripted move is a scoring verb of the Comrades.");
        inspection.faultIf(
                !inspection.hasHire(move.hire()), rule, at + "/hire", "No hire has the number " + move.hire() + ".");
        inspection.faultIf(
                move.band() == Band.UNMARKED, rule, at + "/band", "The card must print the band of every move.");
    }

    private static void count(CardInspection inspection, int stage, int round) {
        long listed = inspection.card().scriptedMoves().stream()
                .filter(move -> move.stage() == stage && move.round() == round)
                .count();
        boolean tooFew = listed == 0 && inspection.mode().incidentMasterPlays(Table.COMRADES);
        inspection.faultIf(
                tooFew || listed > MOVES_A_ROUND,
                "L-SETUP-10",
                "/scriptedMoves",
                "Stage %d round %d lists %d scripted moves instead of 1 to %d."
                        .formatted(stage, round, listed, MOVES_A_ROUND));
    }

    /** L-COVER-03, -05: one holder a stage, and nobody again before each of the cell's roles has held it as often. */
    private static void coverHolders(CardInspection inspection) {
        var rule = "L-COVER-05";
        List<CoverHolder> holders = inspection.card().coverHolders();
        for (int i = 0; i < holders.size(); i++) {
            var at = "/coverHolders/" + i;
            inspection.stage(rule, at + "/stage", holders.get(i).stage());
            inspection.faultIf(
                    holders.get(i).role().table() != Table.COMRADES,
                    rule,
                    at + "/role",
                    "Only a role of the Comrades holds the cover.");
            inspection.faultIf(
                    holders.get(i).stage() <= inspection.stages() && repeats(holders, holders.get(i)),
                    rule,
                    at + "/role",
                    "Another role has not held the cover yet.");
        }
        for (int stage = 1; stage <= inspection.stages(); stage++) {
            int wanted = stage;
            inspection.faultIf(
                    holders.stream().filter(holder -> holder.stage() == wanted).count() != 1,
                    rule,
                    "/coverHolders",
                    "The card names exactly one cover holder for stage " + stage + ".");
        }
    }

    private static boolean repeats(List<CoverHolder> holders, CoverHolder holder) {
        var before = holders.stream()
                .filter(other -> other.stage() < holder.stage())
                .map(CoverHolder::role)
                .toList();
        return Role.of(Table.COMRADES).stream()
                .min(Comparator.comparingLong(role -> held(before, role)))
                .map(least -> held(before, holder.role()) > held(before, least))
                .orElse(false);
    }

    private static long held(List<Role> before, Role role) {
        return before.stream().filter(role::equals).count();
    }

    private static void coveredMoves(CardInspection inspection) {
        for (int stage = 1; stage <= inspection.stages(); stage++) {
            int wanted = stage;
            long covered = inspection.card().scriptedMoves().stream()
                    .filter(move -> move.stage() == wanted && move.round() <= inspection.rounds() && move.covered())
                    .count();
            inspection.faultIf(
                    covered != 1,
                    "L-COVER-12",
                    "/scriptedMoves",
                    "Stage %d marks %d moves as covered instead of one.".formatted(stage, covered));
        }
    }
}
