// Turns told from whole games: every IPC, every die and every unit of the events is in the account, once.

import { describe, expect, test } from 'vitest';
import { type EventOf, evolve, type GameEvent, type GameState } from '../../src/engine/index.ts';
import { type Options, secondEdition } from '../../src/rulesets/index.ts';
import { seriesOf, sizeOf, type TurnToTell, tellTurn } from '../../src/stats/index.ts';
import { countTotal } from '../../src/vocab/index.ts';
import { FIVE_POWERS as POWERS } from '../support/five-powers.ts';
import { playGame } from '../support/sparring/index.ts';

/** The turns of a game that was played, as `archive` would cut them. */
const turnsOf = (seed: number, rounds: number, options: Partial<Options> = {}): readonly TurnToTell[] => {
  const turns: (TurnToTell & { events: { seq: number; event: GameEvent }[]; end: GameState })[] = [];
  let state: GameState | undefined;
  playGame(seed, {
    rounds,
    options,
    onEntry: (entry, before) => {
      state = before;
      for (const event of entry.events) {
        state = evolve(state, event);
        if (event.type === 'turn-began') {
          turns.push({ round: event.round, power: event.power, events: [], start: state, end: state, status: 'over' });
        }
        const turn = turns.at(-1);
        turn?.events.push({ seq: turns.length, event });
        if (turn !== undefined) turn.end = state;
      }
    },
  });
  return turns.slice(0, -1); // the last has only begun
};

const eventsOf = <T extends GameEvent['type']>({ events }: TurnToTell, type: T): readonly EventOf<T>[] =>
  events.flatMap(({ event }) => (event.type === type ? [event as EventOf<T>] : [])); // the type was looked at

test('a bid is told in the turn before which it was laid out, unit by unit', () => {
  const [first, second] = turnsOf(4, 1, { bids: 'open' }).map((turn) => [turn, tellTurn(secondEdition, turn)] as const);
  if (first === undefined || second === undefined) throw new Error('The game came to nothing.');
  const [turn, { bid, placements }] = first;
  const [made] = eventsOf(turn, 'bid-made');
  const placed = eventsOf(turn, 'bid-placed').flatMap(({ units }) => units);
  expect(bid).toMatchObject({ side: 'axis', total: made?.total });
  expect(placed.length).toBeGreaterThan(0);
  expect(bid?.units.reduce((sum, { units }) => sum + countTotal(units), 0)).toBe(
    placed.reduce((sum, { count }) => sum + count, 0),
  );
  expect(placements.every(({ power }) => power === 'ussr')).toBe(true);
  expect(second[1].bid).toBeUndefined();
});

const games = [3, 8].map((seed) => [seed, turnsOf(seed, 4)] as const);

