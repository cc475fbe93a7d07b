// The battles of a turn taken as won: the engine fights them with dice as the attacker wishes them, so that what comes
// after them can be tried. Whoever is told of it has to be told what was assumed.

import { decide } from '../engine/decide.ts';
import {
  type Awaited,
  awaits,
  evolve,
  findUnit,
  type GameState,
  isActing,
  NO_NONCE,
  type PowerOrder,
  resume,
  type Unit,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countUnits, type Faces, kindOf, POWERS, type Power, type SpaceId } from '../vocab/index.ts';

/** Orders and dice that a turn of many battles needs, and more. */
const MOST_STEPS = 500;

const NONE: ReadonlySet<SpaceId> = new Set();

/** Whoever's turn it is hits with every die, and nobody hits him; where he is to lose, the other way round. */
const wishedFor =
  (state: GameState, lost: ReadonlySet<SpaceId>): Faces =>
  ({ purpose, n, sides }) => {
    const [kind, ...rest] = purpose.split('/');
    const loses = rest.some((part) => lost.has(part));
    const owner = POWERS.find((power) => power === rest.at(-1));
    // Guns that planes pass are named by their space, and are never one's own.
    const isEnemy = kind === 'aa' || (owner !== undefined && !isActing(state, owner));
    return Array.from({ length: n }, () => (isEnemy !== loses ? sides : 1));
  };

type Decision = Extract<ReturnType<typeof awaits>[number], { kind: 'decision' }>;

const lossesOf = (state: GameState, { among, hits, battle }: Decision, power: Power): PowerOrder => {
  const lost = among.slice(0, hits).flatMap((id) => findUnit(state, id)?.unit ?? []);
  const groups = Map.groupBy(lost, (unit: Unit) => unit.power);
  return {
    type: 'casualties',
    power,
    nonce: NO_NONCE,
    battle,
    lost: [...groups].map(([owner, units]) => ({ power: owner, units: countUnits(units) })),
  };
};

/** The answer of somebody who is asked: he stays and fights on. */
const answerTo = (state: GameState, due: Decision): PowerOrder | undefined => {
  const [power] = due.from;
  if (power === undefined) return undefined;
  const { battle, decision } = due;
  if (decision === 'casualties') return lossesOf(state, due, power);
  if (decision === 'withdraw') return { type: 'withdraw', power, nonce: NO_NONCE, battle, submarines: 0 };
  return { type: 'fight', power, nonce: NO_NONCE, battles: [{ battle }] };
};

/** Nobody gives up planes against ships, for these battles are won without a loss. Other choices nobody can foresee. */
const unstruck = (due: Extract<Awaited, { kind: 'choice' }>): PowerOrder | undefined => {
  const [power] = due.from;
  if (due.choice !== 'kamikaze' || power === undefined) return undefined;
  return { type: 'kamikaze', power, nonce: NO_NONCE, strikes: [] };
};

/**
 * The next order that carries the battles on; undefined if none is left, or somebody chooses what nobody can foresee.
 */
const nextOrder = (ruleset: Ruleset, state: GameState): PowerOrder | undefined => {
  const [due] = awaits(ruleset, state);
  if (due?.kind === 'decision') return answerTo(state, due);
  if (due?.kind === 'choice') return unstruck(due);
  if (due?.kind !== 'orders') return undefined;
  const { battles, power } = state.turn;
  const isOver = (id: string): boolean => battles.find((battle) => battle.id === id)?.status === 'ended';
  const next = battles.find(({ status, after }) => status !== 'ended' && after.every(isOver));
  return next && { type: 'fight', power, nonce: NO_NONCE, battles: [{ battle: next.id, conduct: { plan: 'KAAC' } }] };
};

/**
 * The position once the guns on the way have missed and nobody has struck at the ships, so that the battles behind them
 * are declared.
 *
 * @param start where combat moves may wait for their dice, or for somebody who might strike at ships
 */
export const pastGuns = (ruleset: Ruleset, start: GameState): GameState => {
  const { phase, battles } = start.turn;
  if (kindOf(phase) !== 'combat-move' || battles.some(({ status }) => status === 'open')) return start;
  const missed = start.awaiting.length === 0 ? start : after(start, resume(ruleset, start, wishedFor(start, NONE)));
  const [due] = awaits(ruleset, missed);
  const order = due?.kind === 'choice' ? unstruck(due) : undefined;
  return order === undefined ? missed : after(missed, decide(ruleset, missed, order));
};

/** The position a decision leads to; where it was if the rules refuse it. */
const after = (state: GameState, decided: ReturnType<typeof decide>): GameState =>
  decided.ok ? decided.value.events.reduce(evolve, state) : state;

/**
 * The position with all battles of the turn fought and won by the attacker without a loss, as far as dice decide that.
 *
 * @param start behind the combat moves, battles declared or under way
 * @param lost where the attacker is beaten instead
 * @returns undefined where somebody has to choose what nobody can foresee, such as the defenders of a neutral
 */
export const battlesWon = (
  ruleset: Ruleset,
  start: GameState,
  lost: ReadonlySet<SpaceId> = NONE,
): GameState | undefined => {
  let state = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const faces = wishedFor(state, lost);
    const order = state.awaiting.length > 0 ? undefined : nextOrder(ruleset, state);
    if (order === undefined && state.awaiting.length === 0) {
      const isLeft = state.turn.battles.some(({ status }) => status !== 'ended') || (state.turn.due ?? []).length > 0;
      return isLeft ? undefined : state;
    }
    const decided = order === undefined ? resume(ruleset, state, faces) : decide(ruleset, state, order, faces);
    if (!decided.ok) return undefined;
    state = decided.value.events.reduce(evolve, state);
  }
  return undefined;
};
