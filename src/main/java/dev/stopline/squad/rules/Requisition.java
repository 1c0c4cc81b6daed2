package dev.stopline.squad.rules;

/** S-REQ-01..09: what a closed case earns, by clearance. */
public enum Requisition {
    EXTRA_LEAD(Clearance.PATROL),
    RESUPPLY(Clearance.PATROL),
    TERRITORY_INTEL(Clearance.PATROL),
    SOURCE_NETWORK(Clearance.DETECTIVE),
    SEALED_BRIEF(Clearance.DETECTIVE),
    HEAT_SUPPRESSION(Clearance.DETECTIVE),
    BACKUP_TEAM(Clearance.SQUAD),
    BLACK_WARRANT(Clearance.SQUAD),
    COMBINATION_BRIEF(Clearance.SQUAD);

    private final Clearance clearance;

    Requisition(Clearance clearance) {
        this.clearance = clearance;
    }

    /** The clearance whose list it stands on. */
    public Clearance clearance() {
        return clearance;
    }
}
