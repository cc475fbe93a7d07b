// A turn as its page shows it: the account of what happened, how far each die and entry is proved, what was remarked,
// the position at its end, and the turns around it.

import { type EntryCheck, editIn, type GameTurn, type TurnEntry } from '../../archive/index.ts';
import type { DiceVerdict } from '../../dice/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { Standing } from '../../i18n/changes.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  type BattleLuck,
  type Clash,
  clashOf,
  type FireAccount,
  luckIn,
  type Since,
  type Story,
  sinceOf,
  storyOf,
  type Threats,
  type TurnAccount,
  type TurnChances,
  tellTurn,
} from '../../stats/index.ts';
import { isArchiveOrder } from '../../trust/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import type { Told } from './archive.ts';
import { linkOf, type TurnLink } from './game.ts';
import { type PlainPosition, plainPosition } from './position.ts';
import { standingOf } from './standing.ts';

/** What is to be said of dice, and the entry they fell in. */
export interface Proof {
  readonly verdict: DiceVerdict | 'unchecked' | 'reported';
  readonly seq: number;
}

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

export interface TurnView extends TurnLink {
  readonly account: TurnAccount;
  /** What matters of it, for its headline. */
  readonly story: Story;
  /** How each battle came out that was fought to its end, by the battle's id. */
  readonly clashes: { readonly [battle: string]: Clash };
  /** What was to be expected of each battle and raid, by its id. */
  readonly chances: TurnChances;
  /** What the dice of each battle and raid did against what was to be expected of them. */
  readonly luck: { readonly [battle: string]: BattleLuck };
  /** What changed since the power's turn before. */
  readonly since: Since;
  /** What the enemy could reach when it was over; absent while it is under way and once the game is over. */
  readonly threats: Threats | undefined;
  /** Proof of every throw, by `proofKey`. */
  readonly proofs: { readonly [key: string]: Proof };
  /** Clauses that made a difference, each once, in the order they first did. */
  readonly clauses: readonly ClauseId[];
  readonly seqs: readonly number[];
  readonly struck: number;
  /** Numbers of entries that today's rules would decide otherwise. */
  readonly differing: readonly number[];
  readonly ruled: readonly number[];
  readonly wrongDice: readonly number[];
  /** What of it was only reported: all, a part, the position it begins from, or nothing. */
  readonly reported: 'all' | 'partly' | 'start' | 'nothing';
  /** Edits that took effect in it or that it begins from. */
  readonly setRight: readonly SetRight[];
  readonly by: readonly string[];
  readonly entered: readonly EnteredFor[];
  readonly besides: readonly Beside[];
  readonly remarks: readonly Remark[];
  /** When its first and last entry were made, as their authors say. */
  readonly times?: { readonly from: string; readonly to: string };
  readonly position: PlainPosition;
  readonly previous?: TurnLink;
  readonly next?: TurnLink;
  /** The turns of the same power in the rounds around. */
  readonly previousOwn?: TurnLink;
  readonly nextOwn?: TurnLink;
}

export const proofKey = ({ seq, purpose }: Pick<FireAccount, 'seq' | 'purpose'>): string => `${seq} ${purpose}`;

