// The position a case begins with, as players would agree on it: what a game can be opened with.

import { type Position, printedPurses, unitsAtSetUp } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power, UnitCounts } from '../vocab/index.ts';
import type { Case, Given } from './schema.ts';

/** What of a case its position follows from. */
type Placed = Pick<Case, 'given' | 'options'>;

const nonzero = (counts: { readonly [type: string]: number | undefined }): UnitCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => (count ?? 0) > 0));

const forces = (ruleset: Ruleset, { given, options }: Placed): Position['units'] => {
  const named = given.units ?? {};
  const printed =
    given.position === 'empty'
      ? []
      : unitsAtSetUp(ruleset, options.setUp === undefined ? {} : { setUp: options.setUp }).filter(
          ({ space }) => named[space] === undefined,
        );
  const own = Object.entries(named).flatMap(([space, powers]) =>
    Object.entries(powers).flatMap(([power, counts]) => {
      const units = nonzero(counts ?? {});
      return Object.keys(units).length === 0 ? [] : [{ space, power: power as Power, units }]; // keys were checked by the schema
    }),
  );
  return [...printed.map(({ space, power, units }) => ({ space, power, units })), ...own];
};

/** What purses hold: those that are named, and at the printed set-up those of powers whose money is not named. */
const pursesIn = (ruleset: Ruleset, { position, purses, treasury }: Given): Pick<Position, 'purses'> => {
  const printed = position === 'start' ? Object.entries(printedPurses(ruleset)) : [];
  const named = new Set(Object.keys(treasury ?? {}));
  const held = { ...Object.fromEntries(printed.filter(([power]) => !named.has(power))), ...purses };
  return Object.keys(held).length === 0 ? {} : { purses: held as Position['purses'] & object }; // powers, by the schema
};

/** Land that changed hands in this turn, with its owner before; none where it changed hands in the turn before. */
const takenIn = ({ taken = {} }: Given): Pick<Position, 'taken'> => {
  const own = Object.entries(taken).flatMap(([space, { from, when }]) => (when === 'this turn' ? [[space, from]] : []));
  return own.length === 0 ? {} : { taken: Object.fromEntries(own) };
};

/** The position of a case. */
export const startOf = (ruleset: Ruleset, spec: Placed, { given } = spec): Position => ({
  round: given.round ?? 1,
  power: given.power,
  control: {
    ...Object.fromEntries(
      ruleset.board.spaces
        .filter(({ id, kind }) => kind === 'land' && !ruleset.board.closed.includes(id))
        .map(({ id, originalOwner }) => [id, originalOwner] as const),
    ),
    ...given.control,
    ...Object.fromEntries(Object.keys(given.taken ?? {}).map((id) => [id, given.power])),
  },
  units: forces(ruleset, spec),
  ...(given.cargo === undefined
    ? {}
    : {
        cargo: given.cargo.map((ship) => ({
          ...ship,
          units: ship.units.map((load) => ({ ...load, units: nonzero(load.units) })),
        })),
      }),
  treasury: {
    ...(given.position === 'start' && ruleset.income.atSetUp === 'printed'
      ? Object.fromEntries(ruleset.board.powers.map(({ power, startingIpc }) => [power, startingIpc]))
      : {}),
    ...given.treasury,
  },
  ...(given.points === undefined ? {} : { points: given.points }),
  ...(given.theatres === undefined ? {} : { theatres: given.theatres }),
  ...(given.relations === undefined ? {} : { relations: given.relations }),
  technology: given.technology ?? {},
  ...(given.cashAdvance === undefined ? {} : { cashAdvance: given.cashAdvance }),
  ...pursesIn(ruleset, given),
  ...(given.funds === undefined ? {} : { funds: given.funds }),
  ...(given.phase === undefined ? {} : { phase: given.phase }),
  ...takenIn(given),
});
