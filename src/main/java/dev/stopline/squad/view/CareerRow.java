package dev.stopline.squad.view;

import dev.stopline.squad.rules.Clearance;
import dev.stopline.squad.rules.DetectiveStatus;
import dev.stopline.squad.rules.Specialization;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A career in the list: how far its detective has come. */
@Entity
@Table(name = "squad_career")
public class CareerRow {

    @Id
    private String careerId = "";

    @Enumerated(EnumType.STRING)
    private Specialization specialization = Specialization.HAT;

    @Enumerated(EnumType.STRING)
    private Clearance clearance = Clearance.PATROL;

    @Enumerated(EnumType.STRING)
    private DetectiveStatus status = DetectiveStatus.ACTIVE;

    private int casesClosed;
    private int casualties;
    private boolean jobOpen;
    private Instant openedAt = Instant.EPOCH;
    private Instant changedAt = Instant.EPOCH;

    /** For JPA. */
    protected CareerRow() {}

    CareerRow(String careerId, Specialization specialization, Instant openedAt) {
        this.careerId = careerId;
        this.specialization = specialization;
        this.openedAt = openedAt;
        this.changedAt = openedAt;
    }

    void advance(Clearance clearance) {
        this.clearance = clearance;
    }

    void become(DetectiveStatus status) {
        this.status = status;
    }

    void open() {
        jobOpen = true;
    }

    void close(int casualties) {
        jobOpen = false;
        casesClosed++;
        this.casualties += casualties;
    }

    void changed(Instant at) {
        this.changedAt = at;
    }

    /** The career. */
    public String careerId() {
        return careerId;
    }

    /** What the detective is best at. */
    public Specialization specialization() {
        return specialization;
    }

    /** How far the detective has risen. */
    public Clearance clearance() {
        return clearance;
    }

    /** Whether the detective still works. */
    public DetectiveStatus status() {
        return status;
    }

    /** How many jobs have been closed. */
    public int casesClosed() {
        return casesClosed;
    }

    /** Every casualty of the closed jobs. */
    public int casualties() {
        return casualties;
    }

    /** Whether a job is open. */
    public boolean jobOpen() {
        return jobOpen;
    }

    /** When it was opened. */
    public Instant openedAt() {
        return openedAt;
    }

    /** When its row last changed. */
    public Instant changedAt() {
        return changedAt;
    }
}
