// A position as players would agree on it: what stands where, who holds what, what there is to spend. It is what a game
// can be opened with, and what an edit leaves of spaces it does not name.

import type { Ruleset } from '../../rulesets/index.ts';
import { countUnits, type Power, type SpaceId } from '../../vocab/index.ts';
import type { Position } from '../orders/order.ts';
import { cashOf, spaceAt } from '../state/queries.ts';
import type { GameState, TurnDue } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { hasSeveralPurses } from './purse.ts';

export const controlOf = (state: GameState): { readonly [space: SpaceId]: Power | null } =>
  Object.fromEntries([...state.slots.keys()].map((id) => [id, spaceAt(state, id).control]));

/** Units by their power. */
const byOwner = (units: readonly Unit[]): Pick<Position['units'][number], 'power' | 'units'>[] =>
  [...new Set(units.map(({ power }) => power))].map((power) => ({
    power,
    units: countUnits(units.filter((unit) => unit.power === power)),
  }));

/** What stands in a space, by power; what is aboard ships is left out. */
export const forcesIn = (state: GameState, space: SpaceId): Position['units'] =>
  byOwner(spaceAt(state, space).units.filter(({ aboard }) => aboard === undefined)).map((own) => ({ space, ...own }));

/** A space as a position names it: troops aboard a ship are its cargo, planes find their carriers by themselves. */
const namedIn = (ruleset: Ruleset, state: GameState, space: SpaceId): Required<Pick<Position, 'units' | 'cargo'>> => {
  const { units: all } = spaceAt(state, space);
  const isTroop = ({ type, aboard }: Unit): boolean =>
    aboard !== undefined && ruleset.board.units[type].domain === 'land';
  return {
    units: byOwner(all.filter((unit) => !isTroop(unit))).map((own) => ({ space, ...own })),
    cargo: all.flatMap((ship) => {
      const troops = all.filter((unit) => isTroop(unit) && unit.aboard === ship.id);
      return troops.length === 0 ? [] : [{ space, power: ship.power, ship: ship.type, units: byOwner(troops) }];
    }),
  };
};

/**
 * The position of a turn, for a game that is to begin with it.
 *
 * @param state as the turn begins. What a position cannot say is not in it: hits that ships bear, damage to industry,
 *   standing orders, who held a space before
 */
export const asAgreed = (ruleset: Ruleset, state: GameState): Position => {
  const spaces = [...state.slots.keys()].map((id) => namedIn(ruleset, state, id));
  const several = ruleset.turnOrder.filter((power) => hasSeveralPurses(ruleset, power));
  const simple = ruleset.turnOrder.filter((power) => !several.includes(power));
  const relations = Object.entries(state.relations ?? {}).map(([pair, to]) => {
    const [one, other] = ruleset.turnOrder.filter((power) => pair.split('/').includes(power));
    return one === undefined || other === undefined ? [] : [{ between: [one, other] as [Power, Power], to }];
  });
  return {
    round: state.round,
    power: state.turn.power,
    control: { ...controlOf(state) },
    units: spaces.flatMap(({ units }) => units),
    cargo: spaces.flatMap(({ cargo }) => cargo),
    treasury: Object.fromEntries(simple.map((power) => [power, cashOf(state, power)])),
    ...(several.length === 0
      ? {}
      : { purses: Object.fromEntries(several.map((power) => [power, { ...state.treasury[power] }])) }),
    ...(relations.length === 0 ? {} : { relations: relations.flat() }),
    ...(state.points === undefined ? {} : { points: { ...state.points } }),
    ...(state.theatres === undefined ? {} : { theatres: { ...state.theatres } }),
    technology: Object.fromEntries(
      ruleset.turnOrder.flatMap((power) =>
        state.technology[power].length === 0 ? [] : [[power, [...state.technology[power]]]],
      ),
    ),
    ...(isDue(state, 'cash-advance') ? { cashAdvance: 'due' } : {}),
    ...(isDue(state, 'fund') ? { funds: 'due' } : {}),
  };
};

/** True where a choice is still to be made before anybody moves. */
const isDue = ({ turn }: GameState, choice: TurnDue['choice']): boolean =>
  turn.due?.some((due) => due.choice === choice) === true;
