// Laws of the series and of the dice over whole games: nothing on the board and no recorded die is left out or counted
// twice.

import { describe, expect, test } from 'vitest';
import { evolve, type GameEvent, type GameState } from '../../src/engine/index.ts';
import { type Options, secondEdition } from '../../src/rulesets/index.ts';
import {
  csvText,
  diceIn,
  type Moment,
  NO_THROWS,
  paceOf,
  running,
  type SeriesColumn,
  seriesColumns,
  seriesOf,
  seriesTable,
  sumThrows,
  throwsOf,
} from '../../src/stats/index.ts';
import { byPower, POWERS } from '../../src/vocab/index.ts';
import { playGame } from '../support/sparring/index.ts';
import { readCsv } from './csv.ts';

interface Turn {
  readonly moment: Moment;
  readonly events: readonly GameEvent[];
}

/** A sparring game as moments, with the events of each turn. */
const played = (seed: number, rounds: number, options: Partial<Options> = {}) => {
  const turns: Turn[] = [];
  let events: GameEvent[] = [];
  let opening: GameState | undefined;
  playGame(seed, {
    rounds,
    options,
    onEntry: (entry, before) => {
      let state = before;
      for (const event of entry.events) {
        const { round, turn } = state;
        const after = evolve(state, event);
        if (event.type === 'turn-began') {
          if (opening === undefined) opening = after;
          else turns.push({ moment: { turn: { round, power: turn.power }, state }, events });
          events = [];
        }
        events.push(event);
        state = after;
      }
    },
  });
  if (opening === undefined) throw new Error('The game came to nothing.');
  return { moments: [{ state: opening }, ...turns.map(({ moment }) => moment)], turns };
};

const games = [
  ['with dice', played(3, 4)],
  ['with low luck', played(5, 3, { luck: 'low-luck' })],
] as const;
const { board } = secondEdition;

describe.each(games)('a game %s', (_, { moments, turns }) => {
  const series = seriesOf(secondEdition, moments);
  const throws = turns.map(({ events }) => throwsOf(secondEdition, events));
  const rolled = turns.flatMap(({ events }) => events.flatMap((event) => (event.type === 'rolled' ? [event] : [])));

  test('has turns, battles and dice to speak of', () => {
    expect(turns.length).toBeGreaterThan(10);
    expect(rolled.length).toBeGreaterThan(20);
  });

  test('the land of the powers is the land of the sides, and all there is', () => {
    const all = board.spaces.reduce((sum, { ipc }) => sum + ipc, 0);
    moments.forEach((_moment, at) => {
      const powers = POWERS.reduce((sum, power) => sum + (series.land[power][at] ?? Number.NaN), 0);
      expect(powers).toBe(series.sides.reduce((sum, { land }) => sum + (land[at] ?? Number.NaN), 0));
      expect(powers).toBeLessThanOrEqual(all);
    });
  });

  test('unit value is the sum of the costs of the units that stand on the board', () => {
    moments.forEach(({ state }, at) => {
      for (const power of POWERS) {
        let sum = 0;
        for (const { units } of state.spaces) {
          for (const unit of units) {
            if (unit.power === power && unit.type !== 'industrial-complex') sum += board.units[unit.type].cost;
          }
        }
        expect(series.value[power][at]).toBe(sum);
      }
    });
  });

  test('every unit and every controlled territory is counted once', () => {
    moments.forEach(({ state }, at) => {
      const units = state.spaces.reduce((sum, space) => sum + space.units.length, 0);
      const counted = POWERS.flatMap((power) => Object.values(series.units[power][at] ?? {}));
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(units);
      const land = board.spaces.filter(({ id, kind }) => {
        const control = state.spaces[state.slots.get(id) ?? -1]?.control ?? null;
        return kind === 'land' && control !== null;
      });
      expect(POWERS.reduce((sum, power) => sum + (series.territories[power][at] ?? 0), 0)).toBe(land.length);
    });
  });

  test('the histogram counts every recorded face', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (const { volleys } of rolled) {
      for (const { values } of volleys) for (const face of values) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    }
    const all = sumThrows(throws.flatMap((turn) => POWERS.map((power) => turn[power])));
    expect(all.faces).toEqual(faces);
  });

  test('hits are those of the events, and expected hits the sum of the needs over six', () => {
    const fire = rolled.filter(({ role }) => !['research', 'technology-table', 'raid', 'rocket'].includes(role));
    const volleys = fire.flatMap((event) => event.volleys);
    const all = sumThrows(throws.flatMap((turn) => POWERS.map((power) => turn[power])));
    expect(all.hits).toBe(volleys.reduce((sum, { hits }) => sum + hits, 0));
    expect(all.expected).toBeCloseTo(
      volleys.reduce((sum, { need, values, sure = 0 }) => sum + sure + (values.length * need) / 6, 0),
      9,
    );
    expect(all.fired).toBe(volleys.reduce((sum, { values }) => sum + values.length, 0));
  });

  test('the table says the same numbers, and its text gives them back', () => {
    const { roster } = secondEdition.board;
    const columns = seriesColumns(roster);
    const table = seriesTable({
      series,
      turns: turns.map((_turn, at) => `t${at}`),
      powers: POWERS,
      roster,
      throws,
      pace: [],
    });
    expect(table.rows).toHaveLength(moments.length * POWERS.length);
    const [header, ...rows] = readCsv(csvText(table));
    expect(header).toEqual(columns);
    expect(rows).toEqual(table.rows.map((row) => row.map((cell) => (cell === undefined ? '' : String(cell)))));
    const at = (column: SeriesColumn): number => columns.indexOf(column);
    const last = rows.slice(-POWERS.length);
    expect(last.map((row) => Number(row[at('land-ipc')]))).toEqual(POWERS.map((power) => series.land[power].at(-1)));
    expect(last.map((row) => Number(row[at('units-ipc')]))).toEqual(POWERS.map((power) => series.value[power].at(-1)));
    expect(last.map((row) => Number(row[at('dice')]))).toEqual(
      POWERS.map((power) => diceIn(running(throws, power).at(-1) ?? NO_THROWS)),
    );
    for (const cell of rows.flat()) expect(cell).not.toMatch(/e[+-]?\d|NaN|Infinity/);
  });
});

