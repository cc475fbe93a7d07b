// What fits into a transport: one of the board's alternatives, never a mixture of them (B8.1).

import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { cargoOf } from './making.ts';

/** How many more units of a type a ship has room for. */
export const roomFor = (ruleset: Ruleset, state: GameState, zone: SpaceId, ship: Unit, type: UnitType): number => {
  const most = ruleset.board.units[ship.type].cargo?.find((kind) => kind.type === type)?.max ?? 0;
  const cargo = cargoOf(state, zone, ship.id);
  return cargo.some((unit) => unit.type !== type) ? 0 : Math.max(0, most - cargo.length);
};

/** Ships that carry land units. */
export const isTransport = (ruleset: Ruleset, ship: Unit): boolean =>
  ruleset.board.units[ship.type].cargo?.some(({ type }) => ruleset.board.units[type].domain === 'land') === true;
