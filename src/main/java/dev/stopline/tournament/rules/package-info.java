/**
 * Tournaments: every rule of them, pure.
 *
 * <p>{@link dev.stopline.tournament.rules.Pairing} makes a round of a Swiss event by FIDE's Dutch system, and
 * {@link dev.stopline.tournament.rules.TieBreaks} ranks by FIDE's tie-break regulations; both are functions of plain
 * values, the cards of the entrants, and know no tournament. Where each article of the handbook is carried out:
 *
 * <pre>
 * C.04.1 Art. 2     PairingCard
 * C.04.1 Art. 3, 4  PairingCard, BracketCosts
 * C.04.2            Pairing
 * C.04.3 1.2, 1.3   Pairing, Contender
 * C.04.3 1.4        Drift
 * C.04.3 Art. 2     Criterion, BracketCosts, Scale, PerfectMatching
 * C.04.3 Art. 3     Bracket, Candidate, WhyNot
 * C.04.3 Art. 4     BracketCosts
 * C.04.3 Art. 5     Chairs
 * C.07 Art. 4       TieBreaks
 * C.07 Art. 6       DirectEncounter
 * C.07 Art. 7       TieBreaks
 * C.07 Art. 8, 9    Opposition
 * C.07 Art. 14, 16  Opposition, Attendance
 * </pre>
 *
 * <p>The event itself is {@link dev.stopline.tournament.rules.TournamentRules}: commands in, events out. Its rules are
 * ours; each has an id, a file that carries it out, and tests that name it. What an event waits for is in
 * {@link dev.stopline.tournament.rules.Waits}, what would be accepted now in {@link dev.stopline.tournament.rules.OpenMoves}.
 *
 * <pre>
 * T-EVT-01  an event has a format and terms, fixed when it is created        EventFrame, Terms
 * T-EVT-02  the organizer runs it, an entrant moves for itself, results
 *           come from the service                                            Authority
 * T-EVT-03  it starts with two entrants; scoring and tie-breaks are fixed    EventFrame
 * T-EVT-04  it closes when no round is open; then nothing changes            EventFrame, TournamentRules
 * T-REG-01  an entrant is one to twelve subjects                             Registration
 * T-REG-02  a subject is entered once                                        Registration
 * T-REG-03  late entry, until so many rounds have been opened                Registration
 * T-REG-04  an event has at most a thousand entrants                         Registration
 * T-REG-05  who withdraws is dealt nothing more                              Registration, Rounds
 * T-REG-06  who has withdrawn may return                                     Registration
 * T-REG-07  who moderates a board does not play on it                        Moderation, SeenBoards
 * T-REG-08  who saw a card is not given it                                   SeenBoards, Moderation
 * T-REG-09  an entrant's people, and nobody else, take the seats of its tables    Seating
 * T-BRD-01  a board is a value: game, card, mode, jobs, ruleset              Boards, BoardSpec
 * T-BRD-02  a Swiss is played on boards for both chairs                      Boards
 * T-BRD-03  a board is dealt in one round; before, it may be taken back      Boards, Rounds
 * T-BRD-04  a shared board has the server's dice                             Boards
 * T-BRD-05  a team that has both sides of a table is two people or more,
 *           each on one side                                                 Seating
 * T-RND-01  one event opens a round whole                                    Rounds
 * T-RND-02  a game's id is made from event, round, board and table           Game, Deal
 * T-RND-03  a Swiss round has two boards, any other one or more              Rounds
 * T-RND-04  start, length and warnings are values; nobody looks at a clock   RoundTimes
 * T-RND-05  the bye of a pairing brings what the terms say                   SwissEncounters
 * T-RND-06  an entrant may sit out the next round                            Registration, Rounds
 * T-RND-07  a round is paused and resumed; results still arrive              RoundClock
 * T-RND-08  extra time, 1 to 600 minutes at once                             RoundClock
 * T-RND-09  a round closes when every table has a result or a ruling         Rounds
 * T-RND-10  a game is shown and joined once the round stands with all of them  Rounds, Round
 * T-RES-01  a session brings its ending, Payoff, Exposure, process held      Results
 * T-RES-02  a career brings a result for each job of its arc                 Results, AfterResult
 * T-RES-03  a game left without an end needs a ruling                        Results
 * T-RES-04  who does not come forfeits what has not been played              Results
 * T-RES-05  a ruling awards scores, or cancels the table                     Results, TableRuling
 * T-RES-06  a table ends once; after that there are only corrections         Results
 * T-SCO-01  the scoring is data of the event, chosen before it starts        EventFrame, Scoring
 * T-SCO-02  what a session brings to a chair                                 ChairScore
 * T-SCO-03  what a job brings                                                JobScore
 * T-SCO-04  the standard scoring is ours: judging counts beside winning      Scoring
 * T-DUP-01  every entrant plays every board of the round                     Duplicate
 * T-DUP-02  matchpoints against the field decide                             Duplicate
 * T-DUP-03  a table that does not count is an average to all others          Duplicate
 * T-SWI-01  two sessions with the chairs exchanged                           SwissEncounters
 * T-SWI-02  their sums make a win, a draw or a loss                          SwissEncounters
 * T-SWI-03  a forfeit loses; a cancelled encounter is a draw                 SwissEncounters
 * T-SWI-04  two entrants may be kept apart                                   PairingWishes
 * T-SWI-05  two entrants may be made to meet in the next round               PairingWishes
 * T-SWI-06  each pairing and bye comes with its reasons                      SwissEncounters
 * T-LAD-01  attempts are made while the round is open                        Ladder
 * T-LAD-02  as many as the terms say; a cancelled one is none                Ladder
 * T-LAD-03  one at a time, and no board twice                                Ladder
 * T-LAD-04  the best attempt stands; none stands behind any                  Ladder, Standings
 * T-STA-01  standings are counted anew from the events each time             Standings
 * T-STA-02  tie-breaks are an ordered list, chosen before the start          EventFrame, Standings
 * T-STA-03  totals, process held and casualties come from tables that count;
 *           tie-breaks of opponents from rounds that are closed              Tally, SwissEncounters
 * T-STA-04  standings say after which event they were counted                Standings
 * T-STA-05  the standings after any round can be counted again               Standings
 * T-STA-06  the organizer says whether everybody may read the standings     EventFrame
 * T-COR-01  a result is put right; who, when and why are kept                Corrections
 * T-COR-02  a ruling may take the place of a result                          Corrections
 * T-COR-03  standings follow, pairings do not                                Corrections, Standings
 * T-CLO-01  a board closes when it has ended at every table                  BoardClosing
 * T-CLO-02  then its seed is opened, and must be the one committed to        BoardClosing
 * T-CLO-03  before that nothing of it is shown, at finished tables either    BoardClosing
 * T-CLO-04  then every game on it ends: nobody plays with dice that are known  (line, squad) BoardDealing
 * T-LOT-01  lots come from a seed committed to at the creation               EventFrame
 * T-LOT-02  they are stored as thrown                                        EntrantLots
 * T-LOT-03  the seed is opened when the event closes                         EventFrame
 * T-LOT-04  they give the pairing numbers; a late entry comes behind         EntrantLots
 * </pre>
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.rules;
