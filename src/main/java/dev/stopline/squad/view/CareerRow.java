package dev.stopline.squad.view;

import dev.stopline.platform.board.GameRow;
import dev.stopline.squad.rules.Clearance;
import dev.stopline.squad.rules.DetectiveStatus;
import dev.stopline.squad.rules.Specialization;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;

/** A career in the list: how far its detective has come. */
@Entity
@Table(name = "squad_career")
@AttributeOverride(name = "gameId", column = @Column(name = "career_id"))
public class CareerRow extends GameRow {

    @Enumerated(EnumType.STRING)
    private Specialization specialization = Specialization.HAT;

    @Enumerated(EnumType.STRING)
    private Clearance clearance = Clearance.PATROL;

    @Enumerated(EnumType.STRING)
    private DetectiveStatus status = DetectiveStatus.ACTIVE;

    private int casesClosed;
    private int casualties;
    private boolean jobOpen;

    /** For JPA. */
    protected CareerRow() {}

    CareerRow(String careerId, Specialization specialization, Instant openedAt) {
        super(careerId, openedAt);
        this.specialization = specialization;
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

    void leave() {
        jobOpen = false;
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
}
