package dev.stopline.squad.rules;

/** S-KIT-01..11: the field kit, by the clearance that issues it. */
public enum KitItem {
    SIDEARM_LOADOUT(Clearance.PATROL),
    COMMS_SUITE(Clearance.PATROL),
    SOURCE_CREDIT(Clearance.PATROL),
    TERRITORY_BRIEF(Clearance.PATROL),
    WIRE_KIT(Clearance.DETECTIVE),
    SEALED_WARRANT(Clearance.DETECTIVE),
    SPECIALTY_LOADOUT(Clearance.DETECTIVE),
    ARCHIVE_ACCESS(Clearance.SQUAD),
    BLACK_WARRANT(Clearance.SQUAD),
    DIRECT_LINE(Clearance.SQUAD);

    private final Clearance clearance;

    KitItem(Clearance clearance) {
        this.clearance = clearance;
    }

    /** The clearance that issues it. */
    public Clearance clearance() {
        return clearance;
    }
}
