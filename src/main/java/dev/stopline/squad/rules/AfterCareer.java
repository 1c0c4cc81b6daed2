package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.decide.SharedBoard;
import java.util.ArrayList;
import java.util.List;

/** What each event of the detective, his standing and his campaign changes. */
final class AfterCareer {

    private static final int RESOLVED_TO = 3;

    private AfterCareer() {}

    static SquadState of(SquadState s, CareerEvent event) {
        var career = s.career();
        var campaign = s.campaign();
        return switch (event) {
            case CareerEvent.RulesetChosen e -> s.withRuleset(s.ruleset().with(e.key(), e.value()));
            case CareerEvent.DetectiveCreated e -> created(s, e);
            case CareerEvent.BoardDealt e ->
                s.withBoard(new SharedBoard(e.board(), false)).withBoardJobs(e.jobs());
            case CareerEvent.BoardOpened e -> s.withBoard(s.board().open());
            case CareerEvent.JobAbandoned e -> s.withJob(s.job().withPhase(JobPhase.ABANDONED));
            case CareerEvent.DiceCommitted e ->
                s.withCommitments(Lists.plus(s.commitments(), new SquadState.Commitment(e.span(), e.commitment())));
            case CareerEvent.SeedRevealed e ->
                s.withCommitments(
                        Lists.without(s.commitments(), each -> each.span().equals(e.span())));
            case CareerEvent.CampaignLayerEnabled e -> s.withCampaign(enabled(campaign, e));
            case CareerEvent.FactionTerritoryAssigned e -> s.withCampaign(assigned(campaign, e));
            case CareerEvent.KitChanged e -> s.withDetective(s.detective().withKit(e.items()));
            case CareerEvent.FinalOperationDeclared e -> s.withCareer(career.withFinalDue(true));
            case CareerEvent.FactionClockMarked e -> marked(s, e);
            case CareerEvent.FactionClockResolved e -> s.withCampaign(resolved(campaign, e));
            case CareerEvent.FavourSettled e -> settled(s, e);
            case CareerEvent.ContactAdded e ->
                s.withCampaign(campaign.withContacts(Lists.plus(campaign.contacts(), e.contact())));
            case CareerEvent.ContactStatusChanged e ->
                s.withCampaign(campaign.changeContact(
                        e.contactId(), each -> each.withStatus(e.to()).withBurnedBy(e.burnedBy())));
            case CareerEvent.LoyaltyUsed e ->
                s.withCampaign(campaign.changeContact(e.contactId(), each -> each.withLoyalUsed(true)));
            case CareerEvent.FamiliarityChanged e -> s.withCampaign(campaign.familiar(e.territory(), e.after()));
            case CareerEvent.StrainChanged e -> s.withDetective(s.detective().withStrain(e.after()));
            case CareerEvent.PendingModifierAdded e -> s.withPending(Lists.plus(s.pending(), e.pending()));
            case CareerEvent.PendingModifierConsumed e -> consumed(s.without(e.pending()), e.pending());
            case CareerEvent.WebAdvanced e -> s.withCareer(career.withWeb(e.to()));
            case CareerEvent.ContractSkipped e ->
                s.withCareer(career.withContractsSkipped(career.contractsSkipped() + 1));
            case CareerEvent.DetectiveRetired e -> s.withDetective(s.detective().withStatus(DetectiveStatus.RETIRED));
            case CareerEvent.RoutingStopped e -> s.withDetective(s.detective().withStatus(DetectiveStatus.UNROUTED));
            case CareerEvent.RoutingRestored e ->
                s.withDetective(s.detective().withStatus(DetectiveStatus.ACTIVE))
                        .withCareer(career.withFailStreak(0));
            case CareerEvent.MobMerged e -> renamed(s.withCampaign(merged(campaign, e)));
            case CareerEvent.TableRolled e ->
                s.withCareer(career.withDealt(Lists.plus(
                        career.dealt(), new Career.Dealt(s.job().number(), e.table(), e.die(), e.row(), e.text()))));
        };
    }

    private static SquadState created(SquadState s, CareerEvent.DetectiveCreated e) {
        var detective = Detective.NOBODY
                .withEye(e.eye())
                .withLegs(e.legs())
                .withNerve(e.nerve())
                .withFgt(e.fgt())
                .withSht(e.sht())
                .withSpecialization(e.specialization())
                .withSpecialty(e.specialty())
                .withWarDetail(e.warDetail())
                .withCode(e.code())
                .withKit(e.kit())
                .withBlendsIn(e.blendsIn());
        return s.withCreated(true).withDetective(detective).withDice(e.diceMode());
    }

