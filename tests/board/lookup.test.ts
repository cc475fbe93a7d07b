// Words players write, and what they mean by them: the forms seen in clubs' mails, every name the board knows, and
// the words that mean several things.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../src/board/find.ts';
import { fold } from '../../src/board/fold.ts';
import {
  secondEditionBoard as board,
  type Found,
  findSpace,
  type Space,
  type SpaceHint,
  spaceNames,
} from '../../src/board/index.ts';

/** The answer in short: an id, `a | b` for several readings, `? a, b` for guesses. */
const brief = (answer: Found<Space>): string => {
  if (answer.outcome === 'found') return answer.value.id;
  if (answer.outcome === 'ambiguous') return answer.readings.map((space) => space.id).join(' | ');
  return `? ${answer.nearest.map((space) => space.id).join(', ')}`.trim();
};

const find = (token: string, hint?: SpaceHint): string => brief(findSpace(board, token, hint));

const shared = new Set(board.ambiguous.flatMap(({ words }) => words.map(fold)));

describe('every name of every space', () => {
  const names = board.spaces.flatMap((space) => spaceNames(space).map((name) => [space, name] as const));

  test('finds it, in any case, with or without accents, stops, hyphens and blanks', () => {
    for (const [space, name] of names) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      const ways = [
        name,
        name.toUpperCase(),
        ` ${name.toLowerCase()} `,
        bare,
        name.replace(/[-\s]/g, ''),
        name.replaceAll('-', ' '),
      ];
      if (shared.has(fold(name)))
        expect(findSpace(board, name), name).toMatchObject({ readings: expect.arrayContaining([space]) });
      else for (const way of ways) expect(find(way), way).toBe(space.id);
    }
    expect(names.length).toBeGreaterThan(1000);
  });

  test('the ids are never ambiguous', () => {
    for (const space of board.spaces) expect(find(space.id)).toBe(space.id);
  });

  test('umlauts may be spelt out', () => {
    expect(['Aegypten-Sudan', 'Tuerkei', 'Suedeuropa', 'Grossbritannien'].map((name) => find(name))).toEqual([
      'anglo-egypt-sudan',
      'turkey',
      'southern-europe',
      'united-kingdom',
    ]);
  });
});

describe('forms seen in mails', () => {
  test.each([
    ['Kar', 'karelia-ssr'],
    ['Cauc', 'caucasus'],
    ['Ukr', 'ukraine-ssr'],
    ['Novo', 'novosibirsk'],
    ['Kaz', 'kazakh-ssr'],
    ['W Eur', 'western-europe'],
    ['W. Eur.', 'western-europe'],
    ['WEU', 'western-europe'],
    ['EE', 'eastern-europe'],
    ['SE', 'southern-europe'],
    ['Ger', 'germany'],
    ['Alg', 'algeria'],
    ['Lib', 'libya'],
    ['AE', 'anglo-egypt-sudan'],
    ['E Can', 'eastern-canada'],
    ['Eastern US', 'eastern-usa'],
    ['Western US', 'western-usa'],
    ['UK SZ', 'north-sea'],
    ['uksz', 'north-sea'],
    ['E Can SZ', 'labrador-sea'],
    ['e. can sz', 'labrador-sea'],
    ['lab sz', 'labrador-sea'],
    ['S. Med. SZ', 'western-mediterranean-sea | central-mediterranean-sea | eastern-mediterranean-sea'],
    ['azo sz', 'north-atlantic | northeast-atlantic'],
    ['can sz', 'gulf-of-alaska | labrador-sea | us-west-coast'],
  ])('%s', (token, meant) => {
    expect(find(token)).toBe(meant);
  });

  test('Per, where the order wants land', () => expect(find('Per', { kind: 'land' })).toBe('persia'));
});

describe('a territory with "sea zone"', () => {
  test.each([
    ['Seegebiet vor Japan', 'sea-of-japan'],
    ['SZ UK', 'north-sea'],
    ['the zone around Mexico', 'gulf-of-california'],
    ['zeegebied bij Libië', 'central-mediterranean-sea'],
    ['Kwangtung zone', 'south-china-sea'],
  ])('%s: the one it touches, or the one called so', (token, meant) => expect(find(token)).toBe(meant));

  test('several, where it touches several', () => {
    expect(find('WEU SZ')).toBe('baltic-sea | north-sea | northeast-atlantic | western-mediterranean-sea');
    expect(find('brazil sz')).toBe('north-brazil-coast | south-brazil-coast');
  });

  test('the hint says which', () => {
    expect(find('brazil sz', { near: 'south-atlantic', reach: 1 })).toBe('south-brazil-coast');
    expect(find('Turkey SZ', { near: 'red-sea', reach: 1 })).toBe('eastern-mediterranean-sea');
  });

  test('the closest is offered where the hint leaves several', () => {
    expect(findSpace(board, 'Turkey SZ', { near: 'red-sea' })).toMatchObject({
      outcome: 'ambiguous',
      usual: { id: 'eastern-mediterranean-sea' },
    });
  });

  test('never the land itself', () => {
    for (const space of board.spaces.filter((each) => each.kind === 'land')) {
      const answer = findSpace(board, `${space.name.en} SZ`);
      const spaces =
        answer.outcome === 'found' ? [answer.value] : answer.outcome === 'ambiguous' ? answer.readings : answer.nearest;
      expect(
        spaces.filter((each) => each.kind === 'land'),
        space.id,
      ).toEqual([]);
      if (space.coastal) expect(answer.outcome, space.id).not.toBe('unknown');
      else expect(answer, space.id).toEqual({ outcome: 'unknown', nearest: [] });
    }
  });
});

