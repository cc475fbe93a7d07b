// Who may say what, when: the log's own rules, as a second pure reducer beside the engine.
export { absenceFault, daysAwayOf } from './absence.ts';
export { fromBase64, toBase64 } from './base64.ts';
export { sealOf } from './bids.ts';
export {
  type Checkpoint,
  type CheckpointVerdict,
  checkpointsIn,
  compareCheckpoint,
  makeCheckpoint,
} from './checkpoint.ts';
export { answerHours, deadlineAfter, type Pause, pausesOf } from './clock.ts';
export { consentLeft, consentNeeded } from './consent.ts';
export { EMPTY_HEAD, type Envelope, type Head, isReported, type Named, NO_LINE } from './envelope.ts';
export {
  type Remedy,
  TRUST_REMEDIES,
  type TrustFault,
  type TrustFaultCode,
  type TrustFaults,
  trustFault,
} from './fault.ts';
export { forfeitFault, forfeitsAtWill } from './forfeit.ts';
export { chainOf, keeperFor } from './keeper.ts';
export { allowedSigners, keysOf } from './keys.ts';
export {
  type AbsenceOrder,
  type AnchorOrder,
  type ArchiveOrder,
  type ChangeKeyOrder,
  type DrawOrder,
  type EditOrder,
  type ForfeitBidOrder,
  type ForfeitOrder,
  HashSchema,
  isArchiveOrder,
  type Order,
  OrderSchema,
  type OrderType,
  type ProposedOrder,
  type ReceiptOrder,
  type RulingOrder,
  type SettingsOrder,
  type SubstituteOrder,
  TextSchema,
  type VoidOrder,
} from './orders.ts';
export { holdsUp } from './proposal.ts';
export { followsFault, speak } from './speak.ts';
export { mayNot, speakerOf } from './speaker.ts';
export {
  checkEd25519,
  type Ed25519,
  fingerprintOf,
  isSigned,
  isSoundKey,
  makeSignature,
  NAMESPACE,
  type PublicKey,
  publicKeyOf,
  rawKeyOf,
  readSignature,
  type Signature,
  toBeSigned,
} from './sshsig.ts';
export {
  type Absence,
  type Asked,
  beginTrust,
  bidderOf,
  type Chain,
  type Commitment,
  commitNamesOf,
  type KeyHeld,
  type Proposal,
  playerOf,
  type Receipt,
  type Ruling,
  type Seal,
  sidesOf,
  type Trust,
  type TurnLine,
} from './state.ts';
export { playersAfter, substituteEvents, substituteFault } from './substitute.ts';
export { type FindLine, struckBy, voidFault } from './void.ts';
export { roundDue, roundOf, witnessesOf } from './witness.ts';
