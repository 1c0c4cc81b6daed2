package dev.stopline.tournament.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A vertex of a {@link PerfectMatching}, or an odd ring of nodes contracted to one. The first member of a ring is its
 * base: matched outside the ring, while the others are matched with a neighbour, the second with the third and so on.
 * Edges that may be missing are lists of none or one.
 */
final class TreeNode {

    private enum Side {
        NONE,
        OUTER,
        INNER
    }

    private final int id;

    /** From each member to the next, the last back to the first: empty for a vertex. */
    private final List<TreeEdge> links;

    private final List<TreeNode> members;
    private final List<TreeNode> vertices;
    private List<TreeNode> holder = List.of();
    private TreeNode top;
    private BigInteger price;
    private Side side = Side.NONE;
    private List<TreeEdge> match = List.of();
    private List<TreeEdge> parent = List.of();
    private List<TreeEdge> nearest = List.of();

    /** A vertex, or the ring that these links close, which takes the place of its base in the tree. */
    TreeNode(int id, List<TreeEdge> links, BigInteger price) {
        this.id = id;
        this.links = new ArrayList<>(links);
        this.members =
                new ArrayList<>(links.stream().map(each -> each.from().top).toList());
        this.price = price;
        this.top = this;
        this.vertices = members.isEmpty()
                ? List.of(this)
                : members.stream().flatMap(each -> each.vertices.stream()).toList();
        if (!members.isEmpty()) {
            side = Side.OUTER;
            match = members.getFirst().match;
            parent = members.getFirst().parent;
            members.forEach(each -> each.holder = List.of(this));
            vertices.forEach(each -> each.top = this);
        }
    }

    int id() {
        return id;
    }

    BigInteger price() {
        return price;
    }

    /** The outermost ring around a vertex, or the vertex itself. */
    TreeNode top() {
        return top;
    }

    List<TreeNode> vertices() {
        return vertices;
    }

    boolean isVertex() {
        return members.isEmpty();
    }

    boolean isInside() {
        return !holder.isEmpty();
    }

    boolean isOuter() {
        return side == Side.OUTER;
    }

    boolean isInner() {
        return side == Side.INNER;
    }

    List<TreeEdge> match() {
        return match;
    }

    List<TreeEdge> parent() {
        return parent;
    }

    List<TreeEdge> nearest() {
        return nearest;
    }

    void near(TreeEdge edge) {
        nearest = List.of(edge);
    }

    void forgetNearest() {
        nearest = List.of();
    }

    void leaveTree() {
        side = Side.NONE;
        parent = List.of();
        nearest = List.of();
    }

    void toOuter() {
        side = Side.OUTER;
        nearest = List.of();
    }

    void toInner(TreeEdge towardsParent) {
        side = Side.INNER;
        parent = List.of(towardsParent);
        nearest = List.of();
    }

    /** The price of an outer vertex rises, that of an inner one falls; a ring's likewise. */
    void changePrice(BigInteger step) {
        var mover = isVertex() ? top : this;
        if (mover.isOuter()) {
            price = price.add(step);
        } else if (mover.isInner()) {
            price = price.subtract(step);
        }
    }

    /** The outer nodes from here to the root. */
    List<TreeNode> wayUp() {
        var way = new ArrayList<TreeNode>();
        var outer = this;
        way.add(outer);
        while (!outer.match.isEmpty()) {
            outer = outer.match.getFirst().to().top.parent.getFirst().to().top;
            way.add(outer);
        }
        return way;
    }

    List<TreeEdge> edgesUpTo(TreeNode ancestor) {
        var edges = new ArrayList<TreeEdge>();
        for (var outer = this; outer != ancestor; outer = edges.getLast().to().top) {
            edges.add(outer.match.getFirst());
            edges.add(edges.getLast().to().top.parent.getFirst());
        }
        return edges;
    }

    /** Matched by this edge, which starts inside: a ring turns until the member it starts in is its base. */
    void marry(TreeEdge edge) {
        match = List.of(edge);
        if (!isVertex()) {
            int place = evenPlaceOf(edge.from());
            for (int i = 0; i < place; i += 2) {
                members.get(i).marry(links.get(i));
                members.get(i + 1).marry(links.get(i).turned());
            }
            members.get(place).marry(edge);
            Collections.rotate(members, -place);
            Collections.rotate(links, -place);
        }
    }

    /** The place of the member around a vertex, counted the way round that makes it even. */
    private int evenPlaceOf(TreeNode vertex) {
        var member = vertex;
        while (member.holder.getFirst() != this) {
            member = member.holder.getFirst();
        }
        int place = members.indexOf(member);
        if (place % 2 == 0) {
            return place;
        }
        Collections.reverse(members.subList(1, members.size()));
        Collections.reverse(links);
        links.replaceAll(TreeEdge::turned);
        return members.size() - place;
    }

    /** Opens an inner ring: its members, those between parent and base in the tree, the others out of it. */
    List<TreeNode> open() {
        int entry = evenPlaceOf(parent.getFirst().from());
        for (int i = 0; i < members.size(); i++) {
            var member = members.get(i);
            member.holder = List.of();
            member.vertices.forEach(each -> each.top = member);
            member.leaveTree();
            if (i == entry) {
                member.toInner(parent.getFirst());
            } else if (i < entry && i % 2 == 0) {
                member.toInner(links.get(i));
            } else if (i < entry) {
                member.toOuter();
            }
        }
        return List.copyOf(members);
    }
}