describe.each(games)('sparring game %i', (_, turns) => {
  const told = turns.map((turn) => [turn, tellTurn(secondEdition, turn)] as const);

  test('has twenty turns and battles in them', () => {
    expect(turns).toHaveLength(20);
    expect(told.some(([, { battles }]) => battles.length > 1)).toBe(true);
  });

  test('money at the end is money at the start and what came and went', () => {
    for (const [, { start, end, payments }] of told) {
      for (const power of POWERS) {
        const moved = payments
          .filter((payment) => payment.power === power)
          .reduce((sum, { way, ipc }) => sum + (way === 'paid' ? -ipc : ipc), 0);
        expect(start[power].cash + moved).toBe(end[power].cash);
      }
    }
  });

  test('every die thrown stands in the account once', () => {
    for (const [turn, account] of told) {
      const thrown = eventsOf(turn, 'rolled').map(({ purpose }) => purpose);
      const fires = [
        ...account.battles.flatMap(({ rounds }) =>
          rounds.flatMap(({ happenings }) => happenings.flatMap((each) => (each.kind === 'fire' ? [each] : []))),
        ),
        ...account.overflights.flatMap(({ fire }) => fire ?? []),
        ...account.rockets.flatMap(({ fire }) => fire ?? []),
        ...(account.research?.fires ?? []),
      ];
      expect(fires.map(({ purpose }) => purpose).sort()).toEqual([...thrown].sort());
    }
  });

  test('every unit lost in battle stands in the account once', () => {
    for (const [turn, { battles }] of told) {
      const lost = eventsOf(turn, 'units-lost')
        .filter(({ battle }) => battle !== undefined)
        .reduce((sum, { units }) => sum + units.reduce((of, { ids }) => of + ids.length, 0), 0);
      const shown = battles
        .flatMap(({ rounds }) => rounds.flatMap(({ happenings }) => happenings))
        .reduce((sum, each) => sum + (each.kind === 'lost' ? sizeOf(each.forces) : 0), 0);
      expect(shown).toBe(lost);
    }
  });

  test('nobody who left is told as still to leave', () => {
    for (const [, { battles }] of told) {
      const marks = battles.flatMap(({ rounds }) =>
        rounds.flatMap(({ happenings }) => happenings.filter(({ kind }) => kind === 'marked')),
      );
      expect(marks).toEqual([]);
    }
  });

  test('what was bought was placed or lost', () => {
    for (const [, { purchases, placements, forfeited }] of told) {
      const placed = placements.reduce((sum, { units }) => sum + countTotal(units), 0);
      expect(placed + countTotal(forfeited)).toBe(countTotal(purchases));
    }
  });

  test('every battle has an end, and the land that was taken is named', () => {
    for (const [turn, { battles, captured, combatMoves, besideBattles, noncombatMoves }] of told) {
      expect(battles.every(({ outcome }) => outcome !== undefined)).toBe(true);
      const named = [
        ...battles.flatMap(({ space, taken }) => (taken === undefined ? [] : [space])),
        ...[...combatMoves, ...besideBattles, ...noncombatMoves].flatMap((move) =>
          move.kind === 'take' ? [move.space] : [],
        ),
      ];
      expect([...new Set(named)].sort()).toEqual(
        [...new Set(eventsOf(turn, 'control-changed').map(({ space }) => space))].sort(),
      );
      expect(captured.every((space) => named.includes(space))).toBe(true);
    }
  });

  test('moves keep every unit that moved', () => {
    for (const [turn, { combatMoves, besideBattles, noncombatMoves }] of told) {
      const marched = [...combatMoves, ...besideBattles, ...noncombatMoves].reduce(
        (sum, move) => sum + (move.kind === 'march' ? sizeOf(move.forces) : 0),
        0,
      );
      const moved = eventsOf(turn, 'units-moved').reduce(
        (sum, { units }) => sum + units.reduce((of, { ids }) => of + ids.length, 0),
        0,
      );
      expect(marched).toBe(moved);
    }
  });

  test('like moves are told as one, wherever in the phase they were ordered', () => {
    let fleets = 0;
    for (const [, { combatMoves, besideBattles, noncombatMoves }] of told)
      for (const moves of [combatMoves, besideBattles, noncombatMoves]) {
        let keys: string[] = [];
        for (const move of moves) {
          if ('forces' in move) keys.push(JSON.stringify({ ...move, forces: null, cargo: null }));
          else keys = [];
          expect(new Set(keys).size, keys.join('\n')).toBe(keys.length);
          if (move.kind === 'march' && move.cargo.length > 0 && sizeOf(move.forces) > 1) fleets += 1;
        }
      }
    expect(fleets).toBeGreaterThan(0);
  });

  test('series have a value for the start and each turn; sides are the sum of their powers', () => {
    const [first] = turns;
    const moments = [
      ...(first === undefined ? [] : [{ state: first.start }]),
      ...turns.map(({ round, power, end }) => ({ turn: { round, power }, state: end })),
    ];
    const series = seriesOf(secondEdition, moments);
    expect(series.moments).toHaveLength(21);
    expect(POWERS.map((power) => series.land[power][0])).toEqual([24, 32, 30, 25, 36]);
    expect(POWERS.map((power) => series.cash[power][0])).toEqual([24, 32, 30, 25, 36]);
    for (const [at] of series.moments.entries()) {
      const allies = (['ussr', 'uk', 'usa'] as const).reduce((sum, power) => sum + (series.land[power][at] ?? 0), 0);
      expect(series.sides.find(({ side }) => side === 'allies')?.land[at]).toBe(allies);
    }
    expect(told.map(([, { end, power }]) => end[power].cash)).toEqual(
      turns.map(({ power }, at) => series.cash[power][at + 1]),
    );
  });
});
