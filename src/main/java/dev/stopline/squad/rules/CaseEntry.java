package dev.stopline.squad.rules;

/** S-CAREER-01: one closed job on the record; permanent. */
public record CaseEntry(
        int caseNumber,
        JobType type,
        Tempo tempo,
        Territory territory,
        Capability base,
        Capability atClose,
        CloseType close,
        int casualties,
        int runningTotal,
        String fieldNote,
        boolean codeCrossed,
        PayoutTier payout,
        String survivingElement) {}
