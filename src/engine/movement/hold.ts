// What fits into a transport: the board says it, one of several alternatives (B8.1) or a mixture. Ruling D9: a gun may
// be bridged too, alone, for the clarification that names armor and infantry limits amounts and not kinds.

import { canCarry, liftsTroops, roomBeside } from '../../board/index.ts';
import type { Lifter, Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';
import { turnOf } from '../state/queries.ts';
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
  const aboard = cargoOf(state, zone, ship.id);
  const lifter = lifterOf(ruleset, ship);
  if (lifter !== undefined) return lifter.troops === type ? Math.max(0, lifter.room - aboard.length) : 0;
  return roomBeside(ruleset.board, ship.type, aboard, type);
};

/** What a warship lifts beside its work, if it does. */
export const lifterOf = (
  { transports: { warships } }: Ruleset,
  { power, type }: Pick<Unit, 'power' | 'type'>,
): Lifter | undefined =>
  warships === 'lift-nothing' ? undefined : warships.find((each) => each.power === power && each.ship === type);

/** True if a ship can carry all of these together. */
export const canHold = (
  ruleset: Ruleset,
  ship: Pick<Unit, 'power' | 'type'>,
  aboard: readonly Pick<Unit, 'type'>[],
) => {
  const lifter = lifterOf(ruleset, ship);
  if (lifter === undefined) return canCarry(ruleset.board, ship.type, aboard);
  return aboard.length <= lifter.room && aboard.every(({ type }) => type === lifter.troops);
};

/** True for a warship that begins the turn with troops, carries or lands some: it attacks nobody in it (P17). */
export const isBusyLifting = (ruleset: Ruleset, state: GameState, ship: Unit, zone: SpaceId): boolean =>
  lifterOf(ruleset, ship) !== undefined &&
  (turnOf(state, ship.id)?.unloaded !== undefined || cargoOf(state, zone, ship.id).length > 0);

/** Ships that carry land units. */
export const isTransport = (ruleset: Ruleset, ship: Unit): boolean =>
  liftsTroops(ruleset.board, ship.type) || lifterOf(ruleset, ship) !== undefined;

/** The kind of ship that carries troops, for what is said of all of them. */
export const troopShip = ({ board }: Ruleset): UnitType =>
  board.roster.find((type) => liftsTroops(board, type)) ?? 'transport';
