package dev.stopline.line.rules;

/** Actions, rolls, reveals and cover (section 3.3). */
public sealed interface ActionCommand extends LineCommand {

    /** L-ACT-04: Ask, Look or Hold. */
    record TakeFreeAction(FreeAction kind, String text) implements ActionCommand {}

    /** L-ACT-02: uses a verb; {@code hire} 0 = none. */
    record DeclareAction(Verb verb, int hire, String note) implements ActionCommand {}

    /** L-LOOK-04: pulls a log on a hire. */
    record PullLog(int hire) implements ActionCommand {}

    /** GAP-15: questions a hire. */
    record QuestionHire(int hire, String question) implements ActionCommand {}

    /** L-ROLL-01: calls a roll; {@code controlId} empty = none; {@code stuck} lets the band differ (L-ROUND-11). */
    record CallRoll(String actionId, Band band, Purpose purpose, String controlId, boolean stuck)
            implements ActionCommand {}

    /** L-ROLL-11: no doubt, no roll; {@code controlId} empty = none. */
    record WaiveRoll(String actionId, String controlId, String text) implements ActionCommand {}

    /** L-ROLL-14: the action is told, not rolled. */
    record NarrateAction(String actionId, String text) implements ActionCommand {}

    /** L-ROLL-02: throws the called die. */
    record ThrowDie(String actionId) implements ActionCommand {}

    /** L-VERB-05: settles a reveal that is owed; {@code factId} empty = nothing is eligible (GAP-16). */
    record ChooseRevealedFact(String owedId, String factId) implements ActionCommand {}

    /** L-VERB-08: the inconsistency that a Probe-interview turned up. */
    record RecordInconsistency(String actionId, String factId) implements ActionCommand {}

    /** L-COVER-03, -05: chooses who holds this stage's cover. */
    record ChooseCoverHolder(int stage, Role role) implements ActionCommand {}

    /** L-COVER-07: announces the cover for a scoring move. */
    record AnnounceCover(String actionId) implements ActionCommand {}

    /** L-COVER-06: throws the cover die. */
    record ThrowCover(String actionId) implements ActionCommand {}

    /** L-SETUP-10: plays a scripted move; entered faces are the cover die, if it is covered, then the move's own die. */
    record PlayScriptedMove(String moveId) implements ActionCommand {}

    /** GAP-22: plays a move of the Company; {@code hire} 0 and {@code controlId} empty = none. */
    record PlayImCompanyMove(Verb verb, int hire, String controlId, String text) implements ActionCommand {}

    /** L-DEB-05: the control that would have prevented a scoring success. */
    record NoteStoppingControl(String actionId, String text) implements ActionCommand {}

    /** GAP-32: a held account has been explained. */
    record ReleasePayment(int hire) implements ActionCommand {}
}