describe('words of several meanings', () => {
  const of = (word: string) => findSpace(board, word);

  test('are answered with their readings, and the usual one', () => {
    for (const { words, readings, usual } of board.ambiguous) {
      const spaces = readings.flatMap((reading) => (reading.kind === 'space' ? [reading.space] : []));
      if (spaces.length === 0) continue;
      for (const word of words) {
        expect(find(word), word).toBe(spaces.join(' | '));
        expect(of(word), word).toMatchObject({ usual: usual?.kind === 'space' ? board.byId.get(usual.space) : null });
      }
    }
  });

  test.each<[string, SpaceHint, string]>([
    ['CAR', { kind: 'land' }, 'caroline-islands'],
    ['CAR', { kind: 'sea' }, 'caribbean-sea'],
    ['CAR', { kind: 'sea', near: 'okinawa-sea' }, 'caroline-islands-sea'],
    ['CAR SZ', {}, 'caribbean-sea | caroline-islands-sea'],
    ['CAR SZ', { near: 'galapagos-sea' }, 'caribbean-sea'],
    ['NOR', { kind: 'land' }, 'finland-norway'],
    ['NOR', { kind: 'sea' }, 'north-sea'],
    ['NOR SZ', {}, 'north-sea'],
    ['South Pacific', { near: 'tasman-sea' }, 'south-pacific-ocean | polynesian-sea'],
    ['South Pacific', { near: 'solomon-sea', reach: 1 }, 'polynesian-sea'],
    ['Panama SZ', { near: 'us-east-coast', reach: 1 }, 'caribbean-sea'],
    ['Med', { near: 'gibraltar', reach: 1 }, 'western-mediterranean-sea'],
    ['Med', { near: 'red-sea', reach: 1 }, 'eastern-mediterranean-sea'],
    ['SI', { near: 'india' }, 'syria-iraq'],
    ['SI', { near: 'new-guinea' }, 'solomon-islands'],
    ['SI', { kind: 'land' }, 'syria-iraq | solomon-islands'],
    ['SA', { kind: 'land' }, 'union-of-south-africa'],
    ['SA', { near: 'anglo-egypt-sudan' }, 'union-of-south-africa'],
    ['PER', { near: 'brazil' }, 'peru'],
    ['PER', { near: 'kazakh-ssr' }, 'persia'],
    ['EC', { kind: 'land' }, 'eastern-canada'],
    ['EC', { kind: 'sea' }, 'us-east-coast'],
    ['WC', { kind: 'land' }, 'western-canada'],
    ['WC', { kind: 'sea' }, 'us-west-coast'],
  ])('%s with %j is %s', (word, hint, meant) => {
    expect(find(word, hint)).toBe(meant);
  });

  test('a beginning of such a word is as ambiguous as the word', () => {
    expect(find('S. Pac')).toBe('polynesian-sea | south-pacific-ocean');
  });

  test('a hint never overrides a clear name', () => {
    expect(find('Japan', { kind: 'sea' })).toBe('japan');
    expect(find('Baltic', { kind: 'land', near: 'okinawa' })).toBe('baltic-sea');
  });
});

describe('beginnings', () => {
  test.each([
    ['karel', 'karelia-ssr'],
    ['Union of S', 'union-of-south-africa'],
    ['Sov Far', 'soviet-far-east'],
    ['Fra West Afr', 'french-west-africa'],
    ['Great Aus', 'great-australian-bight'],
    ['Oostelijke V', 'eastern-usa'],
  ])('%s is enough', (token, meant) => expect(find(token)).toBe(meant));

  test('of several spaces are answered with all of them', () => {
    expect(find('Europe')).toBe('eastern-europe | southern-europe | western-europe');
    expect(find('Canada')).toBe('eastern-canada | western-canada');
    expect(find('Canada', { near: 'alaska' })).toBe('eastern-canada | western-canada');
    expect(find('Canada', { near: 'alaska', reach: 1 })).toBe('western-canada');
  });

  test('of two letters are no name', () => expect(findSpace(board, 'Br').outcome).toBe('unknown'));

  test('of too many spaces are answered with guesses', () => {
    expect(findSpace(board, 'sea')).toMatchObject({ outcome: 'unknown' });
  });
});

describe('words nobody knows', () => {
  test.each([
    ['Karela', '? karelia-ssr'],
    ['Ukrane', '? ukraine-ssr'],
    ['Gremany', '? germany'],
    ['Wetsern Europe', '? western-europe, eastern-europe'],
    ['Sicily', '?'],
    ['', '?'],
    ['%$!', '?'],
  ])('"%s" gives what may have been meant', (token, guesses) => expect(find(token)).toBe(guesses));

  test('guesses for a sea zone are sea zones', () => expect(find('Okinawwa SZ')).toBe('? okinawa-sea'));
});

describe('laws', () => {
  test('any text is answered, the same way each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(findSpace(board, text)).toEqual(findSpace(board, text));
      }),
      { numRuns: 300 },
    );
  });

  test('the distance of two words is a distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
    expect(editDistance('wetsern', 'western')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
});
