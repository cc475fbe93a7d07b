// Who may say what, when: the log's own rules, as a second pure reducer beside the engine.
export { consentLeft, consentNeeded, decidesAlone } from './consent.ts';
export { EMPTY_HEAD, type Envelope, type Head, isReported, type Named, NO_LINE } from './envelope.ts';
export {
  REMEDIES,
  type Remedy,
  TRUST_REMEDIES,
  type TrustFault,
  type TrustFaultCode,
  type TrustFaults,
  trustFault,
} from './fault.ts';
export {
  ACTED_UPON,
  type ArchiveOrder,
  ArchiveOrderSchema,
  type ArchiveOrderType,
  HashSchema,
  isArchiveOrder,
  type Order,
  OrderSchema,
  type OrderType,
  type RulingOrder,
  TextSchema,
  type VoidOrder,
} from './orders.ts';
export { followsFault, speak } from './speak.ts';
export { mayNot, speakerOf } from './speaker.ts';
export {
  beginTrust,
  type Commitment,
  type Proposal,
  playerOf,
  type Ruling,
  sidesOf,
  type Trust,
  type TurnLine,
} from './state.ts';
export { type FindLine, struckBy, voidFault } from './void.ts';
