// What a player is asked in a battle, answered by the rules his sheet has for it: he leaves, or fights on until the
// next round is over. What no rule settles stays his to answer.

import { wish } from '../engine/combat/retreating.ts';
import { begin } from '../engine/course.ts';
import { type Battle, type BattleId, type GameState, NO_NONCE, type PowerOrder } from '../engine/index.ts';
import { type BattleRule, rulesFor, type Sheet } from '../notation/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { noFaces, type Power, type SpaceId } from '../vocab/index.ts';
import type { Reading, Table } from './table.ts';

interface Asked extends Pick<Reading, 'holds'> {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly power: Power;
}

/**
 * Where a retreat goes: where it is said, if that can be, else the only way there is; undefined if there are several.
 */
const wayOut = (to: readonly SpaceId[], said: SpaceId | null | undefined): { readonly to?: SpaceId } | undefined => {
  if (to.length === 0) return {};
  const [only, ...others] = to;
  if (said !== null && said !== undefined) return to.includes(said) ? { to: said } : undefined;
  return only !== undefined && others.length === 0 ? { to: only } : undefined;
};

/**
 * The order with which the rules of a sheet answer what its player is asked now.
 *
 * @param nonce gives a fresh one for the dice of the order
 */
export const answerByRule = (
  asked: Asked,
  { lines }: Pick<Sheet, 'lines'>,
  nonce: () => string,
): PowerOrder | undefined => {
  const { state, power } = asked;
  const hung = lines.flatMap((line) => line.hung);
  for (const battle of state.turn.battles) {
    const { due } = battle;
    if (due?.decision !== 'retreat' || due.side !== 'attack' || !due.from.includes(power)) continue;
    const answer = answerIn(asked, battle, due.to, rulesFor(hung, battle.id), nonce);
    if (answer !== undefined) return answer;
  }
  return undefined;
};

/** True if a rule of these lines answers what a power is asked now. */
export const isRuled = (
  { game, ruleset, reading }: Pick<Table, 'game' | 'ruleset' | 'reading'>,
  power: Power,
  text: string,
): boolean => {
  const { state } = game.replay;
  const isAsked = state.turn.battles.some(({ due }) => due?.decision === 'retreat' && due.from.includes(power));
  if (!isAsked || state.awaiting.length > 0) return false;
  const sheet = reading.parse({ ruleset, state, power, nonce: NO_NONCE }, text);
  return answerByRule({ ruleset, state, power, holds: reading.holds }, sheet, () => NO_NONCE) !== undefined;
};

/** The word on one battle that waits for its attacker. */
const answerIn = (
  { ruleset, state, power, holds }: Asked,
  battle: Battle,
  to: readonly SpaceId[],
  rules: readonly BattleRule[],
  nonce: () => string,
): PowerOrder | undefined => {
  if (rules.length === 0) return undefined;
  const leave = (said: SpaceId | null | undefined): PowerOrder | undefined => {
    const way = wayOut(to, said);
    return way && { type: 'retreat', power, nonce: nonce(), battle: battle.id, ...way };
  };
  const held = rules.find(({ when }) => holds(ruleset, state, power, when));
  if (held !== undefined) return held.does === 'stop' ? undefined : leave(held.to);
  const { rounds: _, ...own } = battle.conduct ?? {};
  const planned = wish(begin(ruleset, state, noFaces), { ...battle, conduct: own });
  if (planned === 'ask' || planned === 'sink') return undefined;
  if (planned === 'leave') return leave(own.retreatTo);
  return goOn(power, nonce(), battle.id, { ...own, rounds: battle.round + 1 });
};

const goOn = (
  power: Power,
  nonce: string,
  battle: BattleId,
  conduct: NonNullable<Extract<PowerOrder, { type: 'fight' }>['battles'][number]['conduct']>,
): PowerOrder => ({ type: 'fight', power, nonce, battles: [{ battle, conduct }] });
