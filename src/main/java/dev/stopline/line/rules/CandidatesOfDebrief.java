package dev.stopline.line.rules;

/** The moves of ending and debrief, in the order of GAP-40. */
final class CandidatesOfDebrief {

    private CandidatesOfDebrief() {}

    static void add(Candidates to) {
        to.add(true, new DebriefCommand.OpenDebrief());
        for (var hire : to.state.hires()) {
            boolean open = !to.state.outcome().identities().contains(hire.number());
            to.add(open, new DebriefCommand.RevealIdentity(hire.number()));
        }
        to.add(new DebriefCommand.ShowCards());
        to.add(new DebriefCommand.RevealTierCauses());
        to.add(new DebriefCommand.ReadStoppingControls());
        to.add(new DebriefCommand.ReplaySentences());
        boolean read = to.state.outcome().processRead();
        boolean allNamed =
                to.state.outcome().identities().size() == to.state.hires().size();
        to.add(allNamed && !read, new DebriefCommand.ReadProcessCondition());
        to.add(read || to.state.outcome().abandoned(), new DebriefCommand.CloseSession());
    }
}
