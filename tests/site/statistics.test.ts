// Statistics in words, of no game, one and many: a share is only said of ten cases or more, a chart only drawn of
// enough. Filters of the list of games: what a style sheet hides is what does not fit.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { choicesIn, FACETS, facetAttributes, listed } from '../../src/site/data/facets.ts';
import type { GameView } from '../../src/site/data/game.ts';
import { signed } from '../../src/site/words/numbers.ts';
import { readFaces, readLevels } from '../../src/site/words/readings.ts';
import { speak } from '../../src/site/words/speak.ts';
import { drawLengths, drawThrows, resultRows, sayBid, sayLengths } from '../../src/site/words/statistics.ts';
import { type GameRecord, NO_THROWS, type Statistics, statisticsOf, type Throws } from '../../src/stats/index.ts';
import { byPower, LANGUAGES } from '../../src/vocab/index.ts';

const s = speak('en');
const SIDES = ['allies', 'axis'];

const game = (more: Partial<GameRecord> = {}): GameRecord => ({
  status: 'over',
  rounds: 6,
  throws: byPower(() => NO_THROWS),
  turns: [],
  ...more,
});
const won = (axis: number, allies: number): Statistics =>
  statisticsOf(
    [
      ...Array.from({ length: axis }, (_, at) => game({ winner: 'axis', rounds: 5 + at })),
      ...Array.from({ length: allies }, () => game({ winner: 'allies' })),
    ],
    SIDES,
  );
const thrown = (faces: readonly number[], fired = 0): Throws => ({ ...NO_THROWS, faces, fired, expected: fired / 3 });
const withThrows = (throws: Throws): Statistics =>
  statisticsOf([game({ throws: byPower((power) => (power === 'uk' ? throws : NO_THROWS)) })], SIDES);

describe('results', () => {
  test('of no game have counts of nought and no share', () => {
    expect(resultRows(s, won(0, 0).results)).toEqual([
      { name: 'Allies', games: 0, share: '–' },
      { name: 'Axis', games: 0, share: '–' },
    ]);
  });

  test('of one game, and of nine, have no percentages', () => {
    for (const some of [won(1, 0), won(5, 4)]) {
      expect(resultRows(s, some.results).map(({ share }) => share)).toEqual(['–', '–']);
    }
  });

  test('of ten games have a share with its range', () => {
    expect(resultRows(s, won(7, 3).results)).toEqual([
      { name: 'Allies', games: 3, share: '30% (11 to 60%)' },
      { name: 'Axis', games: 7, share: '70% (40 to 89%)' },
    ]);
  });

  test('name draws where there were any', () => {
    const some = statisticsOf([game({ drawn: 'yes' }), game({ winner: 'axis' })], SIDES);
    expect(resultRows(s, some.results).map(({ name, games }) => [name, games])).toEqual([
      ['Allies', 0],
      ['Axis', 1],
      ['drawn', 1],
    ]);
  });

  test('by bid are told by its height', () => {
    const { bids } = statisticsOf(
      [game(), game({ bid: { side: 'axis', total: 8 } }), game({ bid: { side: 'axis', total: 30 } })],
      SIDES,
    );
    expect(bids.map((bid) => sayBid(s, bid))).toEqual(['none', 'Axis, 6 to 10 IPC', 'Axis, 16 IPC or more']);
  });
});

describe('lengths', () => {
  test('of few games are listed, of one said, of none left out', () => {
    expect(sayLengths(s, [])).toBe('');
    expect(sayLengths(s, [7])).toBe('The only finished game ended in round 7.');
    expect(sayLengths(s, [7, 25])).toBe('The 2 finished games ended in rounds 7 and 25.');
    for (const lengths of [[], [7], [7, 25], [1, 2, 3, 4, 5, 6, 7, 8, 9]]) {
      expect(drawLengths(s, lengths, 'x')).toBeUndefined();
    }
  });

  test('of ten games are drawn, and every game is in the drawing', () => {
    const lengths = [3, 4, 4, 5, 6, 6, 6, 9, 12, 12];
    const drawn = drawLengths(s, lengths, 'x');
    expect(drawn?.reading).toBe(
      '10 finished games ended between round 3 and round 12, half of them no later than round 6.',
    );
    expect(drawn?.table.rows.map(({ cells }) => Number(cells[0]))).toEqual([0, 0, 1, 2, 1, 3, 0, 0, 1, 0, 0, 2]);
  });
});

