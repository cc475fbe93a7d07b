// What the kinds of unit of a board can do: asked by trait or by what they carry, never by name.

import type { Trait, UnitType } from '../vocab/index.ts';
import type { Board, UnitSpec } from './board.ts';

/** What of a board tells what its kinds of unit do; every board has it. */
export interface Roster {
  readonly roster: Board['roster'];
  readonly units: { readonly [type in UnitType]: Pick<UnitSpec, 'traits' | 'cargo' | 'domain'> };
}

/** True if units of a kind do what the trait says. */
export const hasTrait = (board: Roster, type: UnitType, trait: Trait): boolean =>
  board.units[type].traits.includes(trait);

/** The kinds of unit with a trait, in the order of the reference chart. */
export const typesWith = (board: Roster, trait: Trait): readonly UnitType[] =>
  board.roster.filter((type) => hasTrait(board, type, trait));

/** How many units of one kind fit on a ship of another that carries nothing else; 0 where it takes none. */
export const roomOn = (board: Roster, ship: UnitType, cargo: UnitType): number =>
  board.units[ship].cargo?.find(({ type }) => type === cargo)?.max ?? 0;

/** True for ships that take troops aboard. */
export const liftsTroops = (board: Roster, ship: UnitType): boolean =>
  board.units[ship].cargo?.some(({ type }) => board.units[type].domain === 'land') ?? false;

/** True for ships that planes come down on. */
export const hasDeck = (board: Roster, ship: UnitType): boolean =>
  board.units[ship].cargo?.some(({ type }) => board.units[type].domain === 'air') ?? false;

/** True if units of a kind take part in battles: what shoots at planes alone, and industry, do not (B2.10). */
export const canFight = (board: Roster, type: UnitType): boolean =>
  !hasTrait(board, type, 'antiaircraft') && !hasTrait(board, type, 'industry');
