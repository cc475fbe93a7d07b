// Sets up the position a case begins with, through the same door as a real game: an opening order with an agreed
// position, then phases begun one after the other.

import {
  decide,
  evolve,
  type GameState,
  type OpenGame,
  printedPurses,
  type Refusal,
  unitsAtSetUp,
  unopened,
} from '../engine/index.ts';
import { type Ruleset, usualOptions } from '../rulesets/index.ts';
import { fail, isAhead, ok, type Power, type Result, type UnitCounts } from '../vocab/index.ts';
import type { Case, Given } from './schema.ts';

type Start = NonNullable<OpenGame['start']>;

const nonzero = (counts: { readonly [type: string]: number | undefined }): UnitCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => (count ?? 0) > 0));

const forces = (ruleset: Ruleset, { given, options }: Case): Start['units'] => {
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
const pursesIn = (ruleset: Ruleset, { position, purses, treasury }: Given): Pick<Start, 'purses'> => {
  const printed = position === 'start' ? Object.entries(printedPurses(ruleset)) : [];
  const named = new Set(Object.keys(treasury ?? {}));
  const held = { ...Object.fromEntries(printed.filter(([power]) => !named.has(power))), ...purses };
  return Object.keys(held).length === 0 ? {} : { purses: held as Start['purses'] & object }; // powers, by the schema
};

const start = (ruleset: Ruleset, spec: Case, { given } = spec): Start => ({
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
});

/**
 * The position with land taken in this turn as it was when the turn began: another's, and whoever took it was not
 * there.
 */
const withTaken = (state: GameState, { taken = {} }: Given): GameState => {
  const start = state.turn.start.slice();
  for (const [space, { from, when }] of Object.entries(taken)) {
    const slot = state.slots.get(space);
    if (slot !== undefined && when === 'this turn') start[slot] = { control: from, units: [] };
  }
  return { ...state, turn: { ...state.turn, start } };
};

/** The state a case begins with, or why its position is impossible. */
export const positionOf = (ruleset: Ruleset, spec: Case): Result<GameState, readonly Refusal[]> => {
  const { given } = spec;
  const seats = given.players ?? ruleset.turnOrder.map((power) => [power]);
  const opened = decide(ruleset, unopened(), {
    type: 'open-game',
    title: spec.title.slice(0, 120),
    board: ruleset.board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: { ...usualOptions(ruleset), ...spec.options } as OpenGame['options'], // `partial` lets the schema hold undefined; JSON cannot
    players: seats.map((powers, seat) => ({
      id: `player-${seat + 1}`,
      name: `Player ${seat + 1}`,
      powers,
      role: 'player',
    })),
    dice: { source: 'recorded' },
    purpose: 'demonstration',
    start: start(ruleset, spec),
  });
  if (!opened.ok) return fail(opened.error);
  let state = opened.value.events.reduce(evolve, unopened());
  state = withTaken(state, given);
  const goal = given.phase ?? state.turn.phase;
  for (const phase of ruleset.phases) {
    const due = isAhead(ruleset.phases, state.turn.phase, phase.id) && !isAhead(ruleset.phases, goal, phase.id);
    if (due) state = evolve(state, { type: 'phase-began', phase: phase.id });
  }
  return ok(state);
};
