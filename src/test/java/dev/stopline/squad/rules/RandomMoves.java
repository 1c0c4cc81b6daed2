package dev.stopline.squad.rules;

import dev.stopline.squad.rules.CareerCommand.FactionSeat;
import dev.stopline.squad.rules.OperationCommand.Options;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Commands at random for where a career stands: often refused, often not; the same for the same seed. */
final class RandomMoves {

    private static final List<Class<?>> TYPES = types(SquadCommand.class)
            .filter(each -> !ServiceCommand.class.isAssignableFrom(each))
            .toList();

    /** Those that would end a campaign early, or crowd out the rest: one in so many is kept. */
    private static final List<String> RARE = List.of(
            "CreateDetective",
            "DeclareFinalOperation",
            "MergeMob",
            "RollOptionalTable",
            "NotePartialTruths",
            "ChangeKit");

    private final Random random;

    RandomMoves(long seed) {
        this.random = new Random(seed);
    }

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RandomMoves::types)
                : Stream.of(type);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** A command of any kind; in a session mostly one that a session is for. */
    SquadCommand next(SquadState s) {
        boolean inSession = s.job().phase() == JobPhase.IN_SESSION;
        while (true) {
            var type = TYPES.get(below(TYPES.size()));
            var name = type.getSimpleName();
            boolean acts = List.of("TakeAction", "Interrogate", "RollShadowPhase", "DeclareInterdict", "PayFavour")
                    .contains(name);
            boolean kept = inSession ? acts || below(6) == 0 : !acts || below(20) == 0;
            if (kept && (!RARE.contains(name) || below(40) == 0)) {
                return (SquadCommand) make(s, type);
            }
        }
    }

    /** A detective with a ruleset of his own. */
    CareerCommand.CreateDetective detective() {
        var specialization = any(Specialization.values());
        var ruleset = new ArrayList<CareerCommand.Choice>();
        for (var key : SquadKey.values()) {
            if (key != SquadKey.DICE_MODE && key.ordinal() > SquadKey.DETECTIVE_MIN.ordinal() && below(6) == 0) {
                ruleset.add(new CareerCommand.Choice(key.key(), value(key)));
            }
        }
        return new CareerCommand.CreateDetective(
                3,
                4,
                3,
                4,
                4,
                specialization,
                specialization == Specialization.SPECIALIST ? Specialty.DEFUSE : Specialty.NONE,
                false,
                any(WarDetail.values()),
                "Never lies to a widow.",
                kit(SquadState.INITIAL),
                List.of(),
                dev.stopline.dice.DiceSource.ENTERED,
                ruleset);
    }

    private String value(SquadKey key) {
        return key.choices().isEmpty()
                ? "" + (key.min() + below(key.max() - key.min() + 1))
                : key.choices().get(below(key.choices().size()));
    }

    private <T> T any(T[] of) {
        return of[below(of.length)];
    }

    private Object make(SquadState s, Class<?> type) {
        if (type == Options.class && below(8) > 0) {
            return Options.NONE;
        }
        var components = type.getRecordComponents();
        var values = Arrays.stream(components).map(each -> value(s, each)).toArray();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private Object value(SquadState s, RecordComponent component) {
        var type = component.getType();
        var name = component.getName();
        if (type == int.class) {
            return number(s, name);
        }
        if (type == boolean.class) {
            return below(4) == 0;
        }
        if (type == String.class) {
            return text(s, name);
        }
        if (type == List.class) {
            return list(s, name);
        }
        return type.isRecord() ? make(s, type) : choice(s, type, name);
    }

    private int number(SquadState s, String name) {
        return switch (name) {
            case "beat" -> below(8) == 0 ? below(4) : s.job().interdict().beat();
            case "step" -> below(8) == 0 ? below(8) : Math.min(7, s.job().nextStep());
            case "leads" -> below(3) == 0 ? below(3) : 0;
            default -> below(4);
        };
    }

    private String text(SquadState s, String name) {
        var sources = s.job().sources();
        return switch (name) {
            case "sourceId" ->
                sources.isEmpty() || below(6) == 0
                        ? "s" + below(5)
                        : sources.get(below(sources.size())).id();
            case "contactId" -> below(2) == 0 ? "" : "P" + (1 + below(3));
            case "name" -> "Somebody " + below(6);
            default -> below(2) == 0 ? "" : "A line.";
        };
    }

    private Object choice(SquadState s, Class<?> type, String name) {
        if (type == BetweenStep.class) {
            return s.career().betweenStep();
        }
        if (type == Axis.class && !name.equals("axis") && below(3) > 0) {
            return Axis.NONE;
        }
        var factions = s.campaign().factions();
        if (type == Faction.class && !factions.isEmpty() && below(3) > 0) {
            return factions.get(below(factions.size())).faction();
        }
        return any(type.getEnumConstants());
    }

    private List<?> list(SquadState s, String name) {
        return switch (name) {
            case "factions" ->
                List.of(
                        new FactionSeat(FactionRole.DOMINANT, Faction.COHEN),
                        new FactionSeat(FactionRole.RIVAL, Faction.DRAGNA),
                        new FactionSeat(FactionRole.SHADOW_PATRON, Faction.BUREAU));
            case "kit", "items" -> kit(s);
            case "tags" ->
                Arrays.stream(Tag.values()).filter(each -> below(8) == 0).toList();
            case "axes", "reveal" -> shuffled(Axis.ALL).subList(0, 1 + below(3));
            case "leads" -> IntStream.range(0, 3).mapToObj(each -> below(2)).toList();
            case "truths" -> List.of("The car was blue.");
            default -> List.of();
        };
    }

    private List<KitItem> kit(SquadState s) {
        var clearance = s.detective().clearance();
        var kit = new ArrayList<>(Arrays.stream(KitItem.values())
                .filter(each -> each.clearance().compareTo(clearance) < 0)
                .toList());
        var own = shuffled(Arrays.stream(KitItem.values())
                .filter(each -> each.clearance() == clearance)
                .toList());
        kit.addAll(own.subList(0, clearance == Clearance.PATROL ? 2 : 1));
        return List.copyOf(kit);
    }

    private <T> List<T> shuffled(List<T> list) {
        var shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled);
    }
}
