// Europe, Pacific and both linked: the files read strictly, their sums against those that other sources give, and what
// stands on them that no board before had.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Expected } from '../../src/board/check.ts';
import { faults } from '../../src/board/check.ts';
import { BoardData } from '../../src/board/data.ts';
import { EUROPE_1999_FIGURES, europe1999Board } from '../../src/board/europe-1999/index.ts';
import { type Board, findSpace, findUnit, neighbours, powerOf, spaceOf } from '../../src/board/index.ts';
import { LINKED_2001_FIGURES, linked2001Board } from '../../src/board/linked-2001/index.ts';
import { type BoardFiles, loadBoard, loadLinkedBoard } from '../../src/board/load.ts';
import { PACIFIC_2001_FIGURES, pacific2001Board } from '../../src/board/pacific-2001/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { countEntries, LANGUAGES, sumCounts } from '../../src/vocab/index.ts';

const filesOf = (id: string): BoardFiles => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../src/board/${id}/${name}.json`, import.meta.url), 'utf8'));
  return { board: read('board'), said: read('said') };
};
const europe = filesOf('europe-1999');
const pacific = filesOf('pacific-2001');
const linked = filesOf('linked-2001');
const parts = { 'eu:': europe, 'pa:': pacific };

test('the files are sound, read strictly and held against figures counted apart from them', () => {
  expect(loadBoard(europe.board, europe.said, EUROPE_1999_FIGURES)).toEqual(europe1999Board);
  expect(loadBoard(pacific.board, pacific.said, PACIFIC_2001_FIGURES)).toEqual(pacific2001Board);
  expect(loadLinkedBoard(linked, parts, LINKED_2001_FIGURES)).toEqual(linked2001Board);
});

test('a board whose part is not handed in is refused', () => {
  expect(() => loadLinkedBoard(linked, { 'eu:': europe }, LINKED_2001_FIGURES)).toThrow('no part "pa:"');
});

/** How many pieces of each kind a power begins with. */
const pieces = ({ setup, nations = [] }: Board, owner: string): object =>
  Object.fromEntries(
    countEntries(
      sumCounts([
        ...setup.filter(({ power }) => power === owner).map(({ units }) => units),
        ...nations.filter(({ nation }) => nation === owner).flatMap(({ setup: own }) => own.map(({ units }) => units)),
      ]),
    ),
  );

describe('money and pieces at the start', () => {
  const land = ({ spaces }: Board, power: string): number =>
    spaces.reduce((sum, { originalOwner, ipc }) => sum + (originalOwner === power ? ipc : 0), 0);
  const convoys = ({ spaces }: Board, power: string): number =>
    spaces.reduce((sum, { convoy }) => sum + (convoy?.owner === power ? convoy.ipc : 0), 0);

  test('what each power collects is what its land and its convoys come to', () => {
    for (const board of [europe1999Board, pacific2001Board, linked2001Board])
      for (const { power, startingIpc } of board.powers)
        expect([board.id, power, land(board, power) + convoys(board, power)]).toEqual([board.id, power, startingIpc]);
    expect(linked2001Board.powers.map(({ startingIpc }) => startingIpc)).toEqual([40, 24, 19, 72, 115]);
  });

  test('30 and 60 for America, 15 for India, 20 for Australia, 9 for England; funds of 25, 28 and 12', () => {
    const worth = (id: string): number => {
      const region = linked2001Board.regions?.find((each) => each.id === id);
      return (region?.spaces ?? []).reduce((sum, space) => sum + spaceOf(linked2001Board, space).ipc, 0);
    };
    const purses = ['america-in-europe', 'america-in-the-pacific', 'india', 'australia', 'england'];
    expect(purses.map(worth)).toEqual([30, 60, 15, 20, 9]);
    expect([convoys(linked2001Board, 'usa'), convoys(linked2001Board, 'uk')]).toEqual([25, 28]);
    expect(convoys(pacific2001Board, 'uk')).toBe(12);
  });

  test('pieces of all kinds are those of the set-up charts, those of China too', () => {
    expect(pieces(pacific2001Board, 'japan')).toMatchObject({ infantry: 41, carrier: 4, battleship: 3, destroyer: 6 });
    expect(pieces(pacific2001Board, 'china')).toEqual({ infantry: 16, 'aa-gun': 1, 'industrial-complex': 1 });
    expect(pieces(europe1999Board, 'germany')).toMatchObject({ infantry: 50, submarine: 10, armor: 13 });
  });

  test('the linked set-up is that of both boards with five Soviet infantry and artillery more', () => {
    const sum = (board: Board): number => Object.values(pieces(board, 'ussr')).reduce((all, count) => all + count, 0);
    expect(sum(linked2001Board) - sum(europe1999Board)).toBe(5);
    expect(pieces(linked2001Board, 'japan')).toEqual(pieces(pacific2001Board, 'japan'));
    expect(spaceOf(linked2001Board, 'pa:soviet-union')).toMatchObject({ originalOwner: 'ussr', neutral: false });
    expect(spaceOf(pacific2001Board, 'soviet-union')).toMatchObject({ originalOwner: null, neutral: true });
  });

  test('the rebalance of 2003 moves six stacks and leaves the rest', () => {
    const [variant] = pacific2001Board.setupVariants ?? [];
    const of = (setup: Board['setup'], space: string) =>
      setup.find((each) => each.space === space && each.power === 'japan')?.units ?? {};
    const changed = pacific2001Board.spaces
      .map(({ id }) => id)
      .filter((id) => JSON.stringify(of(variant?.setup ?? [], id)) !== JSON.stringify(of(pacific2001Board.setup, id)));
    expect(changed).toEqual(['french-indo-china', 'hainan', 'mariana', 'sea-zone-20', 'sea-zone-22', 'sea-zone-37']);
    expect(of(variant?.setup ?? [], 'sea-zone-22')).toEqual({ submarine: 1 });
    expect(of(variant?.setup ?? [], 'mariana')).toEqual({ infantry: 1 });
  });
});

describe('convoys, bases and nations', () => {
  test('boxes are zones of their own; routes belong to a territory', () => {
    expect(spaceOf(europe1999Board, 'soviet-convoy')).toMatchObject({
      kind: 'sea',
      convoy: { kind: 'box', owner: 'ussr', ipc: 4, territory: 'archangel' },
    });
    const routes = pacific2001Board.spaces.filter(({ convoy }) => convoy?.kind === 'route');
    expect(routes).toHaveLength(11);
    for (const { convoy, id } of routes)
      expect(neighbours(pacific2001Board, convoy?.territory ?? '').map((space) => space.id)).toContain(id);
    expect(spaceOf(linked2001Board, 'pa:sea-zone-44').convoy?.territory).toBe('pa:borneo');
  });

  test('seventeen naval bases and eleven air bases', () => {
    const count = (base: 'naval' | 'air'): number =>
      pacific2001Board.spaces.filter(({ bases }) => bases?.includes(base)).length;
    expect([count('naval'), count('air')]).toEqual([17, 11]);
  });

  test('China and the Middle East own land without being powers, and are not neutral', () => {
    const egypt = spaceOf(linked2001Board, 'eu:egypt');
    expect(egypt).toMatchObject({ originalOwner: null, nation: 'middle-east', neutral: false });
    expect(linked2001Board.nations?.map(({ nation, movesWith }) => [nation, movesWith])).toEqual([
      ['china', 'usa'],
      ['middle-east', null],
    ]);
    expect(pacific2001Board.nations?.[0]).toMatchObject({ capital: 'szechwan', side: 'allies' });
  });

  test('India and Australia have capitals of their own, and so has America in each ocean', () => {
    const capitals = linked2001Board.regions?.flatMap(({ id, capital }) =>
      capital === undefined ? [] : [[id, capital]],
    );
    expect(capitals).toEqual([
      ['india', 'pa:india'],
      ['australia', 'pa:new-south-wales'],
      ['england', 'eu:united-kingdom'],
      ['america-in-europe', 'eu:united-states'],
      ['america-in-the-pacific', 'pa:united-states'],
    ]);
    expect(powerOf(linked2001Board, 'usa').capital).toBe('eu:united-states');
  });
});

describe('a board made of boards', () => {
  test('has every space of both, with their links, and those between', () => {
    for (const [prefix, part] of [
      ['eu:', europe1999Board],
      ['pa:', pacific2001Board],
    ] as const)
      for (const { id, adjacent } of part.spaces)
        expect(spaceOf(linked2001Board, prefix + id).adjacent).toEqual(
          expect.arrayContaining(adjacent.map((other) => prefix + other)),
        );
    expect(spaceOf(linked2001Board, 'eu:egypt').adjacent).toContain('red-sea');
    expect(linked2001Board.theatres?.map(({ id, spaces }) => [id, spaces.length])).toEqual([
      ['europe', 96],
      ['pacific', 116],
    ]);
  });

  test('asks which is meant where both have the name, and knows each by its own', () => {
    const ask = (word: string): unknown => {
      const answer = findSpace(linked2001Board, word);
      return answer.outcome === 'found'
        ? answer.value.id
        : answer.outcome === 'ambiguous'
          ? answer.readings.map(({ id }) => id).sort()
          : answer.outcome;
    };
    expect(ask('Canada')).toEqual(['eu:canada', 'pa:canada']);
    expect(ask('Kanada')).toEqual(['eu:canada', 'pa:canada']);
    expect(ask('USA')).toEqual(['eu:united-states', 'pa:united-states']);
    expect(ask('Western Canada')).toBe('pa:canada');
    expect(ask('Oststaaten der USA')).toBe('eu:united-states');
    expect([ask('SZ 5'), ask('sz54'), ask('Sea Zone 5'), ask('Seezone 12'), ask('zee zone 50')]).toEqual(
      ['5', '54', '5', '12', '50'].map((zone) => `pa:sea-zone-${zone}`),
    );
    expect([ask('Iwo Jima'), ask('Guadalcanal'), ask('Suez')]).toEqual(['pa:bonin', 'pa:solomon', 'unknown']);
  });

  test('keeps a fault of a part, and finds its own', () => {
    const spoil = structuredClone(linked.board) as { spaces: { adjacent: string[] }[] };
    for (const space of spoil.spaces.slice(0, 1)) space.adjacent = ['pa:atlantis'];
    expect(() => loadLinkedBoard({ ...linked, board: spoil }, parts, LINKED_2001_FIGURES)).toThrow(
      'its neighbour "pa:atlantis" is no space of this board',
    );
  });
});

describe('in sentences', () => {
  const in_ = (language: (typeof LANGUAGES)[number], id: string): string =>
    wordsOf(linked2001Board, language).place(id).in;

  test.each([
    ['pa:sea-zone-54', 'in Sea Zone 54', 'in Seezone 54', 'in Zeezone 54'],
    ['eu:british-convoy-1', 'in British Convoy 1', 'im Britischen Konvoi 1', 'in Brits konvooi 1'],
    ['pa:new-hebrides', 'in the New Hebrides', 'auf den Neuen Hebriden', 'op de Nieuwe Hebriden'],
    ['eu:baltic-states', 'in the Baltic States', 'in den Baltischen Staaten', 'in de Baltische Staten'],
    ['cape-waters', 'off the Cape of Good Hope', 'am Kap der Guten Hoffnung', 'voor Kaap de Goede Hoop'],
    ['eu:united-states', 'in the Eastern United States', 'in den Oststaaten der USA', 'in de Oostelijke VS'],
    ['eu:malta', 'on Malta', 'auf Malta', 'op Malta'],
    ['panama-canal', 'in the Panama Canal', 'im Panamakanal', 'in het Panamakanaal'],
  ])('%s', (id, ...said) => {
    expect(LANGUAGES.map((language) => in_(language, id))).toEqual(said);
  });

  test('new units go by what players call them', () => {
    const unit = (word: string): unknown => {
      const answer = findUnit(linked2001Board, word);
      return answer.outcome === 'found' ? answer.value.type : answer.outcome;
    };
    expect(['DD', 'Zerstörern', 'torpedobootjagers', 'Mar', 'mariniers', 'Arty'].map(unit)).toEqual([
      ...['destroyer', 'destroyer', 'destroyer'],
      ...['marine', 'marine', 'artillery'],
    ]);
  });
});

describe('faults of what is new', () => {
  const spoilt = (spoil: (data: BoardData) => void, figures: Expected = PACIFIC_2001_FIGURES): readonly string[] => {
    const data = BoardData.parse(pacific.board);
    spoil(data);
    return faults(data, figures);
  };
  const space = (data: BoardData, id: string): BoardData['spaces'][number] => {
    const found = data.spaces.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no space ${id}`);
    return found;
  };
  const CASES: readonly (readonly [string, (data: BoardData) => void, string])[] = [
    [
      'a convoy on land',
      (data) => {
        space(data, 'java').convoy = { kind: 'centre', owner: 'uk', ipc: 1 };
      },
      'java: a convoy on land.',
    ],
    [
      'a convoy that pays otherwise',
      (data) => {
        space(data, 'sea-zone-3').convoy = { kind: 'centre', owner: 'usa', ipc: 9 };
      },
      'usa: its convoys pay 14 IPC; they should pay 15.',
    ],
    [
      'a route that pays',
      (data) => {
        space(data, 'sea-zone-9').convoy = { kind: 'route', owner: 'usa', ipc: 1, territory: 'hawaiian' };
      },
      'sea-zone-9: a convoy route has a territory and pays nothing itself.',
    ],
    [
      'a route of nowhere',
      (data) => {
        space(data, 'sea-zone-9').convoy = { kind: 'route', owner: 'usa', ipc: 0, territory: 'sea-zone-8' };
      },
      'sea-zone-9: the territory of its convoy, "sea-zone-8", is none of this board.',
    ],
    [
      'a base at sea',
      (data) => {
        space(data, 'sea-zone-9').bases = ['naval'];
      },
      'sea-zone-9: a base at sea.',
    ],
    [
      'a region with a space too few',
      (data) => {
        for (const region of data.regions ?? []) if (region.id === 'india') region.spaces.splice(0, 1);
      },
      'india: the region is worth 12 IPC; it should be worth 15.',
    ],
    [
      'a region of no space',
      (data) => {
        for (const region of data.regions ?? []) region.spaces.push('atlantis');
      },
      'region kamikaze: "atlantis" is no space of this board.',
    ],
    [
      'a capital of a nation that is not marked',
      (data) => {
        for (const nation of data.nations ?? []) nation.capital = 'yunnan';
      },
      'yunnan: it should be marked as the capital of china.',
    ],
    [
      'a variant of another set-up',
      (data) => {
        for (const entry of data.setup) if (entry.space === 'hainan') entry.units = { infantry: 5 };
      },
      'set-up faq-2003: hainan has 5 infantry as printed, not 4.',
    ],
    [
      'units on the land of an enemy',
      (data) => {
        for (const entry of data.setup) if (entry.space === 'szechwan') entry.owner = 'japan';
      },
      'szechwan: the set-up puts units of japan there, but it is not its side’s.',
    ],
  ];
  test.each(CASES)('%s', (_what, spoil, message) => {
    expect(spoilt(spoil)).toContain(message);
  });
});
