// Who may say what, when: the log's own rules, as a second pure reducer beside the engine.
export { daysAwayOf } from './absence.ts';
export { trustAlong } from './along.ts';
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
  type TrustFaults,
  trustFault,
} from './fault.ts';
export { forfeitsAtWill } from './forfeit.ts';
export { chainOf, keeperFor } from './keeper.ts';
export { allowedSigners, keysOf } from './keys.ts';
export {
  type AbsenceOrder,
  type AnchorOrder,
  type ArchiveOrder,
  type ChangeKeyOrder,
  type EditOrder,
  type ForfeitBidOrder,
  type ForfeitOrder,
  HashSchema,
  isArchiveOrder,
  type Order,
  OrderSchema,
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
  type PublicKey,
  publicKeyOf,
  rawKeyOf,
  readSignature,
  toBeSigned,
} from './sshsig.ts';
export {
  type Absence,
  beginTrust,
  bidderOf,
  type Chain,
  commitNamesOf,
  type KeyHeld,
  type Proposal,
  playerOf,
  type Trust,
} from './state.ts';
export { substituteEvents, substituteFault } from './substitute.ts';
export { type FindLine, struckBy, voidFault } from './void.ts';
export { roundDue, roundOf, witnessesOf } from './witness.ts';
