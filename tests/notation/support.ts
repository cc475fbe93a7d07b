// A position and a context for reading orders, without playing a game up to it.

import { expect } from 'vitest';
import type { Battle, Due, GameState, Move, Unit } from '../../src/engine/index.ts';
import { type NotationContext, parseSheet, type Sheet } from '../../src/notation/index.ts';
import { type Ruleset, resolveOptions, secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import {
  battleSpace,
  byPower,
  countEntries,
  type Language,
  type Phase,
  type Power,
  type SpaceId,
  type UnitCounts,
} from '../../src/vocab/index.ts';

const { board } = secondEdition;

export const NONCE = '0123456789abcdef'.repeat(4);

export interface Given {
  /** The second edition if it is not named. */
  readonly ruleset?: Ruleset;
  readonly power: Power;
  readonly phase?: Phase;
  readonly round?: number;
  readonly purchased?: UnitCounts;
  /** Added to the printed set-up, or put in its place. */
  readonly units?: readonly { readonly space: SpaceId; readonly power: Power; readonly units: UnitCounts }[];
  readonly setup?: 'printed' | 'empty';
  readonly control?: { readonly [space: SpaceId]: Power };
  readonly battles?: readonly Battle[];
}

/** A battle with nothing in it but its name and whether somebody has to choose. */
export const battle = (id: string, due?: Due): Battle => ({
  id,
  kind: id.startsWith('raid/') ? 'raid' : board.byId.get(id)?.kind === 'sea' ? 'sea' : 'land',
  spaces: [battleSpace(id)],
  status: 'open',
  after: [],
  assault: 'no',
  attackers: [],
  defenders: [],
  supports: [],
  marked: [],
  rolled: [],
  answered: [],
  round: 1,
  withdrawn: {},
  ...(due === undefined ? {} : { due }),
});

export const stateOf = (given: Given): GameState => {
  let nextUnit = 0;
  const { ruleset = secondEdition } = given;
  const { board } = ruleset;
  const printed = given.setup === 'empty' ? [] : board.setup;
  const groups = [...printed, ...(given.units ?? [])];
  const unitsIn = (id: SpaceId): readonly Unit[] =>
    groups
      .filter(({ space }) => space === id)
      .flatMap(({ power, units }) =>
        countEntries(units).flatMap(([type, count]) =>
          Array.from({ length: count }, (): Unit => ({ id: nextUnit++, power, type })),
        ),
      );
  const spaces = board.spaces.map((space) => ({
    control: given.control?.[space.id] ?? space.originalOwner,
    units: unitsIn(space.id),
  }));
  return {
    board: board.id,
    ruleset: { id: ruleset.id, version: ruleset.version },
    options: resolveOptions(usualOptions(ruleset)),
    players: [],
    round: given.round ?? 1,
    slots: new Map(board.spaces.map(({ id }, index) => [id, index])),
    spaces,
    treasury: byPower((power) => ({ main: board.powers.find((spec) => spec.power === power)?.startingIpc ?? 0 })),
    technology: byPower(() => []),
    nextUnit,
    turn: {
      power: given.power,
      phase: given.phase ?? 'purchase',
      start: spaces,
      startTechnology: byPower(() => []),
      purchased: given.purchased ?? {},
      units: new Map(),
      movesMade: 'no',
      overflights: [],
      landings: [],
      battles: given.battles ?? [],
      queue: [],
      placed: new Map(),
    },
    standing: [],
    awaiting: [],
    resigned: [],
    won: {},
  };
};

export const contextOf = (given: Given, more: Partial<NotationContext> = {}): NotationContext => ({
  ruleset: given.ruleset ?? secondEdition,
  state: stateOf(given),
  power: given.power,
  nonce: NONCE,
  ...more,
});

/** Reads lines in a position. */
export const read = (given: Given, text: string, more: Partial<NotationContext> = {}): Sheet =>
  parseSheet(contextOf(given, more), text);

/** The orders of a text that must have no problem, without the fields every order has. */
export const understood = (given: Given, text: string, more: Partial<NotationContext> = {}): readonly unknown[] => {
  const sheet = read(given, text, more);
  if (sheet.problems.length > 0) throw new Error(`${text}: ${JSON.stringify(sheet.problems)}`);
  return sheet.orders.map((order) =>
    Object.fromEntries(Object.entries(order).filter(([key]) => key !== 'power' && key !== 'nonce')),
  );
};

/** The combat moves of a text, all of which is understood. */
const combatMoves = (power: Power, text: string, language: Language = 'en'): readonly Move[] => {
  const { orders, problems } = read({ power }, `combat moves\n${text}`, { language });
  expect(problems).toEqual([]);
  return orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
};

/** What marches in them: units, from, to, and where planes land. */
export const ways = (power: Power, text: string, language: Language = 'en') =>
  combatMoves(power, text, language).flatMap((move) =>
    move.kind === 'march' ? [[move.units, move.path[0], move.path.at(-1), move.land]] : [],
  );
