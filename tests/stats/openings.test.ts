// Openings as a tree: choices that enough games share, with what came of them; few games tell nothing.

import { describe, expect, test } from 'vitest';
import { firstTurnOf, type OpenedGame, openingsOf, type Parted, type TurnAccount } from '../../src/stats/index.ts';
import type { Power, Side, SpaceId, UnitCounts } from '../../src/vocab/index.ts';

const SIDES = ['allies', 'axis'];
const POWERS: readonly Power[] = ['ussr', 'germany'];

const turn = (bought: UnitCounts, ...attacked: SpaceId[]) => ({ bought, attacked });
const infantry = turn({ infantry: 8 }, 'ukraine-ssr');
const armor = turn({ armor: 5 }, 'ukraine-ssr');
const quiet = turn({ infantry: 8 });

/** So many games, each with a ruleset's first two turns. */
const games = (count: number, winner: Side | undefined, ussr = infantry, germany?: typeof infantry): OpenedGame[] =>
  Array.from({ length: count }, () => ({
    ...(winner === undefined ? { drawn: 'yes' } : { winner }),
    first: { ussr, ...(germany === undefined ? {} : { germany }) },
  }));

/** A tree in short: of each branch its choice, its games and the wins of the first side. */
const short = ({ branches, others }: Parted): unknown[] => [
  ...branches.map(({ choice, games: count, wins, ...then }) => {
    const chosen = choice.what === 'bought' ? choice.units : choice.what === 'attacked' ? choice.spaces : choice.from;
    const below = short(then);
    return [chosen, count, wins[0]?.games, ...(below.length === 0 ? [] : [below])];
  }),
  ...(others === undefined ? [] : [['others', others.games, others.wins[0]?.games]]),
];

describe('the first turn of a power', () => {
  test('is what it bought, and where its first moves attacked, each space once', () => {
    const account = {
      purchases: { armor: 2, infantry: 3, fighter: 0 },
      battles: [
        { id: 'ukraine-ssr', space: 'ukraine-ssr' },
        { id: 'raid/germany', space: 'germany' },
        { id: 'germany', space: 'germany' },
        { id: 'norway/2', space: 'norway' },
      ],
    } as unknown as TurnAccount; // nothing else of it is asked for
    expect(firstTurnOf(account)).toEqual({ bought: { infantry: 3, armor: 2 }, attacked: ['germany', 'ukraine-ssr'] });
  });
});

describe('openings', () => {
  test('of nine games are not told, of ten they are', () => {
    expect(openingsOf(games(9, 'axis'), POWERS, SIDES)).toBeUndefined();
    expect(openingsOf(games(10, 'axis'), POWERS, SIDES)).toMatchObject({ games: 10 });
  });

  test('are a tree in the order of play, most games first, with results by hand', () => {
    const all = [
      ...games(6, 'allies'),
      ...games(3, 'axis'),
      ...games(1, undefined),
      ...games(5, 'axis', quiet),
      ...games(7, 'axis', armor),
      ...games(4, 'allies', turn({ fighter: 2 })),
    ];
    const openings = openingsOf(all, POWERS, SIDES);
    expect(openings).toMatchObject({ games: 26, drawn: 1, wins: [{ games: 10 }, { games: 15 }] });
    expect(openings && short(openings.tree)).toEqual([
      [
        { infantry: 8 },
        15,
        6,
        [
          [['ukraine-ssr'], 10, 6],
          [[], 5, 0],
        ],
      ],
      [{ armor: 5 }, 7, 0, [[['ukraine-ssr'], 7, 0]]],
      ['others', 4, 4],
    ]);
    expect(openings?.tree.branches[0]?.branches[0]).toMatchObject({ drawn: 1 });
  });

  test('go on to the next power where its turn was told, and leave it out where nobody’s was', () => {
    const all = [...games(5, 'allies', infantry, armor), ...games(5, 'axis', infantry, quiet), ...games(1, 'axis')];
    const tree = openingsOf(all, ['ussr', 'china', 'germany'], SIDES)?.tree;
    const germany = tree?.branches[0]?.branches[0];
    expect(germany && short(germany)).toEqual([
      [{ armor: 5 }, 5, 5, [[['ukraine-ssr'], 5, 5]]],
      [{ infantry: 8 }, 5, 0, [[[], 5, 0]]],
      ['others', 1, 0],
    ]);
  });

  test('tell each power by itself also where what was played before it differs', () => {
    const all = Array.from({ length: 12 }, (_, at) => games(1, 'axis', turn({ infantry: at }), armor)).flat();
    const openings = openingsOf(all, POWERS, SIDES);
    expect(openings?.tree).toEqual({ branches: [] });
    expect(openings?.powers.map(({ power, ...own }) => [power, short(own)])).toEqual([
      ['germany', [[{ armor: 5 }, 12, 0, [[['ukraine-ssr'], 12, 0]]]]],
    ]);
  });

  test('part by bid first where anybody bid', () => {
    const bid = games(5, 'axis').map((game) => ({ ...game, bid: { side: 'axis', total: 8 } }));
    const nought = games(5, 'allies').map((game) => ({ ...game, bid: { side: 'axis', total: 0 } }));
    const tree = openingsOf([...bid, ...nought], POWERS, SIDES)?.tree;
    expect(tree?.branches.map(({ choice, games: count, wins }) => [choice, count, wins[1]?.games])).toEqual([
      [{ what: 'bid', from: 0, to: 0 }, 5, 0],
      [{ what: 'bid', side: 'axis', from: 6, to: 10 }, 5, 5],
    ]);
    expect(openingsOf(nought.concat(nought), POWERS, SIDES)?.tree.branches[0]?.choice.what).toBe('bought');
  });

  test('of many games do not grow without end: a branch has one game in twenty-five', () => {
    const all = Array.from({ length: 100 }, (_, at) => games(7, 'axis', turn({ infantry: at }))).flat();
    expect(openingsOf(all, POWERS, SIDES)?.tree.branches).toEqual([]);
    expect(openingsOf([...all, ...games(30, 'axis', armor)], POWERS, SIDES)?.tree.branches).toHaveLength(1);
  });
});