    /** What a requisition or an event leaves on the job that uses it up. */
    private static SquadState consumed(SquadState s, Pending pending) {
        var job = s.job();
        return switch (pending.kind()) {
            case BLACK_WARRANT -> s.withJob(job.withBlackWarrant(true));
            case COMBINATION_BRIEF -> s.withJob(job.withCombinationBrief(true));
            case SOURCE_NETWORK -> s.withJob(job.withNetworkContact(pending.condition()));
            case CLOCK_MINUS_NEXT_OUTFIT -> s.withJob(job.withEvent8(job.event8() + pending.value()));
            case CAPABILITY_FOR_TYPE -> s.withJob(job.withRaised(job.raised() + pending.value()));
            case HEAT, HEAT_IN_TERRITORY, FACTION_HEAT, LEAD, LEAD_IN_TERRITORY -> s;
            case SERGEANT_REROLL, NEXT_EVENT_PLUS, NEXT_CHECK_PLUS, CHECKS_BLOCKED, NO_REQUISITION -> s;
            case BACKUP_TEAM, INTERDICT_PENALTY, SEALED_BRIEF -> s;
        };
    }

    private static Campaign enabled(Campaign campaign, CareerEvent.CampaignLayerEnabled e) {
        return campaign.withOn(true)
                .withFactions(e.factions().stream()
                        .map(each -> new Campaign.FactionRow(each.role(), each.faction(), 0, 0, List.of(), false))
                        .toList());
    }

    private static Campaign assigned(Campaign campaign, CareerEvent.FactionTerritoryAssigned e) {
        var freed = campaign.withFactions(campaign.factions().stream()
                .map(each -> each.withTerritories(
                        Lists.without(each.territories(), territory -> territory == e.territory())))
                .toList());
        return freed.changeFaction(
                e.faction(), each -> each.withTerritories(Lists.plus(each.territories(), e.territory())));
    }

    private static SquadState marked(SquadState s, CareerEvent.FactionClockMarked e) {
        var marked = s.withCampaign(s.campaign()
                .changeFaction(
                        e.faction(),
                        each -> e.clock() == FactionClock.SUSPICION
                                ? each.withSuspicion(e.after())
                                : each.withLeverage(e.after())));
        boolean spendsNatural =
                e.cause() == MarkCause.IDENTITY_EXPOSED && s.job().nat1Unmarked() > 0;
        return spendsNatural ? marked.withJob(s.job().withNat1Unmarked(s.job().nat1Unmarked() - 1)) : marked;
    }

    private static Campaign resolved(Campaign campaign, CareerEvent.FactionClockResolved e) {
        return campaign.changeFaction(
                e.faction(),
                each -> e.clock() == FactionClock.SUSPICION
                        ? each.withSuspicion(RESOLVED_TO)
                        : each.withLeverage(RESOLVED_TO).withFavourDue(true));
    }

    private static SquadState settled(SquadState s, CareerEvent.FavourSettled e) {
        var settled = s.withCampaign(s.campaign().changeFaction(e.faction(), each -> each.withFavourDue(false)));
        var session = s.job().session();
        return e.paid() ? settled.withJob(s.job().withSession(session.withSlots(session.slots() + 1))) : settled;
    }

    /** GAP-33: whoever belonged to either family belongs to the one that is left. */
    private static SquadState renamed(SquadState s) {
        var contacts = s.campaign().contacts().stream()
                .map(each -> each.withFaction(merged(each.faction())).withBurnedBy(merged(each.burnedBy())))
                .toList();
        var sources = s.job().sources().stream()
                .map(each -> each.withFaction(merged(each.faction())))
                .toList();
        var leaned = s.job().factionsLeaned().stream()
                .map(AfterCareer::merged)
                .distinct()
                .toList();
        return s.withCampaign(s.campaign().withContacts(contacts))
                .withJob(s.job()
                        .withSources(sources)
                        .withFactionsLeaned(leaned)
                        .withTargetFaction(merged(s.job().targetFaction())));
    }

    private static Faction merged(Faction faction) {
        return faction == Faction.COHEN || faction == Faction.DRAGNA ? Faction.MOB : faction;
    }

    private static Campaign merged(Campaign campaign, CareerEvent.MobMerged e) {
        var rows = new ArrayList<Campaign.FactionRow>();
        var territories = new ArrayList<Territory>();
        boolean favour = false;
        FactionRole role = FactionRole.FOURTH;
        for (var each : campaign.factions()) {
            if (each.faction() == Faction.COHEN || each.faction() == Faction.DRAGNA) {
                territories.addAll(each.territories());
                favour |= each.favourDue();
                role = each.role().ordinal() < role.ordinal() ? each.role() : role;
            } else {
                rows.add(each);
            }
        }
        rows.add(new Campaign.FactionRow(
                role, Faction.MOB, e.suspicion(), e.leverage(), List.copyOf(territories), favour));
        return campaign.withFactions(List.copyOf(rows));
    }
}
