// What a sentence about a fault of a log has to be told. The faults of the log and of its own rules fit these shapes;
// where both are known, the compiler holds them together, for the log stands to the right of this layer.

import type { Power } from '../../vocab/index.ts';

type None = Record<never, never>;
type Role = 'player' | 'steward' | 'referee' | 'witness' | 'bot';
interface Hash {
  /** SHA-256 of a line, 64 hex digits. */
  readonly of: string;
}

export interface FaultParams {
  // form
  readonly 'no-log': None;
  readonly 'file-too-large': { readonly bytes: number; readonly max: number };
  readonly 'too-many-lines': { readonly lines: number; readonly max: number };
  readonly 'bad-game-id': { readonly game: string };
  readonly 'line-empty': None;
  readonly 'merge-markers': None;
  readonly 'line-ends': None;
  readonly 'line-too-long': { readonly bytes: number; readonly max: number };
  readonly 'too-deep': { readonly depth: number; readonly max: number };
  readonly 'not-utf8': None;
  readonly 'byte-order-mark': None;
  readonly 'not-json': None;
  readonly 'not-an-object': None;
  readonly 'number-not-safe': { readonly at: string };
  readonly 'key-forbidden': { readonly at: string; readonly key: string };
  readonly 'text-unclean': {
    readonly at: string;
    readonly why: 'lone-surrogate' | 'control' | 'direction' | 'invisible' | 'not-nfc' | 'mail-address';
  };
  readonly 'not-canonical': { readonly column: number };
  readonly 'unknown-version': { readonly v: number; readonly known: readonly number[] };
  readonly 'unknown-ruleset': {
    readonly ruleset: string;
    readonly version: number;
    readonly known: readonly { readonly id: string; readonly version: number }[];
  };
  readonly 'unknown-order': { readonly order: string };
  readonly 'unknown-event': { readonly at: string; readonly event: string };
  readonly 'wrong-shape': {
    readonly at: string;
    readonly problem:
      | 'missing'
      | 'unknown-keys'
      | 'not-one-of'
      | 'whole-number'
      | 'text-length'
      | 'list-length'
      | 'kind'
      | 'form'
      | 'other';
    /** Values or keys; for `kind` one of text, list, object, other; for `form` one of time, day, hash, id, other. */
    readonly expected: readonly string[];
    readonly min?: number;
    readonly max?: number;
  };
  readonly 'signature-wrong': None;
  // file
  readonly 'symbolic-link': { readonly path: string };
  readonly 'not-a-file': { readonly path: string };
  readonly 'game-exists': { readonly game: string };
  readonly 'log-busy': { readonly holder: string };
  readonly 'log-moved-on': { readonly bytes: number; readonly expected: number };
  readonly 'entry-invalid': { readonly fault: string };
  // proof
  readonly 'dice-wrong-for-seed': {
    readonly purpose: string;
    readonly expected: readonly number[];
    readonly got: readonly number[];
  };
  readonly 'beacon-forged': { readonly round: number };
  readonly 'fold-failed': { readonly event: number; readonly message: string };
  // chain
  readonly 'wrong-game': { readonly game: string; readonly expected: string };
  readonly 'wrong-seq': { readonly seq: number; readonly expected: number };
  readonly 'time-goes-back': { readonly at: string; readonly before: string };
  readonly 'wrong-prev': { readonly prev: string; readonly expected: string };
  // who says what
  readonly 'not-opened': None;
  readonly 'opened-twice': None;
  readonly 'unknown-player': { readonly player: string };
  readonly 'player-twice': { readonly player: string };
  readonly 'power-twice': { readonly power: Power };
  readonly 'for-himself': { readonly player: string };
  readonly 'may-not-enter-for': { readonly player: string; readonly for: string };
  readonly 'evidence-missing': { readonly player: string; readonly for: string };
  readonly 'role-may-not': { readonly player: string; readonly role: Role; readonly order: string };
  readonly 'power-not-his': { readonly player: string; readonly power: Power };
  // clock
  readonly 'clock-odd': { readonly answer: number; readonly turn: number };
  readonly 'absence-backwards': { readonly from: string; readonly to: string };
  readonly 'absence-past': { readonly from: string; readonly day: string };
  readonly 'absence-too-long': { readonly player: string; readonly days: number; readonly max: number };
  // who plays, and who plays no more
  readonly 'substitute-himself': { readonly player: string };
  readonly 'nothing-taken-over': { readonly player: string; readonly leaves: string };
  readonly 'player-differs': { readonly player: string };
  readonly 'role-differs': { readonly player: string; readonly role: Role; readonly expected: Role };
  readonly 'leaver-missing': { readonly player: string };
  readonly 'forfeit-own-side': { readonly player: string; readonly power: Power };
  readonly 'bid-of-another': { readonly player: string; readonly of: string };
  readonly 'bid-not-due': { readonly player: string };
  readonly 'forfeit-own-bid': { readonly player: string };
  readonly 'seal-missing': { readonly player: string };
  readonly 'seal-broken': { readonly player: string };
  readonly 'edit-into-bids': { readonly seq: number };
  readonly 'forfeit-without-clock': { readonly player: string };
  readonly 'forfeit-too-early': { readonly from: string };
  readonly 'not-waited-for': { readonly power: Power };
  // dice
  readonly 'dice-first': { readonly commitment: string; readonly seq: number };
  readonly 'dice-missing': None;
  readonly 'dice-unexpected': { readonly order: string };
  readonly 'nothing-to-roll': None;
  readonly 'roll-of-another': Hash & { readonly commitment: string };
  readonly 'dice-source-not-agreed': { readonly source: string; readonly agreed: string };
  readonly 'seed-changed': { readonly commitment: string };
  readonly 'commitment-without-nonce': { readonly order: string };
  // keys, keepers, witnesses
  readonly 'signature-missing': { readonly player: string };
  readonly 'signature-of-another': { readonly player: string; readonly key: string };
  readonly 'key-unsound': { readonly key: string };
  readonly 'key-twice': { readonly key: string; readonly player: string };
  readonly 'key-not-his': { readonly player: string; readonly of: string };
  readonly 'key-last': { readonly player: string };
  readonly 'key-unknown': { readonly player: string; readonly key: string };
  readonly 'keeper-missing': { readonly power: Power };
  readonly 'keeper-unfit': { readonly player: string };
  readonly 'keeper-enters': { readonly player: string };
  readonly 'anchor-missing': { readonly player: string };
  readonly 'anchor-needless': { readonly player: string };
  readonly 'anchor-spent': { readonly player: string };
  readonly 'reveal-not-his': { readonly player: string; readonly keeper: string };
  readonly 'reveal-out-of-order': { readonly k: number; readonly expected: number };
  readonly 'reveal-wrong': { readonly k: number; readonly keeper: string };
  readonly 'beacon-unknown': { readonly chain: string };
  readonly 'beacon-not-agreed': { readonly chain: string; readonly agreed: string };
  readonly 'witness-missing': None;
  readonly 'receipt-needless': { readonly of: string };
  readonly 'receipt-twice': { readonly by: string };
  readonly 'receipt-not-his': { readonly player: string };
  readonly 'receipt-missing': None;
  readonly 'round-wrong': { readonly round: number; readonly expected: number };
  // notes, voids, proposals
  readonly 'note-missing': None;
  readonly 'report-too-late': { readonly player: string };
  readonly 'event-unexpected': { readonly event: string; readonly order: string };
  readonly 'rewind-wrong': { readonly to: number; readonly from: number };
  readonly 'rewind-missing': None;
  readonly 'effect-missing': { readonly order: string };
  readonly 'effect-wrong': { readonly order: string };
  readonly 'edit-into-dice': { readonly seq: number };
  readonly 'game-is-over': None;
  readonly 'already-proposed': Hash & { readonly seq: number };
  readonly 'no-such-entry': Hash;
  readonly 'not-an-order': Hash;
  readonly 'not-this-turn': Hash & { readonly seq: number };
  readonly 'already-void': Hash;
  readonly 'names-dice': Hash & { readonly commitment: string };
  readonly 'no-such-proposal': Hash;
  readonly 'consent-not-his': { readonly player: string };
}

