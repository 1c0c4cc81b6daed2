/**
 * The solo campaign of a detective: every rule of squad, pure. A heading, a file.
 *
 * <p>Where each rule is carried out; "coaching" guides a person and has no code. What the events change is in the files
 * named {@code After…} for a part of the state, who sees them in {@link dev.stopline.squad.rules.WhoSees}; names that
 * start with {@code content.} stand in that folder beside this one.
 *
 * <pre>
 * S-GLO-01  JobOpening, Standing
 * S-GLO-02  Throws, Places, ThrownDice, SquadDiceProof
 * S-GLO-03  DetectiveMaking, Generator, Anatomies, FirstRead, SessionOrder, FirstStep
 * S-GLO-04  JobPhase, FirstRead, SessionOrder, InterdictEntry
 * S-GLO-05  coaching
 *
 * S-DET-01  DetectiveMaking
 * S-DET-02  Attribute, Thresholds, InterdictBeat
 * S-DET-03  DetectiveMaking
 * S-DET-10, S-DET-11, S-DET-12, S-DET-13, S-DET-14, S-DET-15, S-DET-16, S-DET-17, S-DET-18  WarDetails
 * S-DET-20  InterdictBeat
 * S-DET-21  StartingValues
 * S-DET-22  InterdictBeat
 * S-DET-25  Actions, InterdictBeat
 * S-DET-26  Actions
 * S-DET-28  InterdictBeat
 * S-DET-30, S-DET-31  ShadowPhase
 * S-DET-32  Anatomies
 * S-DET-33  Actions
 * S-DET-34  Thresholds, SceneGuards
 * S-DET-35  InterdictBeat
 * S-DET-36  Specialty, DetectiveMaking, InterdictBeat
 * S-DET-37  Casualties
 * S-DET-38  Actions
 * S-DET-40  DetectiveMaking
 *
 * S-KIT-01  FieldKit, KitItem
 * S-KIT-02  InterdictBeat
 * S-KIT-03  KitItem
 * S-KIT-04  Sources, Thresholds
 * S-KIT-05  FirstRead
 * S-KIT-06  Thresholds, SceneGuards
 * S-KIT-07  FieldKit, HeatConsequences
 * S-KIT-08  JobOpening, InterdictBeat
 * S-KIT-09  Anatomies
 * S-KIT-10  FieldKit, HeatConsequences
 * S-KIT-11  Sergeant, Generator, FirstRead
 *
 * S-GEN-01  Generator
 * S-GEN-02  coaching
 * S-GEN-03  Generator, JobType
 * S-GEN-04  Generator, Tempo
 * S-GEN-05  Capability, Generator
 * S-GEN-06  Capability, Postures, InterdictEntry, InterdictBeat
 * S-GEN-07  Capability, InterdictEntry, InterdictBeat
 * S-GEN-08  JobCard, InterdictEntry
 * S-GEN-09  Generator, ThreatClock, Trajectory
 * S-GEN-10  Generator, Territory, Thresholds
 * S-GEN-11  Generator
 * S-GEN-12  Generator, Sergeant
 * S-GEN-13  StartingValues
 * S-GEN-14  FirstRead
 * S-GEN-15  Rolls, FirstRead, Thresholds
 * S-GEN-16  SessionOrder
 * S-GEN-17  StartingValues
 * S-GEN-18  StartingValues, CloseTypes
 * S-GEN-19  StartingValues, ThreatClock
 *
 * S-CARD-01  JobCard
 * S-CARD-02  Anatomies
 *
 * S-ANAT-01  Anatomies, Axis
 * S-ANAT-02  Anatomies, SceneGuards
 * S-ANAT-03, S-ANAT-04  Anatomies, Tokens
 * S-ANAT-05  Anatomies
 *
 * S-READ-01, S-READ-02, S-READ-03, S-READ-04, S-READ-05  FirstRead
 * S-READ-06  Actions, FalseTarget, FirstRead
 *
 * S-SESS-01  SessionMode, SessionOrder
 * S-SESS-02  SessionOrder
 * S-SESS-03  Advice, content.Texture
 * S-SESS-04  Sources
 *
 * S-ACT-01, S-ACT-02, S-ACT-03, S-ACT-04  Actions, Verb, Thresholds
 * S-ACT-05  Actions, Category, Thresholds
 * S-ACT-06  Actions, Sources, Thresholds
 * S-ACT-07  Actions, Thresholds
 * S-ACT-08  Actions, Thresholds, Interrogation
 * S-ACT-09  Actions, Outcome, Rolls
 * S-ACT-10  ActionResults, Actions
 * S-ACT-11  ActionResults, Thresholds
 * S-ACT-12  ActionResults, Actions, Chain
 * S-ACT-13, S-ACT-14  ActionResults, Actions
 * S-ACT-19, S-ACT-20  ActionResults, Thresholds
 * S-ACT-21  ActionResults
 * S-ACT-22  ActionResults, Thresholds
 * S-ACT-23  ActionResults
 * S-ACT-24  ActionResults, Sources
 * S-ACT-25  ActionResults
 * S-ACT-26  InterdictBeat, EngageMethod
 *
 * S-TOK-01, S-TOK-02  Chain, Tokens
 * S-TOK-03  Tokens, Actions, FirstRead, Interrogation, ShadowPhase
 * S-TOK-04  Tokens
 * S-TOK-05  JobOpening, StartingValues
 * S-TOK-07  SessionOrder, Tokens
 * S-TOK-08  Tokens
 *
 * S-CHAIN-01  Chain
 * S-CHAIN-02, S-CHAIN-03  Chain, Thresholds
 * S-CHAIN-04, S-CHAIN-05  Chain
 * S-CHAIN-06  Chain, InterdictBeat
 *
 * S-HEAT-01, S-HEAT-02  HeatTrack
 * S-HEAT-03  HeatConsequences
 * S-HEAT-05  HeatConsequences, Thresholds
 * S-HEAT-06, S-HEAT-07  HeatConsequences
 * S-HEAT-08  HeatConsequences, Thresholds
 * S-HEAT-10  HeatTrack
 * S-HEAT-11  HeatConsequences
 * S-HEAT-12  HeatTrack, SessionMode, SessionOrder
 *
 * S-CLOCK-01, S-CLOCK-02  ThreatClock
 * S-CLOCK-03, S-CLOCK-04  ThreatClock, InterdictEntry
 * S-CLOCK-05, S-CLOCK-06  ThreatClock
 *
 * S-POST-01, S-POST-02  Postures
 * S-POST-03  Postures, Thresholds
 * S-POST-04, S-POST-05, S-POST-06  Postures
 * S-POST-07  Postures, SessionOrder
 * S-POST-08  Postures
 *
 * S-SHADOW-01, S-SHADOW-02, S-SHADOW-03, S-SHADOW-04, S-SHADOW-05, S-SHADOW-06  ShadowPhase
 *
 * S-INTERRO-01, S-INTERRO-02, S-INTERRO-03  Interrogation
 * S-INTERRO-04  Interrogation, Thresholds
 * S-INTERRO-05  Interrogation, Resistance
 * S-INTERRO-06, S-INTERRO-07, S-INTERRO-08, S-INTERRO-09, S-INTERRO-10  Interrogation
 *
 * S-INTERDICT-01, S-INTERDICT-02, S-INTERDICT-03, S-INTERDICT-04  InterdictEntry
 * S-INTERDICT-05, S-INTERDICT-06  InterdictEntry, InterdictBeat
 * S-INTERDICT-07, S-INTERDICT-08  InterdictBeat
 * S-INTERDICT-09  AfterCaseEvents, InterdictBeat
 * S-INTERDICT-10  InterdictBeat
 * S-INTERDICT-11  InterdictBeat, InterdictEntry
 * S-INTERDICT-12  InterdictBeat
 * S-INTERDICT-13  EngageMethod, InterdictBeat
 * S-INTERDICT-14, S-INTERDICT-15, S-INTERDICT-16, S-INTERDICT-17, S-INTERDICT-18  InterdictBeat
 *
 * S-CLOSE-01, S-CLOSE-02, S-CLOSE-03  CloseType, CloseTypes
 * S-CLOSE-04  CloseType, CloseTypes, JobClosing
 * S-CLOSE-05  CloseType, CloseTypes
 * S-CLOSE-06  CloseTypes, JobClosing
 * S-CLOSE-07  BetweenCases
 * S-CLOSE-08  JobClosing
 *
 * S-CAS-01, S-CAS-02  Casualties
 * S-CAS-03  Casualties, JobType
 * S-CAS-04  BetweenCases, Casualties
 *
 * S-BETWEEN-01, S-BETWEEN-02, S-BETWEEN-03, S-BETWEEN-04, S-BETWEEN-05  BetweenCases
 * S-BETWEEN-06, S-BETWEEN-07  AfterCaseEvents, BetweenCases
 * S-BETWEEN-08  BetweenCases, JobOpening
 *
 * S-EVENT-1  AfterCaseEvents
 * S-EVENT-2  AfterCaseEvents, Clearances
 * S-EVENT-3  AfterCaseEvents, Generator
 * S-EVENT-4  AfterCaseEvents, Combination
 * S-EVENT-5, S-EVENT-6, S-EVENT-7  AfterCaseEvents
 * S-EVENT-8  AfterCaseEvents, Generator
 *
 * S-CAREER-01, S-CAREER-02  BetweenCases, CareerRecord
 * S-CAREER-03  BetweenCases, AfterCaseEvents, CareerRecord
 * S-CAREER-04  coaching
 *
 * S-CLEAR-01, S-CLEAR-02, S-CLEAR-03, S-CLEAR-04, S-CLEAR-05, S-CLEAR-06  Clearances
 *
 * S-EVO-01  Evolutions, ShadowPhase
 * S-EVO-02  Evolutions, Thresholds
 * S-EVO-03  Evolutions, Generator, FirstRead
 * S-EVO-04  Evolutions, HeatTrack
 * S-EVO-05  Evolutions, InterdictEntry
 * S-EVO-06  Evolutions, HeatConsequences, Thresholds
 *
 * S-REQ-00  Requisitions
 * S-REQ-01  Requisitions, StartingValues
 * S-REQ-02  Requisitions, FieldKit
 * S-REQ-03  Requisitions, FamiliarityTrack
 * S-REQ-04  Requisitions, Sources
 * S-REQ-05  Requisitions, Generator
 * S-REQ-06  Requisitions, StartingValues
 * S-REQ-07  Requisitions, InterdictEntry
 * S-REQ-08  Requisitions, JobOpening, FieldKit
 * S-REQ-09  Requisitions, JobOpening, Anatomies
 *
 * S-FACT-01  Factions
 * S-FACT-02  Faction, Factions
 * S-FACT-03, S-FACT-04  Factions
 * S-FACT-06  Factions, Thresholds
 * S-FACT-07  Factions, StartingValues
 * S-FACT-08  Factions
 *
 * S-CONT-01  Contacts
 * S-CONT-02  ContactStatus, Contacts
 * S-CONT-03  Contacts, StartingValues
 * S-CONT-04  Contacts, Thresholds
 * S-CONT-05, S-CONT-06  Contacts
 * S-CONT-07, S-CONT-08  Contacts, Sources
 * S-CONT-09  Contacts
 *
 * S-FAM-01  FamiliarityTrack
 * S-FAM-02, S-FAM-03  ActionResults
 * S-FAM-04  Evolutions
 *
 * S-STRAIN-01, S-STRAIN-02  StrainTrack
 * S-STRAIN-05  FalseTarget
 * S-STRAIN-06  ActionResults, Interrogation
 * S-STRAIN-07  InterdictEntry, StrainTrack
 * S-STRAIN-08  StrainTrack
 * S-STRAIN-09  Aftermath
 *
 * S-WEB-01  Combination
 * S-WEB-02  BetweenCases, Combination
 * S-WEB-03  AfterCaseEvents, Combination
 * S-WEB-04  ActionResults, Combination
 * S-WEB-05  AftermathRows, Combination
 *
 * S-FINAL-01  Combination, JobOpening, Standing
 * S-FINAL-02  Tokens, InterdictEntry
 * S-FINAL-03  Generator
 * S-FINAL-04  JobClosing
 *
 * S-TAB-01  OptionalTables, content.TableLibrary
 * S-TAB-02  OptionalTables, Anatomies, content.TableLibrary
 * S-TAB-03, S-TAB-04, S-TAB-05, S-TAB-06  OptionalTables, content.TableLibrary
 * S-TAB-07  OptionalTables
 *
 * S-AFTER-C1, S-AFTER-C2  AftermathRows
 * S-AFTER-C3  AftermathRows, Clearances
 * S-AFTER-C4, S-AFTER-C5, S-AFTER-C6, S-AFTER-S1  AftermathRows
 * S-AFTER-S2  AftermathRows, Requisitions
 * S-AFTER-S3, S-AFTER-S4, S-AFTER-S5, S-AFTER-S6, S-AFTER-P1, S-AFTER-P2  AftermathRows
 * S-AFTER-P3  AftermathRows, Generator
 * S-AFTER-P4  AftermathRows, Clearances
 * S-AFTER-P5, S-AFTER-P6, S-AFTER-H1, S-AFTER-H2, S-AFTER-H3, S-AFTER-H4  AftermathRows
 * S-AFTER-H5  AftermathRows, Requisitions
 * S-AFTER-H6  AftermathRows
 * </pre><p>On a shared board of a tournament: {@code BoardDealing}, {@link dev.stopline.squad.rules.JobOutcome}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.squad.rules;