/** Proofs of all throws of a turn. What a void kept stands in its entry, but fell in the one that had the dice. */
const proofsOf = ({ verification, game }: Told, turn: GameTurn): TurnView['proofs'] => {
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

const enteredOf = (entries: readonly TurnEntry[]): readonly EnteredFor[] => {
  const found = new Map<string, EnteredFor>();
  for (const { entry, standing } of entries) {
    if (entry.for === undefined || standing === 'struck') continue;
    const { by, for: player, evidence } = entry;
    const entered = { by, for: player, ...(evidence === undefined ? {} : { evidence }) };
    found.set(JSON.stringify(entered), entered);
  }
  return [...found.values()];
};

const besidesOf = (told: Told, entries: readonly TurnEntry[]): readonly Beside[] =>
  entries.flatMap(({ entry, standing }): readonly Beside[] => {
    const order = BESIDES.find((type) => type === entry.order?.type);
    if (order === undefined || standing === 'struck') return [];
    return [{ seq: entry.seq, hash: entry.hash, order, standing: standingOf(told, entry) }];
  });

const reportedOf = (turn: GameTurn, checks: readonly EntryCheck[]): TurnView['reported'] => {
  if (turn.told !== 'reported') return 'nothing';
  const reported = checks.filter(({ verdict }) => verdict === 'reported').length;
  if (reported === 0) return 'start';
  return checks.every(({ verdict }) => verdict === 'reported' || verdict === 'clerical') ? 'all' : 'partly';
};

const setRightIn = ({ game }: Told, turn: GameTurn): readonly SetRight[] => {
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

const around = (turns: readonly GameTurn[], index: number) => {
  const power = turns[index]?.power;
  const found = {
    previous: turns[index - 1],
    next: turns[index + 1],
    previousOwn: turns.slice(0, index).findLast((turn) => turn.power === power),
    nextOwn: turns.slice(index + 1).find((turn) => turn.power === power),
  };
  const { previous, next, previousOwn, nextOwn } = found;
  return {
    ...(previous === undefined ? {} : { previous: linkOf(previous) }),
    ...(next === undefined ? {} : { next: linkOf(next) }),
    ...(previousOwn === undefined ? {} : { previousOwn: linkOf(previousOwn) }),
    ...(nextOwn === undefined ? {} : { nextOwn: linkOf(nextOwn) }),
  };
};

/** Clauses that made a difference in entries that count. */
export const clausesOf = ({ verification }: Told, turn: GameTurn): readonly ClauseId[] => {
  const applied = turn.entries
    .filter(({ standing }) => standing === 'counts')
    .flatMap(({ entry }) => verification.entries[entry.seq]?.applied ?? []);
  return [...new Set(applied.flatMap(({ clauses }) => clauses))];
};

/** Who gave the orders of a turn, or reported it. Who only spoke to the archive meanwhile did not play it. */
const playedBy = (entries: readonly LogEntry[]): readonly string[] => {
  const played = entries.filter(({ order }) => order === undefined || !isArchiveOrder(order));
  return [...new Set(played.map(({ by, for: player }) => player ?? by))];
};

const clashesOf = (ruleset: Ruleset, { battles, power }: TurnAccount): TurnView['clashes'] =>
  Object.fromEntries(
    battles.flatMap((battle) => {
      const clash = clashOf(ruleset, power, battle);
      return clash === undefined ? [] : [[battle.id, clash] as const];
    }),
  );

const luckOf = (ruleset: Ruleset, { battles, power }: TurnAccount, events: readonly GameEvent[]): TurnView['luck'] =>
  Object.fromEntries(battles.map(({ id }) => [id, luckIn(ruleset, power, events, id)]));

/** The end of the same power's turn before; the beginning of the first turn if there is none. */
const beforeOf = (turns: readonly GameTurn[], index: number): Parameters<typeof sinceOf>[2] => {
  const own = turns.slice(0, index).findLast(({ power }) => power === turns[index]?.power);
  if (own !== undefined) return { state: own.end, round: own.round };
  const [first] = turns;
  if (first === undefined) throw new Error(`There is no turn number ${index}.`);
  return { state: first.start };
};

/** What is worked out when it is first asked for, and then held. */
const once = <T>(work: () => T): (() => T) => {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: work() };
    return held.value;
  };
};

/**
 * The turn at `index` of a game; undefined if there is none, or no ruleset to tell it by. What takes long is worked out
 * when a page asks for it: of a turn whose pages stand from an earlier build nobody does.
 */
export const viewTurn = (told: Told, index: number): TurnView | undefined => {
  const { ruleset, turns, verification } = told;
  const turn = turns[index];
  if (turn === undefined || ruleset === undefined) return undefined;
  const checks = turn.entries.flatMap(({ entry }) => verification.entries[entry.seq] ?? []);
  const counting = turn.entries.filter(({ standing }) => standing === 'counts').map(({ entry }) => entry);
  const [first, last] = [counting[0], counting.at(-1)];
  const events = turn.events.map(({ event }) => event);
  const account = once(() => tellTurn(ruleset, turn));
  const story = once(() => storyOf(ruleset, account(), turn.start, turn.end));
  const clashes = once(() => clashesOf(ruleset, account()));
  const ahead = once(() => told.prospects(index));
  const luck = once(() => luckOf(ruleset, account(), events));
  const since = once(() => sinceOf(ruleset, turn.power, beforeOf(turns, index), turn.end));
  const position = once(() => plainPosition(turn.end));
  const proofs = once(() => proofsOf(told, turn));
  return {
    ...linkOf(turn),
    get account() {
      return account();
    },
    get story() {
      return story();
    },
    get clashes() {
      return clashes();
    },
    get chances() {
      return ahead().chances;
    },
    get threats() {
      return ahead().threats;
    },
    get luck() {
      return luck();
    },
    get since() {
      return since();
    },
    get position() {
      return position();
    },
    get proofs() {
      return proofs();
    },
    clauses: clausesOf(told, turn),
    seqs: turn.entries.map(({ entry }) => entry.seq),
    struck: turn.entries.length - counting.length,
    differing: checks
      .filter(({ verdict, ruling }) => verdict === 'differs' && ruling === undefined)
      .map(({ seq }) => seq),
    ruled: checks.filter(({ ruling }) => ruling !== undefined).map(({ seq }) => seq),
    wrongDice: checks.filter(({ verdict }) => verdict === 'wrong-dice').map(({ seq }) => seq),
    reported: reportedOf(turn, checks),
    setRight: setRightIn(told, turn),
    by: playedBy(counting),
    entered: enteredOf(turn.entries),
    besides: besidesOf(told, turn.entries),
    remarks: counting.flatMap(({ seq, by, for: player, note }) =>
      note === undefined ? [] : [{ seq, by, note, ...(player === undefined ? {} : { for: player }) }],
    ),
    ...(first === undefined || last === undefined ? {} : { times: { from: first.at, to: last.at } }),
    ...around(turns, index),
  };
};