/** What to do about a fault: one word for one piece of advice. */
type Advice =
  | 'restore-the-line'
  | 'write-with-fieldpost'
  | 'use-newer-version'
  | 'shorten'
  | 'ask-the-author'
  | 'enter-the-dice'
  | 'name-the-player'
  | 'order-own-powers'
  | 'use-agreed-dice'
  | 'name-the-order'
  | 'propose-edit'
  | 'give-consent-first'
  | 'read-again'
  | 'try-again'
  | 'remove-the-link'
  | 'sync'
  | 'say-otherwise'
  | 'ask-consent'
  | 'wait'
  | 'order-the-days'
  | 'sign'
  | 'make-a-key'
  | 'anchor-first'
  | 'use-other-dice'
  | 'name-a-witness'
  | 'wait-for-the-witness'
  | 'open-the-bid'
  | 'repair';

export interface FaultTexts {
  /** `when` says a time in the time zone of whoever reads; without it times are UTC. */
  readonly faults: {
    readonly [C in keyof FaultParams]: (
      params: FaultParams[C],
      power: (id: Power) => string,
      when?: (at: string) => string,
    ) => string;
  };
  /** `game` is the id of the game, for commands that can be copied. */
  readonly advice: { readonly [A in Advice]: (game: string) => string };
}

/** The beginning of a hash, enough to find a line by. */
export const short = (hash: string): string => hash.slice(0, 10);

export const dice = (values: readonly number[]): string => values.join(' ');

/** The versions of a ruleset that are known, the oldest first; empty if nobody here has heard of it. */
export const versionsOf = ({ ruleset, known }: FaultParams['unknown-ruleset']): readonly number[] =>
  known.filter(({ id }) => id === ruleset).map(({ version }) => version);
