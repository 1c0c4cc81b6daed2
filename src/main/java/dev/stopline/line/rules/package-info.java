/**
 * The two-table game: every rule of line, pure. A heading, a file.
 *
 * <p>Where each rule is carried out; "coaching" guides a person and has no code. What the events change is in the files
 * named {@code After…}, who sees them in {@link dev.stopline.line.rules.WhoSees}.
 *
 * <pre>
 * L-MODE-01   Mode
 * L-MODE-02   Mode
 * L-MODE-03   Mode
 * L-MODE-04   ScriptedMoves, ImCompany
 * L-MODE-05   coaching
 * L-MODE-06   RulesetKey
 *
 * L-SETUP-01  HireCardCheck
 * L-SETUP-02  HireCardCheck
 * L-SETUP-03  HireCardCheck
 * L-SETUP-04  HireCardCheck
 * L-SETUP-05  HireCardCheck
 * L-SETUP-06  HireCardCheck
 * L-SETUP-07  HireCardCheck
 * L-SETUP-08  HireCardCheck
 * L-SETUP-09  ControlCheck
 * L-SETUP-10  ScriptCheck
 * L-SETUP-11  SessionSetup
 * L-SETUP-12  coaching
 *
 * L-ROUND-01  RoundLoop
 * L-ROUND-02  RoundLoop
 * L-ROUND-03  RoundLoop, Narration
 * L-ROUND-04  RoundLoop
 * L-ROUND-05  RoundLoop
 * L-ROUND-06  RoundLoop
 * L-ROUND-07  Actions
 * L-ROUND-08  RoundLoop
 * L-ROUND-09  WaitingEffects
 * L-ROUND-10  coaching
 * L-ROUND-11  Rolls
 * L-ROUND-12  coaching
 *
 * L-ACT-01    Actions
 * L-ACT-02    Actions
 * L-ACT-03    Verb
 * L-ACT-04    Actions, FreeAction
 * L-ACT-05    Actions, FreeAction
 * L-ACT-06    Rolls, Verb
 * L-ACT-07    Rolls, Verb
 * L-ACT-08    Actions
 * L-ACT-09    Actions
 *
 * L-LOOK-01   Lookups
 * L-LOOK-02   Lookups
 * L-LOOK-03   RulesetKey, Lookups
 * L-LOOK-04   Lookups
 * L-LOOK-05   Lookups
 * L-LOOK-06   Lookups
 * L-LOOK-07   Lookups
 *
 * L-ROLL-01   Rolls
 * L-ROLL-02   Rolls
 * L-ROLL-03   Rolls
 * L-ROLL-04   Rolls
 * L-ROLL-05   VerbEffects
 * L-ROLL-06   Band
 * L-ROLL-07   VerbEffects
 * L-ROLL-08   Band, Rolls
 * L-ROLL-09   Controls
 * L-ROLL-10   ScriptedMoves
 * L-ROLL-11   Rolls
 * L-ROLL-12   Rolls
 * L-ROLL-13   Rolls
 * L-ROLL-14   Rolls
 * L-ROLL-15   ScriptedMoves, ImCompany
 * L-ROLL-16   coaching
 * L-ROLL-17   coaching
 * L-ROLL-18   VerbEffects
 *
 * L-COVER-01  CoverRoll
 * L-COVER-02  CoverRoll
 * L-COVER-03  CoverRoll
 * L-COVER-04  CoverRoll
 * L-COVER-05  CoverRoll, ScriptCheck
 * L-COVER-06  CoverRoll
 * L-COVER-07  CoverRoll
 * L-COVER-08  CoverRoll
 * L-COVER-09  ScriptedMoves
 * L-COVER-10  CoverRoll, VerbEffects
 * L-COVER-11  CoverRoll, VerbEffects
 * L-COVER-12  ScriptedMoves, ScriptCheck
 *
 * L-VERB-01   Verb, VerbEffects, PayoffTrack
 * L-VERB-02   Verb, VerbEffects, PayoffTrack
 * L-VERB-03   Verb, Controls
 * L-VERB-04   Verb, VerbEffects
 * L-VERB-05   VerbEffects, Facts
 * L-VERB-06   VerbEffects
 * L-VERB-07   Actions
 * L-VERB-08   Facts
 * L-VERB-09   Controls, Actions
 * L-VERB-10   Verb
 *
 * L-TRACK-01  PayoffTrack
 * L-TRACK-02  PayoffTrack
 * L-TRACK-03  PayoffTrack, ExposureTrack
 * L-TRACK-04  PayoffTrack
 * L-TRACK-05  PayoffTrack
 * L-TRACK-06  Tracks, WhoSees
 *
 * L-TIER-01   Tier, ClueTier
 * L-TIER-02   VerbEffects, ClueTier
 * L-TIER-03   VerbEffects, ClueTier
 * L-TIER-04   ClueTier, WhoSees
 * L-TIER-05   ClueTier, WhoSees
 *
 * L-FACT-01   Facts, CutGate
 * L-FACT-02   Ruleset, CutGate
 *
 * L-CALL-01   Seats
 * L-CALL-02   StopTheLine
 * L-CALL-03   StopTheLine
 * L-CALL-04   StopTheLine
 * L-CALL-05   StopTheLine
 * L-CALL-06   StopTheLine
 * L-CALL-07   StopTheLine, Seats
 * L-CALL-08   Rolls
 * L-CALL-09   Said
 * L-CALL-10   StopTheLine
 * L-CALL-11   StopTheLine
 * L-CALL-12   StopTheLine
 *
 * L-VOTE-01   Vote
 * L-VOTE-02   Vote
 * L-VOTE-03   Vote
 * L-VOTE-04   Vote
 * L-VOTE-05   Vote
 * L-VOTE-06   Vote
 * L-VOTE-07   Vote
 * L-VOTE-08   Vote
 * L-VOTE-09   Vote
 * L-VOTE-10   Vote
 * L-VOTE-11   Vote, WhoSees
 * L-VOTE-12   Vote
 * L-VOTE-13   Vote
 * L-VOTE-14   Vote
 * L-VOTE-15   Vote
 * L-VOTE-16   StopTheLine
 *
 * L-MEET-01   Meeting
 * L-MEET-02   Meeting
 * L-MEET-03   Meeting
 * L-MEET-04   Meeting
 * L-MEET-05   Meeting
 * L-MEET-06   Meeting
 * L-MEET-07   Meeting
 * L-MEET-08   coaching
 * L-MEET-09   Meeting
 * L-MEET-10   Meeting
 * L-MEET-11   Meeting
 * L-MEET-12   Meeting
 *
 * L-CUT-01    ApproveCut
 * L-CUT-02    ApproveCut
 * L-CUT-03    CutGate
 * L-CUT-04    CutGate
 * L-CUT-05    CutGate
 * L-CUT-06    CutGate
 * L-CUT-07    Grounds, RulesetKey
 * L-CUT-08    Grounds, RulesetKey
 * L-CUT-09    Grounds, Said
 * L-CUT-10    Grounds
 * L-CUT-11    Grounds
 * L-CUT-12    Grounds
 * L-CUT-13    Grounds
 * L-CUT-14    Grounds
 * L-CUT-15    ApproveCut
 * L-CUT-16    ApproveCut
 * L-CUT-17    ApproveCut, Facts
 * L-CUT-18    ApproveCut, Actions
 * L-CUT-19    ApproveCut, PayoffTrack
 * L-CUT-20    WrongfulOffboarding, ExposureTrack
 * L-CUT-21    WrongfulOffboarding, RoundLoop
 * L-CUT-22    WrongfulOffboarding
 * L-CUT-23    WrongfulOffboarding, RoundLoop
 * L-CUT-24    WrongfulOffboarding, WhoSees
 * L-CUT-25    WrongfulOffboarding, CaseEnd
 *
 * L-END-01    CaseEnd
 * L-END-02    RoundLoop
 * L-END-03    PayoffTrack
 * L-END-04    CaseEnd
 * L-END-05    CaseEnd
 *
 * L-PROC-01   DebriefOrder
 * L-PROC-02   ProcessHeld
 * L-PROC-03   ProcessHeld
 * L-PROC-04   ProcessHeld
 * L-PROC-05   ProcessHeld
 *
 * L-DEB-01    DebriefOrder
 * L-DEB-02    DebriefOrder
 * L-DEB-03    DebriefOrder
 * L-DEB-04    DebriefOrder
 * L-DEB-05    DebriefOrder
 *
 * L-TEL-01    Meeting, PlayerChoices, Stage1Calls
 * L-TEL-02    SessionSetup
 *
 * L-VIS-01    RulesetKey
 * </pre>
 *
 * <p>A session of a tournament stands on a shared board; what that takes of a session is {@code BoardDealing}, and what the
 * session brings to the tournament is {@link dev.stopline.line.rules.SessionResult}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.line.rules;
