import { describe, expect, test } from 'vitest';
import { appendReport, loadGame, turnId, turnsOf } from '../../src/archive/index.ts';
import { lastTurnOf } from '../../src/archive/turns.ts';
import { cashOf, type GameEvent, isActing } from '../../src/engine/index.ts';
import { POWERS } from '../../src/vocab/index.ts';
import { AT } from '../log/sample.ts';
import { attack, drafted, endTurn, fight, giveAll, open, placeFive, purchase, research, stay } from './play.ts';

describe('the turns of a game', () => {
  const game = giveAll(open(), research, purchase, attack, fight, stay, placeFive, endTurn);
  const [ussr, germany, ...more] = turnsOf(game);

  test('have lines, events and an address', () => {
    expect(more).toEqual([]);
    expect(ussr).toMatchObject({ id: 'r01-ussr', round: 1, power: 'ussr', status: 'over', told: 'decided' });
    expect(ussr?.entries.map(({ entry }) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ussr?.entries.every(({ standing }) => standing === 'counts')).toBe(true);
    expect(ussr?.events[0]?.event.type).toBe('turn-began');
    expect(ussr?.events.at(-1)?.event.type).not.toBe('turn-began');
    expect(germany).toMatchObject({ id: 'r01-germany', status: 'under-way', entries: [] });
    expect(germany?.events).toMatchObject([{ seq: 9, event: { type: 'turn-began', power: 'germany' } }]);
  });

  test('begin and end with a position', () => {
    expect(ussr?.start.turn.power).toBe('ussr');
    expect(ussr && cashOf(ussr.start, 'ussr')).toBe(24);
    expect(ussr?.end.turn.power).toBe('ussr');
    expect(ussr && cashOf(ussr.end, 'ussr')).toBe(cashOf(game.replay.state, 'ussr'));
    expect(germany?.start).toEqual(game.replay.state);
    expect(germany?.end).toEqual(game.replay.state);
  });

  test('of a game that has just been opened', () => {
    expect(turnsOf(open())).toMatchObject([{ id: 'r01-ussr', entries: [], status: 'under-way' }]);
  });
});

describe('reported turns', () => {
  const at = (round: number, power: 'ussr' | 'germany', ipc: number): GameEvent => ({
    type: 'position-reported',
    round,
    power,
    phase: 'research',
    treasury: { [power]: ipc },
  });
  const report = (game: ReturnType<typeof open>, ...events: GameEvent[]) =>
    drafted(appendReport(game, events, { at: AT, by: 'stew' })).game;

  test('each report of another turn begins it; another of the same turn sets it right', () => {
    let game = report(open(), at(3, 'ussr', 10));
    game = report(game, at(3, 'ussr', 12));
    game = report(game, at(3, 'germany', 40));
    const turns = turnsOf(game);
    expect(turns.map(({ id, told }) => [id, told])).toEqual([
      ['r01-ussr', 'reported'],
      ['r03-ussr', 'reported'],
      ['r03-germany', 'reported'],
    ]);
    expect(turns[1] && cashOf(turns[1].end, 'ussr')).toBe(12);
  });
  test('a turn told twice keeps two addresses', () => {
    let game = report(open(), at(3, 'ussr', 10));
    game = report(game, at(3, 'germany', 40));
    game = report(game, at(3, 'ussr', 11));
    expect(turnsOf(game).map(({ id }) => id)).toEqual(['r01-ussr', 'r03-ussr', 'r03-germany', 'r03-ussr-2']);
  });
});

test('an address is made of round and power', () => {
  expect([turnId(3, 'germany'), turnId(12, 'ussr'), turnId(104, 'uk')]).toEqual(['r03-germany', 'r12-ussr', 'r104-uk']);
});

describe('the last turn of a power', () => {
  test.each(['fought-again', 'moscow-lost-and-freed', 'moved-in', 'eighty-four', 'sparring-match'])(
    'is found from the end of %s as among all turns',
    (slug) => {
      const game = loadGame('.', slug);
      const turns = turnsOf(game);
      const found = POWERS.map((power) => lastTurnOf(game, power));
      expect(found.filter((turn) => turn !== undefined).length).toBeGreaterThan(0);
      for (const [at, power] of POWERS.entries())
        expect(found[at]).toEqual(turns.findLast(({ start }) => isActing(start, power)));
    },
  );
});
