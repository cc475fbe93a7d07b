// What can be wrong with who says what, when, as typed values. The sentences are made in `i18n`.

import type { DiceSource } from '../dice/index.ts';
import type { GameEventType, Player } from '../engine/index.ts';
import type { Power } from '../vocab/index.ts';
import type { OrderType } from './orders.ts';

/** What to do about a fault; one word for one piece of advice. */
const REMEDIES = [
  'restore-the-line', // the line is not as it was written: take the file back from the history
  'write-with-fieldpost', // lines are made by the tool, not by hand
  'use-newer-version', // made by a later version of the tool
  'shorten', // too long: say less or split it
  'ask-the-author', // only he can say it again
  'enter-the-dice', // the dice of the open order come first
  'name-the-player', // say for whom this is entered, and keep his mail
  'order-own-powers', // order only the powers you play, or ask the referee
  'use-agreed-dice', // the source of dice this game agreed on
  'name-the-order', // void the order; its dice go with it
  'propose-edit', // older than the turn under way: an `edit` by consent
  'give-consent-first', // waits for the other sides
  'read-again', // somebody else appended meanwhile: read the log again
  'try-again', // another command is at work
  'remove-the-link', // a symbolic link where a file or folder is expected
  'sync', // `fieldpost sync` repairs it
  'say-otherwise', // leave out of the text what does not belong there
  'ask-consent', // propose it, or ask the referee
  'wait', // it may be said later
  'order-the-days', // the first day before the last
  'sign', // sign with a key that is in force
  'make-a-key', // take another key, a fresh one
  'anchor-first', // the keeper publishes the end of his chain
  'use-other-dice', // another source, or somebody who can keep the dice
  'name-a-witness', // somebody who plays no power, with a key
  'wait-for-the-witness', // his receipt comes before the dice
  'open-the-bid', // open the bid that was sealed, letter by letter
  'repair', // the next command that appends repairs it
] as const;
export type Remedy = (typeof REMEDIES)[number];

type None = Record<never, never>;

