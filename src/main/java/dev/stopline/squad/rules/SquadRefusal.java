package dev.stopline.squad.rules;

import dev.stopline.decide.RefusalCode;
import java.util.List;

/** Every refusal code of squad (section 7.2), with its rule and what to say to a person. */
public enum SquadRefusal implements RefusalCode {
    AFTER_ACTION(Kind.NOT_NOW, "The Shadow Phase comes before the session's actions.", "S-SHADOW-01"),
    ALREADY_EXISTS(Kind.NOT_NOW, "That name or id is taken; choose another.", "S-GLO-01"),
    ALREADY_READ(Kind.NOT_NOW, "The First Read of this job has been made.", "S-READ-01"),
    ALREADY_SET(Kind.NOT_NOW, "This anatomy box is written already.", "S-ANAT-01"),
    ALREADY_USED(Kind.NOT_NOW, "This may be used once, and has been.", "S-SESS-01"),
    BAD_DIE(
            Kind.INVALID,
            "The dice entered are not the ones this roll needs: the list of moves names them, each with its faces; where"
                    + " the server throws, leave them out.",
            "S-GLO-02"),
    BAD_REQUEST(Kind.INVALID, "A value of this move is missing, unknown, or impossible here.", "S-ACT-09"),
    BEAT_NOT_REACHED(
            Kind.NOT_NOW, "A die was entered for a beat that the interrogation did not reach.", "S-INTERRO-01"),
    BOARD_PLAYED(Kind.NOT_NOW, "The arc of this board has been played; no further job belongs to it.", "T-RES-02"),
    BUDGET(
            Kind.INVALID,
            "The five attributes do not fit the points: from 6, each step down costs one, and only one may be at its"
                    + " best.",
            "S-DET-01"),
    CAREER_OVER(
            Kind.NOT_NOW,
            "The board was closed before this career had played its arc; nothing of it goes on.",
            "T-CLO-04"),
    CHECKS_BLOCKED(Kind.NOT_NOW, "No clearance check is made at this case.", "S-CLEAR-05"),
    CLOCK_ZERO(Kind.NOT_NOW, "The clock has run out: enter the forced Interdict, or decline it.", "S-CLOCK-03"),
    CLOSED_THIS_SESSION(Kind.NOT_NOW, "This source says no more this session.", "S-INTERRO-04"),
    CODE_ALREADY_CROSSED(Kind.NOT_NOW, "The Code is crossed once an Interdict at most.", "S-INTERDICT-07"),
    CODE_REQUIRED(Kind.INVALID, "Write the Code: one sentence of what the detective will not do.", "S-DET-40"),
    CROSS_NOT_ALLOWED(
            Kind.NOT_NOW, "In an Interdict forced before stage 4 the Code cannot be crossed.", "S-INTERDICT-10"),
    FACTION_COUNT(Kind.INVALID, "Name three or four factions, each with a role of its own.", "S-FACT-01"),
    FAVOUR_DUE(Kind.NOT_NOW, "A favour is due: pay it or refuse it first.", "S-FACT-08"),
    INTERDICT_DECLARED(Kind.NOT_NOW, "The Interdict is declared; only its beats are left.", "S-INTERDICT-02"),
    INTERROGATION_REQUIRED(
            Kind.NOT_NOW, "A named subject is interrogated from stage 3; a plain LEAN no longer does.", "S-INTERRO-02"),
    ITEM_NOT_HELD(Kind.NOT_NOW, "The kit of this job does not hold that item.", "S-KIT-01"),
    JOB_ALREADY_OPEN(Kind.NOT_NOW, "One job at a time: close the open one first.", "S-GLO-01"),
    JUNIOR_PENDING(Kind.NOT_NOW, "The Junior's check comes before the second session.", "S-GEN-16"),
    KIT_COUNT(Kind.INVALID, "The kit must be the full list for the clearance, each item of it once.", "S-KIT-01"),
    KIT_LOCKED(Kind.NOT_NOW, "The kit changes after a Resupply or a new clearance only.", "S-KIT-01"),
    LAYER_OFF(Kind.NOT_NOW, "This belongs to the campaign layer, which is off.", "S-CAREER-03"),
    LAY_LOW(Kind.NOT_NOW, "The detective lies low this session.", "S-HEAT-12"),
    LAY_LOW_RANGE(Kind.NOT_NOW, "Lying low is open at Heat 5 to 8.", "S-HEAT-12"),
    MUST_CROSS(Kind.NOT_NOW, "The Code was to be crossed and has not been; cross it on this beat.", "S-STRAIN-07"),
    NOT_CANCELLABLE(Kind.NOT_NOW, "This casualty result cannot be cancelled.", "S-DET-37"),
    NOT_EARNED(
            Kind.NOT_NOW,
            "This belongs to a specialization or an evolution that the detective does not have.",
            "S-EVO-01"),
    NOT_ELIGIBLE(Kind.NOT_NOW, "The requirements are not met.", "S-CLEAR-01"),
    NOT_ENOUGH_LEADS(Kind.NOT_NOW, "There are not that many Leads.", "S-TOK-03"),
    NOT_ROUTED(Kind.NOT_NOW, "This detective is given no more jobs.", "S-CLOSE-07"),
    NOT_SPECIALIST(Kind.NOT_NOW, "Only a Specialist cancels a casualty result.", "S-DET-37"),
    NO_ANSWER(Kind.NOT_NOW, "This source owes no answer.", "S-ACT-24"),
    NO_BASIS(Kind.NOT_NOW, "Nothing in this job gives a basis for that.", "S-FACT-03"),
    NO_FAVOUR_DUE(Kind.NOT_NOW, "This faction is owed no favour.", "S-FACT-08"),
    NO_REQUISITION(Kind.NOT_NOW, "No requisition is open at this close.", "S-REQ-00"),
    NO_REROLL(Kind.NOT_NOW, "No reroll is at hand.", "S-GEN-14"),
    NO_SLOT(Kind.NOT_NOW, "The session's actions are used.", "S-SESS-02"),
    ONE_STEP(
            Kind.NOT_NOW,
            "A contact moves one step, up after a Clean Stop and down after a Failed, Hostile.",
            "S-CONT-09"),
    ON_RECORD(Kind.NOT_NOW, "That territory is on the record already.", "S-REQ-03"),
    OUT_OF_ORDER(Kind.NOT_NOW, "Another step comes first.", "S-GEN-01"),
    POSTURE_ACTIVE(Kind.NOT_NOW, "The posture is active and cannot be rolled anew.", "S-GEN-16"),
    REVIEW_PENDING(
            Kind.NOT_NOW, "A review is pending: the event is the Squad review, and no die is taken.", "S-INTERDICT-09"),
    RUN_NOT_ALLOWED(Kind.NOT_NOW, "Only a Tap runs, and only against a Trigger that is a system.", "S-DET-28"),
    SHADOW_USED(Kind.NOT_NOW, "The session's Shadow Phase is used.", "S-SHADOW-01"),
    SOURCE_SILENT(Kind.NOT_NOW, "This source has gone silent for the job.", "S-HEAT-07"),
    SOURCE_UNAVAILABLE(Kind.NOT_NOW, "This source cannot be reached.", "S-CONT-07"),
    SPECIALTY(Kind.INVALID, "A specialty is named by a Specialist, and by nobody else.", "S-DET-36"),
    SPECIALTY_NOT_HELD(Kind.NOT_NOW, "The detective does not have that specialty in this job.", "S-DET-36"),
    STAGE_TOO_LOW(Kind.NOT_NOW, "The chain has not come far enough for this.", "S-CHAIN-01"),
    STRAIN_CHOICE_REQUIRED(
            Kind.NOT_NOW,
            "At Strain 6 choose before the Interdict: cross the Code, or take the harder Resolve.",
            "S-STRAIN-07"),
    SURVIVING_ELEMENT(
            Kind.INVALID, "After a Partial Stop name what survives; after any other close nothing.", "S-CLOSE-04"),
    TARGET_HIDDEN(Kind.NOT_NOW, "That target is face-down; it cannot be declared.", "S-ANAT-02"),
    TARGET_REVEALED(Kind.NOT_NOW, "That target is face-up already; declare it as the target.", "S-ANAT-02"),
    TIER_MISMATCH(Kind.NOT_NOW, "Requisitions come from the list of the present clearance.", "S-REQ-00"),
    TOO_LATE(Kind.NOT_NOW, "The trajectory is rolled already.", "S-EVO-03"),
    UNKNOWN_CONTACT(Kind.UNKNOWN, "No contact has that id.", "S-CONT-01"),
    UNKNOWN_FACTION(Kind.UNKNOWN, "That faction is not in this campaign.", "S-FACT-01"),
    UNKNOWN_SOURCE(Kind.UNKNOWN, "No source of this job has that id; register it first.", "S-ACT-06"),
    WRONG_MOMENT(Kind.NOT_NOW, "Not at this moment of the session.", "S-INTERDICT-02"),
    WRONG_PHASE(Kind.NOT_NOW, "The career or the job is not at the point for this.", "S-SESS-01");

    private final Meaning meaning;

    SquadRefusal(Kind kind, String sentence, String... rules) {
        this.meaning = new Meaning(kind, sentence, List.of(rules));
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
