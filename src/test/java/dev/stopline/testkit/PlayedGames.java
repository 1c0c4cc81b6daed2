package dev.stopline.testkit;

import dev.stopline.decide.Lists;
import dev.stopline.dice.Seed;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.OpenLine;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.dice.SeedVault;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedMove;
import dev.stopline.squad.aggregate.OpenCareer;
import dev.stopline.squad.aggregate.PlaySquad;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/** Whole games in the store: recorded ones, and sessions that are no longer than they must be. */
public final class PlayedGames {

    private static final RecordedLines LINES = new RecordedLines();
    private static final RecordedCareers CAREERS = new RecordedCareers();
    private static final Viewer HR = new Viewer.Seat("hr", Table.COMPANY);

    private final MoveGateway gateway;
    private final SeedVault vault;

    /** Plays by this gateway; the recorded seeds go into this vault. */
    public PlayedGames(MoveGateway gateway, SeedVault vault) {
        this.gateway = gateway;
        this.vault = vault;
    }

    /** The card of a recorded game under another id. */
    public static CaseCard renamed(CaseCard card, String cardId) {
        return new CaseCard(
                cardId,
                card.title(),
                card.file(),
                card.hires(),
                card.controls(),
                card.events(),
                card.scriptedMoves(),
                card.companyMoves(),
                card.coverHolders());
    }

    /**
     * Plays a recorded game of line on its own card, which is called otherwise here.
     *
     * @param without how many of its last moves are left out
     * @return the session
     */
    public String line(String name, String cardId, int without) throws Exception {
        var game = LINES.load(name);
        var sessionId = "line-" + UUID.randomUUID();
        game.seeds().forEach(each -> vault.keep(sessionId, each.span(), Seed.ofHex(each.seed())));
        gateway.<Object>play(
                sessionId,
                new OpenLine(
                        sessionId, "organizer", List.of(game.moves().getFirst().command())),
                new MoveStamp("organizer", "CreateSession"));
        for (var recorded : game.moves().subList(1, game.moves().size() - without)) {
            play(sessionId, move(game, recorded, cardId));
        }
        return sessionId;
    }

    /** Plays the last move of a recorded game, which must have been left out. */
    public void lastOf(String name, String sessionId) throws Exception {
        var game = LINES.load(name);
        play(sessionId, LINES.move(game, game.moves().getLast()));
    }

    private static Move move(
            RecordedGame<LineCommand, LineEvent> game, RecordedMove<LineCommand, LineEvent> recorded, String cardId) {
        var move = LINES.move(game, recorded);
        return move.command() instanceof SessionCommand.LoadCaseCard(var card)
                ? Move.of(move.by(), new SessionCommand.LoadCaseCard(renamed(card, cardId)))
                : move;
    }

    /** A session on this card that is closed as soon as its case has started, with a call in its first stage or without. */
    public String shortLine(String cardId, boolean called) throws Exception {
        var sessionId = "line-" + UUID.randomUUID();
        gateway.<Object>play(
                sessionId,
                new OpenLine(
                        sessionId,
                        "organizer",
                        List.of(
                                new SessionCommand.CreateSession(Mode.COMPANY_ONLY, cardId),
                                new SessionCommand.LoadCaseCard(renamed(shipped(), cardId)),
                                new SessionCommand.SeatPlayer("hr", Table.COMPANY, Role.HR),
                                new SessionCommand.BriefOpening(),
                                new SessionCommand.StartCase())),
                new MoveStamp("organizer", "CreateSession"));
        if (called) {
            play(sessionId, Move.of(HR, new StopTheLineCommand.CallStopTheLine()));
        }
        play(sessionId, Move.of(Viewer.IM, new SessionCommand.AbandonCase("It got late.")));
        play(sessionId, Move.of(Viewer.IM, new DebriefCommand.OpenDebrief()));
        play(sessionId, Move.of(Viewer.IM, new DebriefCommand.CloseSession()));
        return sessionId;
    }

    private static CaseCard shipped() {
        return LINES.load("company-only-contained-by-a-named-control").moves().stream()
                .map(RecordedMove::command)
                .filter(SessionCommand.LoadCaseCard.class::isInstance)
                .map(command -> ((SessionCommand.LoadCaseCard) command).card())
                .findFirst()
                .orElseThrow();
    }

    private void play(String sessionId, Move move) throws Exception {
        gateway.<Object>play(sessionId, new PlayLine(sessionId, move, null), LineSession.stampOf(move));
    }

    /**
     * Plays a recorded career with one value of its ruleset more.
     *
     * @return the career
     */
    public String career(String name, String key, String value) throws Exception {
        var career = CAREERS.load(name);
        var careerId = "squad-" + UUID.randomUUID();
        career.seeds().forEach(each -> vault.keep(careerId, each.span(), Seed.ofHex(each.seed())));
        var made = (CareerCommand.CreateDetective) career.moves().getFirst().command();
        var opening =
                new SquadMove(with(made, key, value), career.moves().getFirst().faces());
        gateway.<Object>play(
                careerId,
                new OpenCareer(careerId, SquadCareer.PLAYER, List.of(opening)),
                SquadCareer.stampOf(SquadCareer.PLAYER, opening.command()));
        for (var recorded : career.moves().subList(1, career.moves().size())) {
            play(careerId, career, recorded);
        }
        return careerId;
    }

    private void play(
            String careerId,
            RecordedGame<SquadCommand, SquadEvent> career,
            RecordedMove<SquadCommand, SquadEvent> recorded)
            throws Exception {
        var move = CAREERS.move(career, recorded);
        var by = recorded.by().toLowerCase(Locale.ROOT);
        gateway.<Object>play(
                careerId, new PlaySquad(careerId, by, move, null), SquadCareer.stampOf(by, move.command()));
    }

    private static SquadCommand with(CareerCommand.CreateDetective c, String key, String value) {
        var ruleset = Lists.plus(c.ruleset(), new CareerCommand.Choice(key, value));
        return new CareerCommand.CreateDetective(
                c.eye(),
                c.legs(),
                c.nerve(),
                c.fgt(),
                c.sht(),
                c.specialization(),
                c.specialty(),
                c.rollWarDetail(),
                c.warDetail(),
                c.code(),
                c.kit(),
                c.blendsIn(),
                c.diceMode(),
                ruleset);
    }
}
