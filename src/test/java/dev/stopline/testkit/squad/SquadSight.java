package dev.stopline.testkit.squad;

import dev.stopline.platform.axon.EventJson;
import dev.stopline.squad.rules.AnatomyBox;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Campaign;
import dev.stopline.squad.rules.Contact;
import dev.stopline.squad.rules.Source;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.testkit.golden.EventWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The words that say what is true of a state. A value that is an object asks only for what it names; a list is compared
 * whole. {@code sources}, {@code contacts}, {@code factions} and {@code familiarity} go by id or name.
 */
public final class SquadSight {

    private static final JsonMapper JSON = EventJson.mapper();

    private static final Map<String, Function<SquadState, Object>> JOB = Map.ofEntries(
            Map.entry("phase", s -> s.job().phase()),
            Map.entry("job", SquadState::job),
            Map.entry("step", s -> s.job().nextStep()),
            Map.entry("card", s -> s.job().card()),
            Map.entry("capability", s -> s.job().card().inForce()),
            Map.entry("base", s -> s.job().card().base()),
            Map.entry("excess", s -> s.job().card().excess()),
            Map.entry("sergeant", s -> s.job().card().sergeant()),
            Map.entry("posture", s -> s.job().card().posture()),
            Map.entry("active", s -> s.job().card().postureActive()),
            Map.entry("known", s -> s.job().card().postureKnown()),
            Map.entry("clock", s -> s.job().clock()),
            Map.entry("latched", s -> s.job().latched()),
            Map.entry("paused", s -> s.job().paused()),
            Map.entry("heat", s -> s.job().heat()),
            Map.entry("stage", s -> s.job().stage()),
            Map.entry("facts", s -> s.job().hardFacts()),
            Map.entry("leads", s -> s.job().leads()),
            Map.entry("tactical", s -> s.job().tactical()),
            Map.entry("hits", s -> s.job().anatomyHits()),
            Map.entry("session", s -> s.job().session()),
            Map.entry("slots", s -> s.job().session().slots()),
            Map.entry("revealed", SquadSight::revealed),
            Map.entry("falseTarget", SquadSight::falseTarget),
            Map.entry("sources", SquadSight::sources),
            Map.entry("families", s -> s.job().families()),
            Map.entry("used", s -> s.job().used()),
            Map.entry("finalOperation", s -> s.job().finalOperation()),
            Map.entry("interdict", s -> s.job().interdict()),
            Map.entry("close", s -> s.job().close()),
            Map.entry("casualties", s -> s.job().close().casualties()),
            Map.entry("payout", s -> s.job().close().payout()));

    private static final Map<String, Function<SquadState, Object>> CAREER = Map.ofEntries(
            Map.entry("detective", SquadState::detective),
            Map.entry("status", s -> s.detective().status()),
            Map.entry("clearance", s -> s.detective().clearance()),
            Map.entry("strain", s -> s.detective().strain()),
            Map.entry("evolutions", s -> s.detective().evolutions()),
            Map.entry("career", SquadState::career),
            Map.entry("carriedHeat", s -> s.career().carriedHeat()),
            Map.entry("web", s -> s.career().web()),
            Map.entry("finalDue", s -> s.career().finalDue()),
            Map.entry("casesClosed", s -> s.career().casesClosed()),
            Map.entry("stops", s -> s.career().stops()),
            Map.entry("casualtyTotal", s -> s.career().casualtyTotal()),
            Map.entry("between", s -> s.career().betweenStep()),
            Map.entry("pending", SquadState::pending),
            Map.entry("layer", s -> s.campaign().on()),
            Map.entry("factions", SquadSight::factions),
            Map.entry("contacts", SquadSight::contacts),
            Map.entry("familiarity", SquadSight::familiarity));

    private SquadSight() {}

    /** What differs between the state and what is wanted of it. */
    public static List<String> mismatches(ObjectNode wanted, SquadState state) {
        var amiss = new ArrayList<String>();
        wanted.properties().forEach(each -> {
            var word = JOB.containsKey(each.getKey()) ? JOB.get(each.getKey()) : CAREER.get(each.getKey());
            if (word == null) {
                amiss.add("a state has no word " + each.getKey());
                return;
            }
            var is = JSON.valueToTree(word.apply(state));
            if (!EventWords.covers(each.getValue(), is)) {
                amiss.add(each.getKey() + ": expected " + each.getValue() + ", is " + is);
            }
        });
        return amiss;
    }

    private static List<Axis> revealed(SquadState s) {
        return s.job().anatomy().stream()
                .filter(AnatomyBox::revealed)
                .map(AnatomyBox::axis)
                .toList();
    }

    private static Axis falseTarget(SquadState s) {
        return s.job().anatomy().stream()
                .filter(AnatomyBox::falseTarget)
                .map(AnatomyBox::axis)
                .findFirst()
                .orElse(Axis.NONE);
    }

    private static Map<String, Source> sources(SquadState s) {
        return s.job().sources().stream()
                .collect(Collectors.toMap(Source::id, each -> each, (a, b) -> b, TreeMap::new));
    }

    private static Map<String, Campaign.FactionRow> factions(SquadState s) {
        return s.campaign().factions().stream()
                .collect(Collectors.toMap(each -> each.faction().name(), each -> each, (a, b) -> b, TreeMap::new));
    }

    private static Map<String, Contact> contacts(SquadState s) {
        return s.campaign().contacts().stream()
                .collect(Collectors.toMap(Contact::id, each -> each, (a, b) -> b, TreeMap::new));
    }

    private static Map<String, Integer> familiarity(SquadState s) {
        return s.campaign().familiarity().stream()
                .collect(Collectors.toMap(
                        each -> each.territory().name(), Campaign.Familiar::value, (a, b) -> b, TreeMap::new));
    }
}
