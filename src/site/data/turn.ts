// A turn as its page shows it: the account of what happened, what was to be expected, what its entries say beside, the
// position at its end, and the turns around it.

import { type GameTurn, type Reported, reportedIn } from '../../archive/index.ts';
import type { GameEvent } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  type BattleLuck,
  type Clash,
  clashOf,
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
import type { ClauseId } from '../../vocab/index.ts';
import type { Told } from './archive.ts';
import { linkOf, type TurnLink } from './game.ts';
import { type PlainPosition, plainPosition } from './position.ts';
import {
  type Beside,
  besidesOf,
  type EnteredFor,
  enteredOf,
  type Proofs,
  playedBy,
  proofsOf,
  type Remark,
  remarksOf,
  type SetRight,
  setRightIn,
} from './turn-entries.ts';

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
  readonly proofs: Proofs;
  /** Clauses that made a difference, each once, in the order they first did. */
  readonly clauses: readonly ClauseId[];
  readonly seqs: readonly number[];
  readonly struck: number;
  /** Numbers of entries that today's rules would decide otherwise. */
  readonly differing: readonly number[];
  readonly ruled: readonly number[];
  readonly wrongDice: readonly number[];
  /** What of it was only reported: all, a part, the position it begins from, or nothing. */
  readonly reported: Reported;
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
const clausesOf = ({ verification }: Told, turn: GameTurn): readonly ClauseId[] => {
  const applied = turn.entries
    .filter(({ standing }) => standing === 'counts')
    .flatMap(({ entry }) => verification.entries[entry.seq]?.applied ?? []);
  return [...new Set(applied.flatMap(({ clauses }) => clauses))];
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
    reported: reportedIn(turn),
    setRight: setRightIn(told, turn),
    by: playedBy(counting),
    entered: enteredOf(turn.entries),
    besides: besidesOf(told, turn.entries),
    remarks: remarksOf(counting),
    ...(first === undefined || last === undefined ? {} : { times: { from: first.at, to: last.at } }),
    ...around(turns, index),
  };
};
