package dev.stopline.tournament.rules;

/** An edge of a {@link PerfectMatching} between two vertices, seen from one of them. */
record TreeEdge(TreeNode from, TreeNode to) {

    TreeEdge turned() {
        return new TreeEdge(to, from);
    }
}
