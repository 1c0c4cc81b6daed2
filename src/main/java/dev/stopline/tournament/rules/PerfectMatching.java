package dev.stopline.tournament.rules;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cheapest way to put an even number of vertices into pairs, by Edmonds' method: alternating trees grow from every
 * vertex that is still single, odd rings of them are contracted to one node, and prices of vertices and rings tell which
 * edges may be used. Costs are whole numbers of any length, so that many criteria fit into one number, digit by digit.
 *
 * <p>The prices make each edge's slack, its cost less the prices of its two ends, never negative, and zero for the edges
 * in use; that proves the result cheapest. Costs are taken fourfold so that half a slack is whole.
 */
final class PerfectMatching {

    private static final BigInteger TWO = BigInteger.TWO;

    private final List<List<BigInteger>> costs;
    private final List<TreeNode> vertices = new ArrayList<>();
    private final List<TreeNode> rings = new ArrayList<>();
    private final ArrayDeque<TreeNode> toScan = new ArrayDeque<>();

    private PerfectMatching(List<List<BigInteger>> costs) {
        this.costs = costs.stream()
                .map(row -> row.stream().map(each -> each.shiftLeft(2)).toList())
                .toList();
        for (int i = 0; i < costs.size(); i++) {
            vertices.add(new TreeNode(i, List.of(), cheapest(i).shiftRight(1)));
        }
    }

    /**
     * The partner of each vertex.
     *
     * @param costs the cost of each edge, not negative, the same in both directions; of an even number of vertices
     */
    static List<Integer> of(List<List<BigInteger>> costs) {
        var matching = new PerfectMatching(costs);
        matching.pairWhatIsTight();
        while (matching.vertices.stream().anyMatch(each -> each.top().match().isEmpty())) {
            matching.grow();
        }
        return matching.vertices.stream()
                .map(each -> each.match().getFirst().to().id())
                .toList();
    }

    private BigInteger cheapest(int vertex) {
        return IntStream.range(0, costs.size())
                .filter(other -> other != vertex)
                .mapToObj(costs.get(vertex)::get)
                .min(BigInteger::compareTo)
                .orElseThrow();
    }

    private BigInteger slack(TreeEdge edge) {
        return slack(edge.from(), edge.to());
    }

    private BigInteger slack(TreeNode from, TreeNode to) {
        return costs.get(from.id()).get(to.id()).subtract(from.price()).subtract(to.price());
    }

    /** A start that spares most of the growing. */
    private void pairWhatIsTight() {
        for (var one : vertices) {
            for (var other : vertices) {
                if (one != other
                        && one.match().isEmpty()
                        && other.match().isEmpty()
                        && slack(one, other).signum() == 0) {
                    one.marry(new TreeEdge(one, other));
                    other.marry(new TreeEdge(other, one));
                }
            }
        }
    }

    /** Grows the trees until two of them meet, and so pairs two single vertices more. */
    private void grow() {
        tops().forEach(TreeNode::leaveTree);
        toScan.clear();
        tops().stream().filter(each -> each.match().isEmpty()).forEach(this::toOuter);
        boolean met = scan();
        while (!met) {
            changePrices(step());
            met = useTightEdges() || scan();
        }
    }

    private List<TreeNode> tops() {
        var tops = new ArrayList<>(vertices);
        tops.addAll(rings);
        tops.removeIf(each -> each.isInside());
        return tops;
    }

    private void toOuter(TreeNode node) {
        node.toOuter();
        toScan.addAll(node.vertices());
    }

    private boolean scan() {
        while (!toScan.isEmpty()) {
            var from = toScan.poll();
            for (var to : vertices) {
                if (from.top() != to.top() && from.top().isOuter() && scan(new TreeEdge(from, to))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean scan(TreeEdge edge) {
        if (slack(edge).signum() == 0) {
            return use(edge);
        }
        offer(edge);
        return false;
    }

    private void offer(TreeEdge edge) {
        var top = edge.to().top();
        if (top.nearest().isEmpty() || slack(edge).compareTo(slack(top.nearest().getFirst())) < 0) {
            top.near(edge);
        }
    }

    /** The nearest outer vertex of a node that has just become a top. */
    private void findNearest(TreeNode node) {
        node.forgetNearest();
        for (var to : node.vertices()) {
            for (var from : vertices) {
                if (from.top() != node && from.top().isOuter()) {
                    offer(new TreeEdge(from, to));
                }
            }
        }
    }

    /** How far the prices can move until an edge becomes tight or an inner ring's price is used up. */
    private BigInteger step() {
        var steps = new ArrayList<BigInteger>();
        for (var top : tops()) {
            if (top.isInner() && !top.isVertex()) {
                steps.add(top.price().divide(TWO));
            }
            if (!top.isInner() && !top.nearest().isEmpty()) {
                var slack = slack(top.nearest().getFirst());
                steps.add(top.isOuter() ? slack.divide(TWO) : slack);
            }
        }
        return steps.stream().min(BigInteger::compareTo).orElseThrow();
    }

    private void changePrices(BigInteger step) {
        for (var vertex : vertices) {
            vertex.changePrice(step);
        }
        rings.stream().filter(each -> !each.isInside()).forEach(each -> each.changePrice(step.multiply(TWO)));
    }

    private boolean useTightEdges() {
        for (var top : tops()) {
            if (!top.isInside() && !top.isInner() && !top.nearest().isEmpty()) {
                var edge = top.nearest().getFirst();
                if (edge.from().top() != top && slack(edge).signum() == 0 && use(edge)) {
                    return true;
                }
            }
        }
        for (var ring : List.copyOf(rings)) {
            if (!ring.isInside() && ring.isInner() && ring.price().signum() == 0) {
                open(ring);
            }
        }
        return false;
    }

    /** A tight edge leads to a new node, closes a ring, or joins two trees: then two singles more are paired. */
    private boolean use(TreeEdge edge) {
        var from = edge.from().top();
        var to = edge.to().top();
        if (to.isInner()) {
            return false;
        }
        if (!to.isOuter()) {
            to.toInner(edge.turned());
            toOuter(to.match().getFirst().to().top());
            return false;
        }
        var up = from.wayUp();
        var meeting = to.wayUp().stream().filter(up::contains).findFirst();
        if (meeting.isPresent()) {
            close(edge, meeting.get());
            return false;
        }
        augment(edge);
        augment(edge.turned());
        return true;
    }

    private static void augment(TreeEdge edge) {
        var from = edge.from().top();
        var old = from.match();
        from.marry(edge);
        while (!old.isEmpty()) {
            var inner = old.getFirst().to().top();
            var up = inner.parent().getFirst();
            inner.marry(up);
            var outer = up.to().top();
            old = outer.match();
            outer.marry(up.turned());
        }
    }

    private void close(TreeEdge edge, TreeNode meeting) {
        var links = new ArrayList<TreeEdge>();
        edge.from().top().edgesUpTo(meeting).reversed().forEach(each -> links.add(each.turned()));
        links.add(edge);
        links.addAll(edge.to().top().edgesUpTo(meeting));
        var inner = links.stream()
                .map(each -> each.from().top())
                .filter(TreeNode::isInner)
                .toList();
        var ring = new TreeNode(-1, links, BigInteger.ZERO);
        rings.add(ring);
        inner.forEach(each -> toScan.addAll(each.vertices()));
        findNearest(ring);
    }

    private void open(TreeNode ring) {
        rings.remove(ring);
        for (var member : ring.open()) {
            if (member.isOuter()) {
                toScan.addAll(member.vertices());
            }
            if (!member.isInner()) {
                findNearest(member);
            }
        }
    }
}