describe('luck', () => {
  const opened = (defender: 'infantry' | 'fighter'): GameEvent => ({
    type: 'battle-opened',
    battle: 'ukraine-ssr',
    kind: 'land',
    assault: 'no',
    attackers: [{ power: 'germany', type: 'infantry', ids: [1, 2] }],
    defenders: [{ power: 'ussr', type: defender, ids: [3] }],
    supports: [],
  });
  const fire = (values: readonly number[], hits: number): GameEvent => ({
    type: 'rolled',
    purpose: 'combat/ukraine-ssr/1/attack/germany',
    role: 'attack',
    sides: 6,
    volleys: [{ power: 'germany', unit: 'infantry', need: 1, values: [...values], hits }],
    hits,
    battle: 'ukraine-ssr',
    round: 1,
  });

  test('a hit is worth what the enemy lined up costs, whatever fell', () => {
    const infantry = throwsOf(secondEdition, [opened('infantry'), fire([1, 4], 1)]).germany;
    expect(infantry).toMatchObject({ fired: 2, hits: 1, faces: [1, 0, 0, 1, 0, 0] });
    expect(infantry.expected).toBeCloseTo(1 / 3);
    expect(infantry.variance).toBeCloseTo((2 * 5) / 36);
    expect(infantry.ipc).toBeCloseTo((1 - 1 / 3) * 3);
    expect(throwsOf(secondEdition, [opened('fighter'), fire([1, 4], 1)]).germany.ipc).toBeCloseTo((1 - 1 / 3) * 12);
  });

  test('over all the ways two dice can fall it comes to nothing', () => {
    let sum = 0;
    for (let one = 1; one <= 6; one += 1) {
      for (let two = 1; two <= 6; two += 1) {
        const hits = [one, two].filter((face) => face <= 1).length;
        sum += throwsOf(secondEdition, [opened('fighter'), fire([one, two], hits)]).germany.ipc;
      }
    }
    expect(sum).toBeCloseTo(0, 9);
  });

  test('dice that hit nothing by rule are faces and no luck', () => {
    const raid: GameEvent = {
      type: 'rolled',
      purpose: 'raid/germany',
      role: 'raid',
      sides: 6,
      volleys: [{ power: 'uk', unit: 'bomber', need: 0, values: [6, 6], hits: 0 }],
      hits: 0,
    };
    expect(throwsOf(secondEdition, [raid])).toEqual(
      byPower((power) => (power === 'uk' ? { ...NO_THROWS, faces: [0, 0, 0, 0, 0, 2] } : NO_THROWS)),
    );
  });

  test('the sure hits of low luck are neither good nor bad luck', () => {
    const sure: GameEvent = {
      type: 'rolled',
      purpose: 'combat/ukraine-ssr/1/attack/germany',
      role: 'attack',
      sides: 6,
      volleys: [{ power: 'germany', need: 0, values: [], sure: 2, hits: 2 }],
      hits: 2,
      battle: 'ukraine-ssr',
    };
    expect(throwsOf(secondEdition, [opened('infantry'), sure]).germany).toEqual({ ...NO_THROWS, hits: 2, expected: 2 });
  });
});

describe('pace', () => {
  test('a turn counts from the end of the one before', () => {
    const turns = [
      { id: 'r01-ussr', round: 1, power: 'ussr', ended: '2026-03-02T12:00:00Z' },
      { id: 'r01-germany', round: 1, power: 'germany' },
      { id: 'r01-uk', round: 1, power: 'uk', ended: '2026-03-09T00:00:00Z' },
      { id: 'r01-japan', round: 1, power: 'japan', ended: '2026-03-08T00:00:00Z' },
    ] as const;
    // Of a turn without a time, and of the one after it, nothing can be said; clocks that ran back make no negative
    // days.
    expect(paceOf('2026-03-01T00:00:00Z', turns)).toEqual([
      { id: 'r01-ussr', round: 1, power: 'ussr', days: 1.5 },
      { id: 'r01-japan', round: 1, power: 'japan', days: 0 },
    ]);
  });
});

test('a field that would break a row is quoted', () => {
  const text = csvText({
    columns: ['a', 'b'],
    rows: [
      ['x,"y"', 'two\nlines'],
      [1.5, undefined],
    ],
  });
  expect(text).toBe('a,b\r\n"x,""y""","two\nlines"\r\n1.5,\r\n');
  expect(readCsv(text)).toEqual([
    ['a', 'b'],
    ['x,"y"', 'two\nlines'],
    ['1.5', ''],
  ]);
});
