// Games of an archive: loaded, proved, gone on with, and told turn by turn.
export {
  appendAgree,
  appendDecline,
  appendForfeit,
  appendFormal,
  appendNote,
  appendOrder,
  appendProposal,
  appendReport,
  appendRoll,
  type DiceSupply,
  type Drafted,
  openGame,
  type Said,
} from './append.ts';
export { cacheIn, codeFingerprint, findingsIn, openCache } from './cache.ts';
export { databaseIn, isDamage, isTorn, removeDatabase } from './database.ts';
export { type DifferenceKind, joinKinds, kindsIn, type Proof, proofOf } from './differences.ts';
export type { Draft, OrderDrafted, Rejection } from './draft.ts';
export { filesUnder, fingerprintOf, installedIn, versionsIn } from './fingerprint.ts';
export { emptyGame, extendGame, type Game, type GameSigner, headOf, rulesOf, stateBefore } from './game.ts';
export { fileCheck, fileHash, gameOf, loadGame } from './load.ts';
export { isInPart, MOST_PARTS, type Part, parsePart, partsHolding, partsOf, sayPart } from './part.ts';
export { openProspects, type Prospects } from './prospects.ts';
export { gameOrderOf } from './redecide.ts';
export { openRows, type Rows, rowsKept } from './rows.ts';
export {
  DEFAULT_SETTINGS,
  DICE_CHOICES,
  type DiceChoice,
  mayBe,
  NOWHERE,
  parseSettings,
  type RankingSettings,
  readSettings,
  SETTINGS_FILE,
  type Settings,
  type SettingsData,
  type TextKey,
  writeSettings,
} from './settings.ts';
export { editIn, type GameTurn, type Reported, reportedIn, type TurnEntry, turnId, turnsOf } from './turns.ts';
export {
  type CheckedEntry,
  type Difference,
  type EntryVerdict,
  type KnownChecks,
  type Verification,
  verifyGame,
  verifySome,
} from './verify.ts';
export { type Waiting, waitingOf } from './waiting.ts';
