// Whether a side has won (B22). It only looks; when to look is for the end of the turn to say. Ruling D29: two capitals
// win at the end of the turn if both are still held, under both rulesets; DAAK gives no moment and the rulebook this
// one.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, Side, SpaceId, TheatreId } from '../../vocab/index.ts';
import { capitalLost, landValue, spaceAt } from '../state/queries.ts';
import { areEnemies, sideOf } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/** Sides in the order in which they are judged: that of the power whose turn it is first. */
const judged = (ruleset: Ruleset, state: GameState): Ruleset['sides'] => {
  const own = sideOf(ruleset, state.turn.power);
  return [...ruleset.sides].sort((a, b) => Number(b.side === own) - Number(a.side === own));
};

/** How many capitals of enemies powers hold, in a theatre if one is meant. */
const capitalsHeld = (
  ruleset: Ruleset,
  state: GameState,
  powers: readonly Power[],
  theatre: TheatreId | undefined,
): number =>
  ruleset.board.spaces.filter(({ id, capitalOf }) => {
    if (capitalOf === null || !isIn(ruleset, id, theatre)) return false;
    const { control } = spaceAt(state, id);
    const isEnemy = powers.some((own) => areEnemies(ruleset, state, capitalOf, own));
    return isEnemy && control !== null && powers.includes(control);
  }).length;

type Goal<G extends Ruleset['victory'][number]['goal']> = Extract<Ruleset['victory'][number], { goal: G }>;

/** What a side needs to win the game, or a theatre. */
const goalOf = <G extends Ruleset['victory'][number]['goal']>(
  { victory }: Ruleset,
  goal: G,
  side: Side,
  theatre: TheatreId | undefined,
): Goal<G> | undefined =>
  victory.find((each): each is Goal<G> => each.goal === goal && each.side === side && each.theatre === theatre);

const isIn = ({ board }: Ruleset, space: SpaceId, theatre: TheatreId | undefined): boolean =>
  theatre === undefined || board.theatres?.some(({ id, spaces }) => id === theatre && spaces.includes(space)) === true;

/** The side that holds enough enemy capitals now, if any; with total victory only while none of its own is lost. */
export const wonByCapitals = (ruleset: Ruleset, state: GameState, theatre?: TheatreId): Side | undefined =>
  judged(ruleset, state).find(({ side, powers }) => {
    const needed = goalOf(ruleset, 'capitals', side, theatre);
    if (needed === undefined) return false;
    const held = capitalsHeld(ruleset, state, powers, theatre);
    const own = powers.some((power) => capitalLost(ruleset, state, power));
    return held >= needed.capitals && !(state.options.totalVictory === 'on' && own);
  })?.side;

/** Land value held by each side in IPC, paid out or not (ruling.D28). */
export const productionOf = (ruleset: Ruleset, state: GameState, theatre?: TheatreId): { readonly [side: Side]: Ipc } =>
  Object.fromEntries(
    ruleset.sides.map(({ side, powers }) => [
      side,
      powers.reduce((sum, power) => sum + landValue(ruleset, state, power, (id) => isIn(ruleset, id, theatre)), 0),
    ]),
  );

/**
 * The side whose land is worth enough as a round ends, if any and if the players want it.
 *
 * @param production land value held by each side in IPC, there if a theatre is meant
 */
export const wonByLandValue = (
  ruleset: Ruleset,
  state: GameState,
  production: { readonly [side: Side]: Ipc },
  theatre?: TheatreId,
): Side | undefined =>
  state.options.economicVictory === 'off'
    ? undefined
    : judged(ruleset, state).find(({ side }) => {
        const needed = goalOf(ruleset, 'land-value', side, theatre);
        return needed !== undefined && (production[side] ?? 0) >= needed.ipc;
      })?.side;
