// What the kinds of unit of a board can do: asked by trait or by what they carry, never by name.

import type { Trait, UnitType } from '../vocab/index.ts';
import type { Board, UnitSpec } from './board.ts';

/** What of a board tells what its kinds of unit do; every board has it. */
export interface Roster {
  readonly roster: Board['roster'];
  readonly units: { readonly [type in UnitType]: Pick<UnitSpec, 'traits' | 'cargo' | 'hold' | 'domain'> };
}

/** True if units of a kind do what the trait says. */
export const hasTrait = (board: Roster, type: UnitType, trait: Trait): boolean =>
  board.units[type].traits.includes(trait);

/** The kinds of unit with a trait, in the order of the reference chart. */
export const typesWith = (board: Roster, trait: Trait): readonly UnitType[] =>
  board.roster.filter((type) => hasTrait(board, type, trait));

type Aboard = readonly { readonly type: UnitType }[];

/** How much of a hold is taken, where a ship takes a mixture; infinite if something is aboard that it does not take. */
const taken = ({ takes }: NonNullable<UnitSpec['hold']>, aboard: Aboard): number =>
  aboard.reduce((sum, { type }) => sum + (takes[type] ?? Number.POSITIVE_INFINITY), 0);

/** How many units of a kind fit on a ship beside what is aboard; 0 where it takes none. */
export const roomBeside = (board: Roster, ship: UnitType, aboard: Aboard, cargo: UnitType): number => {
  const { cargo: options = [], hold } = board.units[ship];
  if (hold === undefined) {
    const most = options.find(({ type }) => type === cargo)?.max ?? 0;
    return aboard.some(({ type }) => type !== cargo) ? 0 : Math.max(0, most - aboard.length);
  }
  const each = hold.takes[cargo];
  return each === undefined ? 0 : Math.max(0, Math.floor((hold.room - taken(hold, aboard)) / each));
};

/** How many units of one kind fit on a ship of another that carries nothing else; 0 where it takes none. */
export const roomOn = (board: Roster, ship: UnitType, cargo: UnitType): number => roomBeside(board, ship, [], cargo);

/** True if a ship can carry all of these together; any ship can carry nothing. */
export const canCarry = (board: Roster, ship: UnitType, aboard: Aboard): boolean => {
  const { cargo = [], hold } = board.units[ship];
  if (aboard.length === 0) return true;
  if (hold !== undefined) return taken(hold, aboard) <= hold.room;
  return cargo.some(({ type, max }) => aboard.length <= max && aboard.every((unit) => unit.type === type));
};

/** The kinds of unit a ship can carry. */
export const cargoOn = (board: Roster, ship: UnitType): readonly UnitType[] => {
  const { cargo = [], hold } = board.units[ship];
  return hold === undefined
    ? cargo.map(({ type }) => type)
    : board.roster.filter((type) => (hold.takes[type] ?? 0) > 0);
};

/** True for ships that take troops aboard. */
export const liftsTroops = (board: Roster, ship: UnitType): boolean =>
  cargoOn(board, ship).some((type) => board.units[type].domain === 'land');

/** True for ships that planes come down on. */
export const hasDeck = (board: Roster, ship: UnitType): boolean =>
  cargoOn(board, ship).some((type) => board.units[type].domain === 'air');

/** True if units of a kind take part in battles: what shoots at planes alone, and industry, do not (B2.10). */
export const canFight = (board: Roster, type: UnitType): boolean =>
  !hasTrait(board, type, 'antiaircraft') && !hasTrait(board, type, 'industry');
