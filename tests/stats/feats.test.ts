import { expect, test } from 'vitest';
import type { Clash, ClashResult } from '../../src/i18n/story/index.ts';
import { type BattleLuck, fightingIn, longestSiege, luckiestBattle } from '../../src/stats/index.ts';

const clash = (space: string, result: ClashResult, lost = 0, at: Clash['at'] = 'land'): Clash => ({
  space,
  at,
  assault: 'no',
  result,
  rounds: 1,
  defenders: ['ussr'],
  size: { attack: 1, defence: 1 },
  lost: { attack: { ipc: lost, units: {} }, defence: { ipc: 3, units: {} } },
});
const turn = (
  round: number,
  clashes: readonly Clash[],
  luck: Record<string, BattleLuck> = {},
  left: string[] = [],
) => ({
  round,
  account: { captured: [...left, ...clashes.flatMap(({ result, space }) => (result === 'taken' ? [space] : []))] },
  clashes: Object.fromEntries(clashes.map((each) => [each.space, each])),
  luck,
});
const luck = (attacker: number, defender: number): BattleLuck => ({
  attacker: { hits: 0, expected: 0, ipc: attacker },
  defender: { hits: 0, expected: 0, ipc: defender },
});

test('the luckiest battle is that in which the dice of both together favoured one side most', () => {
  const [even, lucky] = [clash('caucasus', 'taken'), clash('karelia-ssr', 'held')];
  const turns = [
    turn(1, [even], { caucasus: luck(12, 12) }),
    turn(2, [lucky, even], { 'karelia-ssr': luck(-4, 7.4), caucasus: luck(9, 0) }),
  ];
  expect(luckiestBattle(turns)).toEqual({
    turn: 1,
    battle: 'karelia-ssr',
    space: 'karelia-ssr',
    side: 'defender',
    ipc: 11,
  });
  expect(luckiestBattle(turns.slice(0, 1))).toBeUndefined();
});

test('a siege is a row of attacks on land without its fall', () => {
  const turns = [
    turn(1, [clash('karelia-ssr', 'held'), clash('baltic-sea', 'held', 0, 'sea')]),
    turn(2, [clash('karelia-ssr', 'retreated'), clash('baltic-sea', 'held', 0, 'sea')]),
    turn(3, [clash('karelia-ssr', 'taken'), clash('baltic-sea', 'held', 0, 'sea')]),
    turn(4, [clash('karelia-ssr', 'cleared')]),
  ];
  const fell = {
    space: 'karelia-ssr',
    withstood: 2,
    from: { turn: 0, round: 1 },
    to: { turn: 2, round: 3 },
    end: 'fell',
  };
  expect(longestSiege(turns)).toEqual(fell);
  expect(longestSiege(turns.slice(2))).toBeUndefined();
  const again = [...turns, turn(5, [clash('karelia-ssr', 'held')]), turn(6, [clash('karelia-ssr', 'spent')])];
  expect(longestSiege([...again, turn(7, [], {}, ['karelia-ssr'])])).toMatchObject({ withstood: 3, end: 'fell' });
  expect(longestSiege(again)).toMatchObject({ withstood: 3, end: 'held', from: { round: 4 }, to: { round: 6 } });
});

test('spaces are told by what was destroyed there', () => {
  const turns = [
    turn(1, [clash('ukraine-ssr', 'taken', 9), clash('karelia-ssr', 'held', 3)]),
    turn(2, [clash('karelia-ssr', 'held', 4)]),
  ];
  expect(fightingIn(turns)).toEqual([
    { space: 'karelia-ssr', battles: 2, lost: 13 },
    { space: 'ukraine-ssr', battles: 1, lost: 12 },
  ]);
});
