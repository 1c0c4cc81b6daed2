package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.VALUE_NOT_ALLOWED;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class RulesetTest {

    @Test
    @Rule({"L-TRACK-01", "L-CALL-04"})
    void payoffNeverStartsBelowItsFloor() {
        var played = PlayedCase.created(Mode.COMPANY_ONLY);
        played.refuses(VALUE_NOT_ALLOWED, overriding("payoffFloor", "2"));
        played.im(new SessionCommand.OverrideRuleset("payoffStart", "2"));
        played.im(new SessionCommand.OverrideRuleset("payoffFloor", "2"));
        played.refuses(VALUE_NOT_ALLOWED, overriding("payoffStart", "1"));
    }

    private static Move overriding(String key, String value) {
        return Move.of(Viewer.IM, new SessionCommand.OverrideRuleset(key, value));
    }
}
