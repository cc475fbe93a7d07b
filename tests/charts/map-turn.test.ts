import { describe, expect, test } from 'vitest';
import { colourCss, type MapMove, type MapPosition, MOVE_KINDS, mapBoard, mapPicture } from '../../src/charts/index.ts';
import { bundle, drawArrows } from '../../src/charts/map/arrows.ts';
import { layoutOf } from '../../src/charts/map/board.ts';
import { hatchPath } from '../../src/charts/map/hatch.ts';
import { base, geometry, labels, nameOf, opening, words } from './map-data.ts';
import { all, named, readXml, valuesOf, type XmlElement } from './xml.ts';

const source = { file: '/map.svg', labels: 'en' };

/** A turn in which everything happens that a map can show. */
const moves: readonly MapMove[] = [
  { kind: 'combat', path: ['ukraine-ssr', 'caucasus'], by: 'surface', count: 3 },
  { kind: 'combat', path: ['eastern-europe', 'karelia-ssr'], by: 'surface', count: 4 },
  { kind: 'combat', path: ['germany', 'eastern-europe', 'karelia-ssr'], by: 'air', count: 2 },
  { kind: 'combat', path: ['us-west-coast', 'gulf-of-california', 'galapagos-sea'], by: 'surface', count: 1 },
  { kind: 'retreat', path: ['karelia-ssr', 'eastern-europe'], by: 'surface', count: 2 },
  {
    kind: 'embark',
    path: ['southern-europe', 'central-mediterranean-sea'],
    by: 'surface',
    count: 3,
    units: [
      ['infantry', 2],
      ['armor', 1],
    ],
  },
  { kind: 'noncombat', path: ['central-mediterranean-sea', 'libya'], by: 'surface', count: 2 },
  { kind: 'noncombat', path: ['western-usa', 'eastern-usa'], by: 'surface', count: 12 },
];
const busy: MapPosition = {
  ...opening,
  owners: new Map([...opening.owners, ['caucasus', 'germany'], ['persia', 'ussr']]),
  captured: new Map([
    ['caucasus', 'ussr'],
    ['persia', 'uk'],
  ]),
  battles: ['karelia-ssr', 'caucasus', 'karelia-ssr', 'galapagos-sea'],
  placed: new Map([['germany', [{ power: 'germany', type: 'infantry', count: 2 }]]]),
  moves,
  canals: new Map([
    ['suez', 'closed'],
    ['panama', 'open'],
  ]),
};

const links = [...geometry.spaces].map(([space, { code }]) => ({
  space,
  href: `#space-${code}`,
  name: nameOf('en')(space),
}));
const draw = (position: MapPosition): string =>
  mapBoard(base, position, words, { labels: labels.en, source, id: 'map', links: position === opening ? [] : links })
    .svg;
const groupOf = (read: XmlElement, name: string): XmlElement => {
  const found = all(read).find((one) => one.attributes.get('class') === name);
  if (found === undefined) throw new Error(`no group "${name}"`);
  return found;
};

describe('the map as text', () => {
  test('of the printed set-up and of a busy turn', async () => {
    await expect(draw(opening)).toMatchFileSnapshot('../golden/map/set-up.svg');
    await expect(draw(busy)).toMatchFileSnapshot('../golden/map/busy-turn.svg');
  });

  test('is well-formed, also as a picture of its own', () => {
    for (const text of [draw(busy), mapPicture(base, labels.en, busy, words)])
      expect(named(readXml(text.replace(/<style>.*?<\/style>/s, '')), 'svg')).toHaveLength(1);
  });
});

