package dev.stopline.squad.rules;

import dev.stopline.decide.Wording;

/** The names of squad's things as one says them. */
public final class Names {

    /** For a template, which asks an object. */
    public Names() {}

    /** The name of any value of squad, with a capital letter: for a cell of a table. */
    public String name(Enum<?> value) {
        return Wording.capital(
                switch (value) {
                    case Faction faction -> of(faction);
                    case Territory territory -> of(territory);
                    case Sergeant sergeant -> of(sergeant);
                    case WarDetail detail -> of(detail);
                    case CloseType close -> of(close);
                    case Posture posture -> of(posture);
                    case Axis axis -> of(axis);
                    case Enum<?> other -> Wording.title(other);
                });
    }

    /** A faction, with its article where it has one. */
    public static String of(Faction faction) {
        return switch (faction) {
            case NONE -> "nobody";
            case PD_BRASS -> "the police brass";
            case DA_OFFICE -> "the District Attorney's office";
            case MOB -> "the Mob";
            case COHEN -> "the Cohen family";
            case DRAGNA -> "the Dragna family";
            case PRESS -> "the press";
            case CITY_HALL_POLICE_COMMISSION -> "City Hall and the Police Commission";
            case BUREAU -> "the Bureau";
            case STUDIOS -> "the studios";
            case PHONE_COMPANY -> "the phone company";
            case BANKS -> "the banks";
            case SHERIFF -> "the Sheriff";
            case OTHER -> "somebody else";
        };
    }

    /** A territory. */
    public static String of(Territory territory) {
        return switch (territory) {
            case HOLLYWOOD, BUNKER_HILL, CENTRAL_AVENUE, DOWNTOWN -> Wording.title(territory);
            case LONG_BEACH_SAN_PEDRO -> "Long Beach and San Pedro";
            case VALLEY -> "the Valley";
            case PASADENA_SAN_MARINO -> "Pasadena and San Marino";
            case EAST_LA_BOYLE_HEIGHTS -> "East LA and Boyle Heights";
            case NONE -> "no territory";
        };
    }

    /** A Sergeant. */
    public static String of(Sergeant sergeant) {
        return switch (sergeant) {
            case OMARA -> "O'Mara";
            case WOOTERS, BURNS, STOKER -> Wording.title(sergeant);
            case JUNIOR -> "the Junior Detective";
            case NONE -> "no Sergeant";
        };
    }

    /** What the war left the detective. */
    public static String of(WarDetail detail) {
        return switch (detail) {
            case OSS_EUROPE -> "the OSS in Europe";
            case PACIFIC_MP_CID -> "the military police in the Pacific";
            case MARINE_ISLANDS -> "the Marines in the islands";
            case ARMY_AIR_CORPS -> "the Army Air Corps";
            case NAVY_ONI -> "Naval Intelligence";
            case EIGHTH_ARMY_ITALY -> "the Eighth Army in Italy";
            case LIBERATOR -> "the liberation of the camps";
            case STATESIDE_MP -> "the military police at home";
        };
    }

    /** How a job closed. */
    public static String of(CloseType close) {
        return close == CloseType.NONE ? "no close" : Wording.title(close).replace("Failed H", "Failed, H");
    }

    /** A posture. */
    public static String of(Posture posture) {
        return posture == Posture.SEALED ? "sealed" : Wording.title(posture).replace(" The ", " the ");
    }

    /** An anatomy target. */
    public static String of(Axis axis) {
        return axis == Axis.NONE ? "no target" : "the " + Wording.title(axis);
    }

    /** What a step of the generator, 1 to 7, decides. */
    public static String step(int step) {
        return switch (step) {
            case 1 -> "the kind of threat";
            case 2 -> "the tempo";
            case 3 -> "the target's Capability";
            case Generator.TRAJECTORY -> "the trajectory";
            case 5 -> "the territory";
            case Generator.POSTURE -> "the posture";
            default -> "the Sergeant";
        };
    }

    /** The source of this id by its name. */
    public static String source(SquadState known, String id) {
        return known.job()
                .source(id)
                .map(each -> each.name())
                .orElse(id.isEmpty() ? "nobody in particular" : "source “" + id + "”");
    }

    /** The contact of this id by its name. */
    public static String contact(SquadState known, String id) {
        return known.campaign()
                .contact(id)
                .map(each -> each.name())
                .orElse(id.isEmpty() ? "nobody" : "contact “" + id + "”");
    }
}
