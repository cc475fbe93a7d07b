// What the entries of a turn say beside its moves: how far each die is proved, who entered what for whom, orders to the
// archive, what was set right, and remarks.

import { editIn, type GameTurn, type TurnEntry } from '../../archive/index.ts';
import type { DiceVerdict } from '../../dice/index.ts';
import type { Standing } from '../../i18n/changes.ts';
import type { LogEntry } from '../../log/index.ts';
import type { FireAccount } from '../../stats/index.ts';
import { isArchiveOrder } from '../../trust/index.ts';
import type { Told } from './archive.ts';
import { standingOf } from './standing.ts';

/** What is to be said of dice, and the entry they fell in. */
export interface Proof {
  readonly verdict: DiceVerdict | 'unchecked' | 'reported';
  readonly seq: number;
}

/** Proofs by `proofKey`. */
export type Proofs = { readonly [key: string]: Proof };

export interface Remark {
  readonly seq: number;
  readonly by: string;
  readonly for?: string;
  /** Markdown as its author wrote it; not to be trusted. */
  readonly note: string;
}

/** Entries that somebody wrote for somebody else. */
export interface EnteredFor {
  readonly by: string;
  readonly for: string;
  readonly evidence?: string;
}

/** An order to the archive that is no part of the turn's moves. */
export interface Beside {
  readonly seq: number;
  /** The name of the entry. */
  readonly hash: string;
  readonly order: BesideType;
  readonly standing: Standing;
}

/** A position that was set right: in which entry, by whom if he needed nobody's consent, and why. */
export interface SetRight {
  readonly seq: number;
  readonly by?: string;
  /** A player's words; not to be trusted. */
  readonly reason: string;
}

const BESIDES = ['absence', 'substitute', 'forfeit', 'settings', 'edit', 'draw'] as const;
type BesideType = (typeof BESIDES)[number];

/** Under which name the proof of a throw stands. */
export const proofKey = ({ seq, purpose }: Pick<FireAccount, 'seq' | 'purpose'>): string => `${seq} ${purpose}`;

/** Proofs of all throws of a turn. What a void kept stands in its entry, but fell in the one that had the dice. */
export const proofsOf = ({ verification, game }: Told, turn: GameTurn): Proofs => {
  const counting = turn.entries.filter(({ standing }) => standing === 'counts').map(({ entry }) => entry);
  const proofs: { [key: string]: Proof } = {};
  for (const { seq, event } of turn.events) {
    if (event.type !== 'rolled') continue;
    const own = game.entries[seq];
    const fell =
      own?.dice === undefined
        ? counting.find(({ dice }) => dice?.rolls.some(({ purpose }) => purpose === event.purpose))
        : own;
    const verdict = fell?.dice === undefined ? 'reported' : (verification.entries[fell.seq]?.dice ?? 'unchecked');
    proofs[proofKey({ seq, purpose: event.purpose })] = { verdict, seq: fell?.seq ?? seq };
  }
  return proofs;
};

/** Who wrote for whom, each once; entries that were struck out aside. */
export const enteredOf = (entries: readonly TurnEntry[]): readonly EnteredFor[] => {
  const found = new Map<string, EnteredFor>();
  for (const { entry, standing } of entries) {
    if (entry.for === undefined || standing === 'struck') continue;
    const { by, for: player, evidence } = entry;
    const entered = { by, for: player, ...(evidence === undefined ? {} : { evidence }) };
    found.set(JSON.stringify(entered), entered);
  }
  return [...found.values()];
};

/** Orders to the archive among the entries, and whether they took effect. */
export const besidesOf = (told: Told, entries: readonly TurnEntry[]): readonly Beside[] =>
  entries.flatMap(({ entry, standing }): readonly Beside[] => {
    const order = BESIDES.find((type) => type === entry.order?.type);
    if (order === undefined || standing === 'struck') return [];
    return [{ seq: entry.seq, hash: entry.hash, order, standing: standingOf(told, entry) }];
  });

/** Edits that a turn's page tells of. */
export const setRightIn = ({ game }: Told, turn: GameTurn): readonly SetRight[] => {
  const counting = turn.entries.filter(({ standing }) => standing === 'counts').map(({ entry }) => entry.seq);
  // The line that begins a turn is the last of the one before, which the edit is not about.
  const began = turn.events[0]?.event.type === 'position-reported' ? turn.events[0].seq : undefined;
  const seqs = [...new Set([...(began === undefined ? [] : [began]), ...counting])];
  return seqs.flatMap((seq): readonly SetRight[] => {
    const entry = game.entries[seq];
    const edit = entry && editIn(game, entry);
    if (entry === undefined || edit === undefined) return [];
    const isAbout = turn.events.some((told) => told.seq === seq) || edit.position === undefined;
    if (!isAbout) return [];
    return [{ seq, reason: edit.reason, ...(entry.order?.type === 'edit' ? { by: entry.for ?? entry.by } : {}) }];
  });
};

/** What was remarked, in order. */
export const remarksOf = (entries: readonly LogEntry[]): readonly Remark[] =>
  entries.flatMap(({ seq, by, for: player, note }) =>
    note === undefined ? [] : [{ seq, by, note, ...(player === undefined ? {} : { for: player }) }],
  );

/** Who gave the orders of a turn, or reported it. Who only spoke to the archive meanwhile did not play it. */
export const playedBy = (entries: readonly LogEntry[]): readonly string[] => {
  const played = entries.filter(({ order }) => order === undefined || !isArchiveOrder(order));
  return [...new Set(played.map(({ by, for: player }) => player ?? by))];
};
