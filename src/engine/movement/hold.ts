// What fits into a transport: the board says it, one of several alternatives (B8.1) or a mixture. Ruling D9: a gun may be
// bridged too, alone, for the clarification that names armor and infantry limits amounts and not kinds.

import { liftsTroops, roomBeside } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { cargoOf } from './making.ts';

/** Whether troops of several powers may be aboard one ship, by word. */
const MIXED: { readonly [word in Ruleset['transports']['mixedPowers']]: boolean } = { allowed: true, refused: false };

/** True if troops of these powers may be on one ship together. */
export const mayShare = ({ transports }: Ruleset, powers: readonly Power[]): boolean =>
  MIXED[transports.mixedPowers] || new Set(powers).size < 2;

/** The power whose troops aboard keep those of `power` off a ship, if there is one. */
export const strangersAboard = (
  ruleset: Ruleset,
  state: GameState,
  zone: SpaceId,
  ship: Unit,
  power: Power,
): Power | undefined => cargoOf(state, zone, ship.id).find((unit) => !mayShare(ruleset, [unit.power, power]))?.power;

/** How many more units of a type a ship has room for, whoever owns what is aboard. */
export const roomFor = (ruleset: Ruleset, state: GameState, zone: SpaceId, ship: Unit, type: UnitType): number => {
  return roomBeside(ruleset.board, ship.type, cargoOf(state, zone, ship.id), type);
};

/** Ships that carry land units. */
export const isTransport = ({ board }: Ruleset, { type }: Unit): boolean => liftsTroops(board, type);

/** The kind of ship that carries troops, for what is said of all of them. */
export const troopShip = ({ board }: Ruleset): UnitType =>
  board.roster.find((type) => liftsTroops(board, type)) ?? 'transport';
