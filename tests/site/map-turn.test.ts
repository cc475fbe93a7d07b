// What a turn did, as its map shows it: ways, former owners, canals, and the history of each space.

import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { openArchive } from '../../src/site/data/archive.ts';
import { type GameData, loadFrom } from '../../src/site/data/loaded.ts';
import { canalsIn, mapTurnOf } from '../../src/site/data/map-turn.ts';
import { spaceHistories } from '../../src/site/data/space-history.ts';
import { battleResult } from '../../src/site/words/battle.ts';
import { speak } from '../../src/site/words/speak.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
let war: GameData;

beforeAll(() => {
  war = loadFrom(openArchive(PROJECT, PROJECT), 'sparring-match');
});

describe('a turn on its map', () => {
  test('land was held before by whom the turn before says', () => {
    let checked = 0;
    war.turns.slice(1).forEach((turn, at) => {
      const before = new Map(war.turns[at]?.position.owners);
      for (const [space, from] of mapTurnOf(war.view.board, turn.account).captured) {
        expect(from, `${turn.id} ${space}`).toBe(before.get(space) ?? null);
        checked += 1;
      }
    });
    expect(checked).toBeGreaterThan(50);
  });

  test('every move goes from one space to another, planes fly, and none is without units', () => {
    const moves = war.turns.flatMap(({ account }) => mapTurnOf(war.view.board, account).moves);
    expect(moves.length).toBeGreaterThan(500);
    expect(moves.filter(({ path: way, count }) => way.length < 2 || count < 1)).toEqual([]);
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(['combat', 'embark', 'noncombat', 'retreat']));
    expect(new Set(moves.map(({ by }) => by))).toEqual(new Set(['air', 'surface']));
  });

  test('all units of a move are named on its arrow, cargo among them', () => {
    const moves = war.turns.flatMap(({ account }) => mapTurnOf(war.view.board, account).moves);
    const named = (units: (typeof moves)[number]['units'] = []): number => units.reduce((sum, [, own]) => sum + own, 0);
    expect(moves.filter(({ count, units }) => named(units) !== count)).toEqual([]);
  });

  test('who retreats leaves the space of the battle', () => {
    const [turn] = war.turns;
    const battle = turn?.account.battles[0];
    if (turn === undefined || battle === undefined) throw new Error('no battle in the first turn');
    const forces = [{ power: turn.power, units: { infantry: 2, armor: 1 } }];
    const away = { kind: 'retreated', forces, to: 'germany' } as const;
    const account = { ...turn.account, battles: [{ ...battle, rounds: [{ round: 1, happenings: [away] }] }] };
    expect(mapTurnOf(war.view.board, account).moves.filter(({ kind }) => kind === 'retreat')).toEqual([
      {
        kind: 'retreat',
        path: [battle.space, 'germany'],
        by: 'surface',
        count: 3,
        units: [
          ['infantry', 2],
          ['armor', 1],
        ],
      },
    ]);
  });
});

describe('canals', () => {
  const suez = (egypt: 'uk' | 'germany' | undefined, syria: 'uk' | 'usa' | 'germany') =>
    canalsIn(secondEditionBoard, {
      owners: [...(egypt === undefined ? [] : [['anglo-egypt-sudan', egypt] as const]), ['syria-iraq', syria] as const],
      stacks: [],
    }).find(({ id }) => id === 'suez');

  test('are open to the side that holds all banks', () => {
    expect(suez('uk', 'usa')).toEqual({ id: 'suez', state: 'open', side: 'allies' });
    expect(suez('germany', 'germany')).toEqual({ id: 'suez', state: 'open', side: 'axis' });
  });

  test('are closed to all where the banks are divided or nobody’s', () => {
    expect(suez('germany', 'uk')).toEqual({ id: 'suez', state: 'closed' });
    expect(suez(undefined, 'uk')).toEqual({ id: 'suez', state: 'closed' });
  });
});

test('the history of a space has each turn in which it changed hands or was fought for, once and in order', () => {
  const histories = spaceHistories(war);
  const order = war.turns.map(({ id }) => id);
  let taken = 0;
  for (const [space, turns] of histories) {
    const places = turns.map(({ turn }) => order.indexOf(turn.id));
    expect(places, space).toEqual([...new Set(places)].sort((a, b) => a - b));
    for (const { turn, battles, taken: by } of turns) {
      const account = war.turns.find(({ id }) => id === turn.id)?.account;
      expect(account?.battles.filter((battle) => battle.space === space).map(({ id }) => id)).toEqual(
        battles.map(({ account: { id } }) => id),
      );
      if (by !== undefined) taken += 1;
    }
  }
  // How what is left standing came out; what was taken is told as such.
  const results = [...histories.values()]
    .flat()
    .flatMap(({ turn, battles }) =>
      battles.map(
        ({ account, clash }) => [account.kind, battleResult(speak('en'), account, clash, turn.power)] as const,
      ),
    );
  expect(results.filter(([kind, said]) => kind === 'raid' && !/ pays \d+ IPC| loses /.test(said))).toEqual([]);
  expect(new Set(results.map(([, said]) => said)).has('The defence holds')).toBe(true);
  expect(taken).toBe(war.turns.reduce((sum, { account }) => sum + account.captured.length, 0));
});