/** Faults of who says what, with what a sentence about each needs. */
export interface TrustFaults {
  readonly 'wrong-game': { readonly game: string; readonly expected: string };
  readonly 'wrong-seq': { readonly seq: number; readonly expected: number };
  readonly 'time-goes-back': { readonly at: string; readonly before: string };
  readonly 'wrong-prev': { readonly prev: string; readonly expected: string };
  readonly 'not-opened': None;
  readonly 'opened-twice': None;
  readonly 'unknown-player': { readonly player: string };
  readonly 'player-twice': { readonly player: string };
  readonly 'power-twice': { readonly power: Power };
  readonly 'for-himself': { readonly player: string };
  readonly 'may-not-enter-for': { readonly player: string; readonly for: string };
  readonly 'evidence-missing': { readonly player: string; readonly for: string };
  /** Hours for an answer are more than for a turn. */
  readonly 'clock-odd': { readonly answer: number; readonly turn: number };
  readonly 'absence-backwards': { readonly from: string; readonly to: string };
  readonly 'absence-past': { readonly from: string; readonly day: string };
  readonly 'absence-too-long': { readonly player: string; readonly days: number; readonly max: number };
  readonly 'substitute-himself': { readonly player: string };
  readonly 'nothing-taken-over': { readonly player: string; readonly leaves: string };
  /** He is in the game already, with another name, role, language … */
  readonly 'player-differs': { readonly player: string };
  readonly 'role-differs': {
    readonly player: string;
    readonly role: Player['role'];
    readonly expected: Player['role'];
  };
  /** Somebody is to play, and it is not said for whom. */
  readonly 'leaver-missing': { readonly player: string };
  readonly 'forfeit-own-side': { readonly player: string; readonly power: Power };
  /** A bid is sealed, opened and given up by its own player alone. */
  readonly 'bid-of-another': { readonly player: string; readonly of: string };
  readonly 'bid-not-due': { readonly player: string };
  readonly 'forfeit-own-bid': { readonly player: string };
  readonly 'seal-missing': { readonly player: string };
  /** What was opened is not what was sealed. */
  readonly 'seal-broken': { readonly player: string };
  readonly 'edit-into-bids': { readonly seq: number };
  readonly 'forfeit-without-clock': { readonly player: string };
  readonly 'forfeit-too-early': { readonly from: string };
  readonly 'not-waited-for': { readonly power: Power };
  readonly 'role-may-not': {
    readonly player: string;
    readonly role: Player['role'];
    readonly order: OrderType | 'reported';
  };
  readonly 'power-not-his': { readonly player: string; readonly power: Power };
  readonly 'dice-first': { readonly commitment: string; readonly seq: number };
  readonly 'dice-missing': None;
  readonly 'dice-unexpected': { readonly order: OrderType | 'reported' };
  readonly 'nothing-to-roll': None;
  readonly 'roll-of-another': { readonly of: string; readonly commitment: string };
  readonly 'dice-source-not-agreed': { readonly source: DiceSource; readonly agreed: DiceSource };
  readonly 'seed-changed': { readonly commitment: string };
  readonly 'commitment-without-nonce': { readonly order: OrderType };
  // keys and signatures; keys by fingerprint
  readonly 'signature-missing': { readonly player: string };
  readonly 'signature-of-another': { readonly player: string; readonly key: string };
  readonly 'key-unsound': { readonly key: string };
  readonly 'key-twice': { readonly key: string; readonly player: string };
  readonly 'key-not-his': { readonly player: string; readonly of: string };
  readonly 'key-last': { readonly player: string };
  readonly 'key-unknown': { readonly player: string; readonly key: string };
  // dice of a keeper
  /** No enemy of this power could keep the dice. */
  readonly 'keeper-missing': { readonly power: Power };
  readonly 'keeper-unfit': { readonly player: string };
  readonly 'keeper-enters': { readonly player: string };
  readonly 'anchor-missing': { readonly player: string };
  readonly 'anchor-needless': { readonly player: string };
  readonly 'anchor-spent': { readonly player: string };
  readonly 'reveal-not-his': { readonly player: string; readonly keeper: string };
  readonly 'reveal-out-of-order': { readonly k: number; readonly expected: number };
  readonly 'reveal-wrong': { readonly k: number; readonly keeper: string };
  // dice of a beacon
  readonly 'beacon-unknown': { readonly chain: string };
  readonly 'beacon-not-agreed': { readonly chain: string; readonly agreed: string };
  readonly 'witness-missing': None;
  readonly 'receipt-needless': { readonly of: string };
  readonly 'receipt-twice': { readonly by: string };
  readonly 'receipt-not-his': { readonly player: string };
  readonly 'receipt-missing': None;
  readonly 'round-wrong': { readonly round: number; readonly expected: number };
  readonly 'note-missing': None;
  readonly 'report-too-late': { readonly player: string };
  readonly 'event-unexpected': { readonly event: GameEventType; readonly order: OrderType | 'reported' };
  readonly 'rewind-wrong': { readonly to: number; readonly from: number };
  readonly 'rewind-missing': None;
  /** The line of an order holds no events and should. */
  readonly 'effect-missing': { readonly order: OrderType | 'reported' };
  readonly 'effect-wrong': { readonly order: OrderType | 'reported' };
  readonly 'edit-into-dice': { readonly seq: number };
  readonly 'game-is-over': None;
  readonly 'already-proposed': { readonly of: string; readonly seq: number };
  readonly 'no-such-entry': { readonly of: string };
  readonly 'not-an-order': { readonly of: string };
  readonly 'not-this-turn': { readonly of: string; readonly seq: number };
  readonly 'already-void': { readonly of: string };
  readonly 'names-dice': { readonly of: string; readonly commitment: string };
  readonly 'no-such-proposal': { readonly of: string };
  readonly 'consent-not-his': { readonly player: string };
}
export type TrustFaultCode = keyof TrustFaults;

/** One fault: what, with which particulars, and what to do. */
export type TrustFault = {
  readonly [C in TrustFaultCode]: { readonly code: C; readonly params: TrustFaults[C]; readonly remedy: Remedy };
}[TrustFaultCode];