describe('charts of dice', () => {
  test('are drawn of thirty dice or more', () => {
    expect(drawThrows(s, won(0, 0), 'x')).toEqual([]);
    expect(drawThrows(s, withThrows(thrown([5, 5, 5, 5, 5, 4], 29)), 'x')).toEqual([]);
    expect(drawThrows(s, withThrows(thrown([5, 5, 5, 5, 5, 5], 29)), 'x').map(({ id }) => id)).toEqual(['x-faces']);
    expect(drawThrows(s, withThrows(thrown([5, 5, 5, 5, 5, 5], 30)), 'x').map(({ id }) => id)).toEqual([
      'x-faces',
      'x-hits',
    ]);
  });

  test('say whether fair dice fall as unevenly', () => {
    expect(readFaces(s, thrown([1, 0, 0, 0, 0, 2]))).toContain('too few dice to judge them by');
    expect(readFaces(s, thrown([10, 12, 9, 11, 10, 8]))).toBe(
      '60 dice; most often the 2, 12 times where 10 were to be expected; fair dice are often as uneven.',
    );
    expect(readFaces(s, thrown([30, 6, 6, 6, 6, 6]))).toContain('less than once in twenty times');
  });
});

describe('what a chart says', () => {
  const lines = (values: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(values).map(([name, of]) => ({ name, values: of }));

  test('names who is ahead, and who gained and lost most', () => {
    expect(readLevels(s, lines({ Germany: [32, 40], Japan: [25, 40], 'U.S.S.R.': [24, 20] }))).toBe(
      'Ahead: Germany and Japan with 40; largest gain since the opening: Japan (+15); largest loss: U.S.S.R. (−4).',
    );
  });

  test('says so where nothing changed, and does not call a rise a loss', () => {
    expect(readLevels(s, lines({ Germany: [32, 32], Japan: [25, 25] }))).toBe(
      'Ahead: Germany with 32; nothing has changed since the opening.',
    );
    expect(readLevels(s, lines({ Germany: [32, 33], Japan: [25, 27] }))).toBe(
      'Ahead: Germany with 33; largest gain since the opening: Japan (+2).',
    );
  });

  test('writes differences with their sign, in the reader’s numbers', () => {
    expect([1234.56, -0.04, -3.25, 2].map((value) => signed(s, value))).toEqual(['+1,234.6', '0', '−3.3', '+2']);
    expect(signed(speak('de'), -1234.56)).toBe('−1.234,6');
  });

  test('is said in every language', () => {
    for (const language of LANGUAGES) {
      const said = speak(language);
      expect(sayLengths(said, [3, 4, 4, 5, 6, 6, 6, 9, 12, 12])).toMatch(/10.*3.*12.*6/);
      expect(resultRows(said, won(7, 3).results).map(({ share }) => share)[0]).toMatch(/^30\s?% \(11 \S+ 60\s?%\)$/);
    }
  });
});

describe('the list of games', () => {
  const player = (id: string) => ({ id, name: id.toUpperCase(), role: 'player' as const, powers: [] });
  const view = (slug: string, more: Partial<GameView> = {}): GameView => ({
    slug,
    board: secondEditionBoard,
    title: slug,
    purpose: 'play',
    isTrial: false,
    players: [player('anna'), player('bram')],
    teams: [],
    changes: [],
    absences: [],
    status: 'under-way',
    round: 3,
    turns: [],
    due: [],
    entries: 10,
    verdict: 'sound',
    differing: 0,
    reported: 0,
    faults: [],
    throws: [],
    pace: [],
    ...more,
  });
  const games = [
    view('demo', { purpose: 'demonstration', status: 'over', won: { side: 'axis', how: 'capitals' }, round: 14 }),
    view('old', { status: 'over', drawn: 'yes', round: 5, players: [player('carla'), player('dirk')] }),
    view('torn', { status: 'broken', round: 0 }),
    view('now', { dice: 'drand', round: 6 }),
  ];

  test('has games of people first, those under way before those that are over', () => {
    expect(listed(games).map(({ slug }) => slug)).toEqual(['now', 'torn', 'old', 'demo']);
  });

  test('offers only what tells some games from others', () => {
    const same = [view('a'), view('b')];
    expect(choicesIn(same)).toEqual([]);
    expect(choicesIn([])).toEqual([]);
    expect(choicesIn(games)).toEqual([
      { facet: 'state', values: ['under-way', 'over', 'repair'] },
      { facet: 'kind', values: ['play', 'demonstration'] },
      { facet: 'result', values: ['axis', 'drawn'] },
      { facet: 'length', values: ['short', 'middle', 'long'] },
      { facet: 'player', values: ['anna', 'bram', 'carla', 'dirk'] },
      { facet: 'dice', values: ['drand'] },
    ]);
  });

  test('holds nothing in its attributes that could leave them, whatever a log says', () => {
    const opening = { ruleset: '"]{}*{display:none' } as GameView['opening']; // only its ruleset is looked at
    const hostile = view('hostile', opening === undefined ? {} : { opening });
    expect(Object.keys(facetAttributes(hostile))).toEqual(FACETS.map((facet) => `data-${facet}`));
    for (const value of Object.values(facetAttributes(hostile))) expect(value).toMatch(/^[a-z0-9 -]*$/);
  });
});
