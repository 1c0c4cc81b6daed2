package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** GAP-18: every part of a card has an id that no other part has; a fault answers under the rule of its part. */
final class CardIdCheck {

    private CardIdCheck() {}

    private record Place(String rule, String pointer, String id) {}

    static void check(CardInspection inspection) {
        var card = inspection.card();
        shape(inspection, new Place("L-SETUP-01", "/cardId", card.cardId()));
        var places = places(card);
        for (int i = 0; i < places.size(); i++) {
            var place = places.get(i);
            shape(inspection, place);
            inspection.faultIf(
                    places.subList(0, i).stream().anyMatch(other -> other.id().equals(place.id())),
                    place.rule(),
                    place.pointer(),
                    "Another part of the card already has the id " + place.id() + ".");
        }
    }

    private static void shape(CardInspection inspection, Place place) {
        inspection.faultIf(
                !place.id().matches(CardCheck.ID),
                place.rule(),
                place.pointer(),
                "An id is 1 to 40 letters, digits, dots, dashes and underscores, and begins with a letter or digit.");
    }

    private static List<Place> places(CaseCard card) {
        var places = new ArrayList<Place>();
        add(places, "L-SETUP-01", "/file", "/entryId", card.file(), CaseCard.FileEntry::entryId);
        for (int i = 0; i < card.hires().size(); i++) {
            var hire = card.hires().get(i);
            var at = "/hires/" + i;
            add(places, "L-SETUP-07", at + "/facts", "/factId", hire.facts(), CaseCard.Fact::factId);
            add(places, "L-SETUP-05", at + "/humanCosts", "/factId", hire.humanCosts(), CaseCard.HumanCost::factId);
            add(
                    places,
                    "L-SETUP-01",
                    at + "/appearanceNotes",
                    "/noteId",
                    hire.appearanceNotes(),
                    CaseCard.AppearanceNote::noteId);
            add(places, "L-SETUP-06", at + "/lines", "/lineId", hire.lines(), CaseCard.MeetingLine::lineId);
        }
        add(places, "L-SETUP-09", "/controls", "/controlId", card.controls(), CaseCard.Control::controlId);
        add(places, "L-SETUP-01", "/events", "/eventId", card.events(), CaseCard.CardEvent::eventId);
        add(places, "L-SETUP-10", "/scriptedMoves", "/moveId", card.scriptedMoves(), CaseCard.ScriptedMove::moveId);
        add(places, "L-SETUP-09", "/companyMoves", "/moveId", card.companyMoves(), CaseCard.CompanyMove::moveId);
        return places;
    }

    private static <T> void add(
            List<Place> places, String rule, String list, String field, List<T> parts, Function<T, String> id) {
        for (int i = 0; i < parts.size(); i++) {
            places.add(new Place(rule, list + "/" + i + field, id.apply(parts.get(i))));
        }
    }
}
