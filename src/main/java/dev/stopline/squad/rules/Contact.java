package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * S-CONT-01: somebody who matters beyond a case.
 *
 * @param id numbered: {@code P1}, {@code P2}, …
 * @param faction the faction he belongs to; NONE = none
 * @param territory where he is at home; NONE = nowhere in particular
 * @param loyalUsed whether his one Lead has been taken (S-CONT-03)
 * @param burnedBy the faction that burned him; NONE = nobody
 */
@RecordBuilder
public record Contact(
        String id,
        String name,
        String tag,
        ContactStatus status,
        Faction faction,
        Territory territory,
        boolean webTagged,
        boolean loyalUsed,
        Faction burnedBy)
        implements ContactBuilder.With {}