describe('arrows', () => {
  const read = readXml(draw(busy));

  test('each kind has its own line, head and colour', () => {
    const looks = MOVE_KINDS.map((kind) => {
      const group = groupOf(read, kind);
      const [line, head] = group.children;
      const style = (one: XmlElement | undefined, name: string): string => one?.attributes.get(name) ?? 'none';
      return {
        colour: style(group, 'stroke'),
        line: `${style(line, 'stroke-width')} ${style(line, 'stroke-dasharray')}`,
        head: style(head, 'fill').replace(/move-(?!casing)[a-z]+/, 'own'),
        closed: style(head, 'd').includes('z'),
      };
    });
    for (const key of ['colour', 'line'] as const)
      expect(new Set(looks.map((look) => look[key])).size).toBe(MOVE_KINDS.length);
    // Going aboard and moving without combat are alike in that nobody fights: their heads are open.
    expect(new Set(looks.map(({ head, closed }) => `${head} ${closed}`)).size).toBe(3);
    for (const { colour } of looks) expect(colourCss()).toContain(`${colour.slice(4, -1)}:#`);
  });

  test('moves from one space to another are one arrow with what goes along it, or its number', () => {
    const twice = bundle([...moves, { kind: 'combat', path: ['ukraine-ssr', 'caucasus'], by: 'air', count: 2 }]);
    expect(twice).toHaveLength(moves.length);
    expect(twice.find(({ path }) => path.at(-1) === 'caucasus')).toMatchObject({ count: 5, by: 'surface' });
    const counts = named(groupOf(read, 'move-counts'), 'text').map(({ text }) => text);
    expect(counts.sort()).toEqual(['12', '2', '2', '2', '2', '3', '4']);
    const signs = valuesOf(groupOf(read, 'move-counts'), 'href').map((href) => href.split('#')[1]);
    expect(signs).toEqual(['u-infantry', 'u-armor']);
    const both = bundle([...moves, ...moves]).find(({ kind }) => kind === 'embark');
    expect(both?.units).toEqual([
      ['infantry', 4],
      ['armor', 2],
    ]);
  });

  test('two maps on one page draw their own arrows each', () => {
    const idsOf = (id: string): readonly string[] => {
      const { svg } = mapBoard(base, { ...opening, moves }, words, { labels: labels.en, source, id });
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, own = '']) => own);
      const used = [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, own = '']) => own);
      expect(used.filter((own) => !ids.includes(own))).toEqual([]);
      return ids;
    };
    const [one, other] = [idsOf('one'), idsOf('other')];
    expect(one.length).toBeGreaterThan(2);
    expect(one.filter((id) => other.includes(id))).toEqual([]);
  });

  test('a move there and one back lie apart', () => {
    const way = (from: string, to: string): string =>
      drawArrows(
        base,
        labels.en,
        layoutOf(base, labels.en, opening),
        [{ kind: 'combat', path: [from, to], by: 'surface', count: 1 }],
        'map',
        source,
      ).lines;
    const middle = (text: string): string => /Q(\S+ \S+)/.exec(text)?.[1] ?? '';
    expect(middle(way('brazil', 'gulf-of-guinea'))).not.toBe(middle(way('gulf-of-guinea', 'brazil')));
  });

  test('over the edge a move leaves the board on one side and comes in on the other', () => {
    const edge = (path: readonly string[], by: 'air' | 'surface') => {
      const moves = [{ kind: 'combat', path, by, count: 1 }] as const;
      const text = drawArrows(base, labels.en, layoutOf(base, labels.en, opening), moves, 'map', source).lines;
      const heads = [...text.matchAll(/L(-?\d+) (-?\d+) /g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const starts = [...text.matchAll(/M(-?\d+) (-?\d+)Q/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      return { heads: [...new Set(heads.map(String))], starts: [...new Set(starts.map(String))] };
    };
    const { heads, starts } = edge(['us-west-coast', 'gulf-of-california', 'galapagos-sea'], 'surface');
    expect(heads).toHaveLength(2);
    const out = heads.map((head) => head.split(',').map(Number)).find(([x = 0]) => x > 1600);
    const back = starts.map((start) => start.split(',').map(Number)).find(([x = 0]) => x < 0);
    expect(out?.[1]).toBe(back?.[1]);
    // Between the two zones the edge runs from 664 to 805.
    expect(out?.[1]).toBeGreaterThan(664);
    expect(out?.[1]).toBeLessThan(805);
    expect(edge(['eastern-usa', 'western-usa'], 'air').heads).toHaveLength(2);
    expect(edge(['germany', 'western-europe'], 'air').heads).toHaveLength(1);
  });

  test('what goes nowhere is no arrow, and a quiet turn has none', () => {
    expect(bundle([{ kind: 'combat', path: ['japan'], by: 'air', count: 1 }])).toEqual([]);
    expect(draw(opening)).not.toContain('class="moves"');
  });
});

describe('what happened', () => {
  const read = readXml(draw(busy));

  test('captured land is striped in the colour of its owner before and edged in that of the new one', () => {
    const [caucasus, persia, edges] = groupOf(read, 'captured').children;
    expect([caucasus, persia].map((one) => one?.attributes.get('stroke'))).toEqual([
      'var(--land-ussr)',
      'var(--land-uk)',
    ]);
    expect(edges?.children.map((one) => one.attributes.get('stroke'))).toEqual([
      'var(--counter-germany)',
      'var(--counter-ussr)',
    ]);
  });

  test('every stripe lies in its territory', () => {
    for (const id of ['brazil', 'eastern-canada', 'philippines', 'east-indies']) {
      let [x, y] = [0, 0];
      let outside = 0;
      const steps = [...hatchPath(base, id).matchAll(/m(-?\d+)\s?(-?\d+)l(\d+)-(\d+)/g)];
      for (const [, dx, dy, along] of steps) {
        [x, y] = [x + Number(dx), y + Number(dy)];
        if (!base.ground.covers(id, x + Number(along) / 2, y - Number(along) / 2)) outside += 1;
        [x, y] = [x + Number(along), y - Number(along)];
      }
      expect(steps.length, id).toBeGreaterThan(5);
      expect(outside / steps.length, id).toBeLessThan(0.05);
    }
  });

  test('battles are numbered in their order, two in one space beside each other', () => {
    expect(named(groupOf(read, 'battles'), 'text').map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    const { marks } = layoutOf(base, labels.en, busy);
    expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });

  test('a closed canal has a bar, an open one none', () => {
    const strokes = (position: MapPosition): readonly string[] =>
      groupOf(readXml(draw(position)), 'canals').children.map((one) => one.attributes.get('stroke') ?? '');
    expect(strokes(busy)).toContain('#c4122f');
    expect(strokes(opening)).not.toContain('#c4122f');
  });
});

describe('links', () => {
  test('each space and each battle has one, named, over its own shape', () => {
    const more = [...links, { battle: 1, href: '#battle-karelia-ssr', name: 'Battle 1: Karelia' }];
    const { svg } = mapBoard(base, busy, words, { labels: labels.en, source, id: 'map', links: more });
    const read = readXml(svg);
    const anchors = named(read, 'a');
    expect(anchors).toHaveLength(129);
    expect(anchors.filter((one) => (named(one, 'title')[0]?.text ?? '') === '')).toEqual([]);
    expect(named(groupOf(read, 'map-spaces'), 'use').map((one) => one.attributes.get('href')?.split('#')[1])).toEqual(
      links.map(({ href }) => href.slice('#space-'.length)),
    );
    // Links inside a role of img would be lost to a screen reader.
    expect(read.attributes.get('role')).toBe('group');
    expect(readXml(draw(opening)).attributes.get('role')).toBe('img');
  });

  test('one to what the map has not is left out', () => {
    const lost = [
      { space: 'atlantis', href: '#a', name: 'a' },
      { battle: 9, href: '#b', name: 'b' },
    ];
    const { svg } = mapBoard(base, busy, words, { labels: labels.en, source, id: 'map', links: lost });
    expect(named(readXml(svg), 'a')).toEqual([]);
  });
});
