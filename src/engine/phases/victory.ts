// Whether a side has won (B22). It only looks; when to look is for the end of the turn to say. Ruling D29: two capitals win at
// the end of the turn if both are still held, under both rulesets; DAAK gives no moment and the rulebook this one.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, Side } from '../../vocab/index.ts';
import { capitalHolder, capitalLost } from '../state/queries.ts';
import { areEnemies, sideOf } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/** Sides in the order in which they are judged: that of the power whose turn it is first. */
const judged = (ruleset: Ruleset, state: GameState): Ruleset['sides'] => {
  const own = sideOf(ruleset, state.turn.power);
  return [...ruleset.sides].sort((a, b) => Number(b.side === own) - Number(a.side === own));
};

const holdsCapitalOf = (ruleset: Ruleset, state: GameState, powers: readonly Power[], enemy: Power): boolean => {
  const holder = capitalHolder(ruleset, state, enemy);
  return holder !== null && powers.includes(holder);
};

/** The side that holds enough enemy capitals now, if any; with total victory only while none of its own is lost. */
export const wonByCapitals = (ruleset: Ruleset, state: GameState): Side | undefined =>
  judged(ruleset, state).find(({ side, powers }) => {
    const needed = ruleset.victory.find((each) => each.goal === 'capitals' && each.side === side);
    if (needed?.goal !== 'capitals') return false;
    const enemies = ruleset.turnOrder.filter((power) => powers.some((own) => areEnemies(ruleset, state, power, own)));
    const held = enemies.filter((enemy) => holdsCapitalOf(ruleset, state, powers, enemy));
    const own = powers.some((power) => capitalLost(ruleset, state, power));
    return held.length >= needed.capitals && !(state.options.totalVictory === 'on' && own);
  })?.side;

/**
 * The side whose land is worth enough as a round ends, if any and if the players want it.
 *
 * @param production land value held by each side in IPC, paid out or not (ruling.D28)
 */
export const wonByLandValue = (
  ruleset: Ruleset,
  state: GameState,
  production: { readonly [side: Side]: Ipc },
): Side | undefined =>
  state.options.economicVictory === 'off'
    ? undefined
    : judged(ruleset, state).find(({ side }) => {
        const needed = ruleset.victory.find((each) => each.goal === 'land-value' && each.side === side);
        return needed?.goal === 'land-value' && (production[side] ?? 0) >= needed.ipc;
      })?.side;