/** What to do about each; also the list of all codes. */
export const TRUST_REMEDIES: { readonly [C in TrustFaultCode]: Remedy } = {
  'wrong-game': 'restore-the-line',
  'wrong-seq': 'restore-the-line',
  'wrong-prev': 'restore-the-line',
  'time-goes-back': 'write-with-fieldpost',
  'not-opened': 'restore-the-line',
  'opened-twice': 'write-with-fieldpost',
  'unknown-player': 'name-the-player',
  'player-twice': 'write-with-fieldpost',
  'power-twice': 'write-with-fieldpost',
  'for-himself': 'write-with-fieldpost',
  'may-not-enter-for': 'name-the-player',
  'evidence-missing': 'name-the-player',
  'clock-odd': 'write-with-fieldpost',
  'absence-backwards': 'order-the-days',
  'absence-past': 'ask-consent',
  'absence-too-long': 'ask-consent',
  'substitute-himself': 'write-with-fieldpost',
  'nothing-taken-over': 'write-with-fieldpost',
  'player-differs': 'write-with-fieldpost',
  'role-differs': 'write-with-fieldpost',
  'leaver-missing': 'write-with-fieldpost',
  'forfeit-own-side': 'order-own-powers',
  'bid-of-another': 'name-the-player',
  'bid-not-due': 'wait',
  'forfeit-own-bid': 'open-the-bid',
  'seal-missing': 'read-again',
  'seal-broken': 'open-the-bid',
  'edit-into-bids': 'read-again',
  'forfeit-without-clock': 'ask-consent',
  'forfeit-too-early': 'wait',
  'not-waited-for': 'wait',
  'role-may-not': 'name-the-player',
  'power-not-his': 'order-own-powers',
  'dice-first': 'enter-the-dice',
  'dice-missing': 'write-with-fieldpost',
  'dice-unexpected': 'write-with-fieldpost',
  'nothing-to-roll': 'read-again',
  'roll-of-another': 'read-again',
  'dice-source-not-agreed': 'use-agreed-dice',
  'seed-changed': 'restore-the-line',
  'commitment-without-nonce': 'write-with-fieldpost',
  'signature-missing': 'sign',
  'signature-of-another': 'sign',
  'key-unsound': 'make-a-key',
  'key-twice': 'make-a-key',
  'key-not-his': 'name-the-player',
  'key-last': 'make-a-key',
  'key-unknown': 'read-again',
  'keeper-missing': 'use-other-dice',
  'keeper-unfit': 'use-other-dice',
  'keeper-enters': 'name-the-player',
  'anchor-missing': 'anchor-first',
  'anchor-needless': 'write-with-fieldpost',
  'anchor-spent': 'anchor-first',
  'reveal-not-his': 'enter-the-dice',
  'reveal-out-of-order': 'restore-the-line',
  'reveal-wrong': 'restore-the-line',
  'beacon-unknown': 'use-newer-version',
  'beacon-not-agreed': 'restore-the-line',
  'witness-missing': 'name-a-witness',
  'receipt-needless': 'read-again',
  'receipt-twice': 'read-again',
  'receipt-not-his': 'name-a-witness',
  'receipt-missing': 'wait-for-the-witness',
  'round-wrong': 'restore-the-line',
  'note-missing': 'write-with-fieldpost',
  'report-too-late': 'propose-edit',
  'event-unexpected': 'write-with-fieldpost',
  'rewind-wrong': 'write-with-fieldpost',
  'rewind-missing': 'write-with-fieldpost',
  'effect-missing': 'write-with-fieldpost',
  'effect-wrong': 'write-with-fieldpost',
  'edit-into-dice': 'name-the-order',
  'game-is-over': 'read-again',
  'already-proposed': 'give-consent-first',
  'no-such-entry': 'read-again',
  'not-an-order': 'name-the-order',
  'not-this-turn': 'propose-edit',
  'already-void': 'read-again',
  'names-dice': 'name-the-order',
  'no-such-proposal': 'read-again',
  'consent-not-his': 'give-consent-first',
};

export const trustFault = <C extends TrustFaultCode>(code: C, params: TrustFaults[C]): TrustFault =>
  ({ code, params, remedy: TRUST_REMEDIES[code] }) as TrustFault; // code and params belong together by the signature; the union cannot see it
