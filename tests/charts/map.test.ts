import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  CROPS,
  cropBox,
  cropsFor,
  drawHeat,
  layoutOf,
  type MapPosition,
  mapBase,
  mapBoard,
  mapLabels,
  mapPart,
  mapPicture,
  mapSymbolFile,
  parseGeometry,
  partsFor,
} from '../../src/charts/index.ts';
import { textWidth } from '../../src/charts/text.ts';
import { FIVE_POWERS as POWERS } from '../support/five-powers.ts';
import { base, geo, geometry, labels, lettersIn, nameOf, opening, printed, topology, words } from './map-data.ts';
import { all, named, readXml, valuesOf, type XmlElement } from './xml.ts';

const source = { file: '/map.svg', labels: 'en' };
const draw = (position: MapPosition) =>
  mapBoard(base, position, words, { labels: labels.en, source, id: 'board-now' }).svg;
const file = mapSymbolFile(base, labels);
const zipped = (text: string): number => gzipSync(text).length;

describe.each(['en', 'de', 'nl'] as const)('along the edges of the map in %s', (language) => {
  const captions = all(readXml(`<g>${labels[language].svg}</g>`)).flatMap(({ name, text, attributes }) => {
    const [, x = '', y = ''] = /^translate\((\S+) (\S+)\)rotate\(-90\)$/.exec(attributes.get('transform') ?? '') ?? [];
    return name === 'text' && x !== '' ? [{ x, y: Number(y), words: text, width: textWidth(text, 11) }] : [];
  });
  const sides = [...Map.groupBy(captions, ({ x }) => x).values()];

  test('what lies beyond is named, and no name runs into the next', () => {
    expect(sides).toHaveLength(2);
    for (const side of sides) {
      const down = side.toSorted((a, b) => a.y - b.y);
      for (const [at, next] of down.entries()) {
        const last = down[at - 1];
        if (last === undefined) continue;
        expect(last.words).not.toBe(next.words);
        expect(next.y - next.width / 2, `${last.words}, ${next.words}`).toBeGreaterThan(last.y + last.width / 2);
      }
    }
    const canada = geometry.spaces.get('western-canada');
    expect(captions.map(({ words }) => words)).toContain(
      nameOf(language)('western-canada') ?? canada?.label.lines.join(' '),
    );
  });
});

describe('the shared file', () => {
  const read = readXml(file.replace(/<style>.*?<\/style>/s, ''));

  test('holds every space of the board exactly once, with its name', () => {
    const spaces = all(read).filter((one) => one.attributes.has('data-space'));
    const ids = spaces.map((one) => one.attributes.get('data-space'));
    expect(ids).toHaveLength(128);
    expect([...ids].sort()).toEqual([...geometry.spaces.keys()].sort());
    for (const space of spaces) {
      const id = space.attributes.get('data-space') ?? '';
      expect(space.children).toMatchObject([{ name: 'title', text: nameOf('en')(id) }]);
      const shape = all(read).find((one) => `#${one.attributes.get('id')}` === space.attributes.get('href'));
      expect(shape?.attributes.get('d')?.length).toBeGreaterThan(20);
    }
  });

  test('every territory takes its colour from the page and falls back to its printed owner', () => {
    const karelia = all(read).find((one) => one.attributes.get('data-space') === 'karelia-ssr');
    expect(karelia?.attributes.get('style')).toBe('fill:var(--o-karelia-ssr,var(--land-ussr))');
    const styled = all(read).filter((one) => one.attributes.get('style')?.startsWith('fill:var(--o-'));
    expect(styled).toHaveLength([...geometry.spaces.values()].filter(({ kind }) => kind === 'land').length);
  });

  test('every space has a label in every language, and every unit type and power a sign', () => {
    const ids = new Set(valuesOf(read, 'id'));
    for (const key of ['en', 'de', 'nl']) {
      const group = all(read).find((one) => one.attributes.get('id') === `labels-${key}`);
      const names = named(group ?? read, 'text').filter((one) => one.children.length > 0);
      expect(names).toHaveLength(128);
    }
    for (const type of base.roster) expect(ids).toContain(`u-${type}`);
    expect([...ids].filter((id) => id.startsWith('e-'))).toHaveLength(POWERS.length);
  });

  test('ids are unique and all references inside it lead somewhere', () => {
    const ids = valuesOf(read, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of valuesOf(read, 'href')) expect(ids).toContain(href.slice(1));
  });

  test('is small enough to be fetched once and kept', () => {
    expect(zipped(file)).toBeLessThan(60_000);
  });
});

describe('the part of a page', () => {
  test('the opening position costs at most 10 kB gzipped, links and names included', () => {
    const links = [...geometry.spaces].map(([space, { code }]) => {
      const units = (opening.stacks.get(space) ?? []).map(({ type, count }) => `${count} ${type}`).join(', ');
      return { space, href: `#space-${code}`, name: `${nameOf('en')(space)}: ${units}` };
    });
    const { svg } = mapBoard(base, opening, words, { labels: labels.en, source, id: 'map', links });
    expect(zipped(svg)).toBeLessThan(10_000);
  });

  test('refers only to parts the shared file has', () => {
    const ids = new Set(valuesOf(readXml(file.replace(/<style>.*?<\/style>/s, '')), 'id'));
    for (const href of valuesOf(readXml(draw(opening)), 'href')) {
      const [path, id] = href.split('#');
      expect(path).toBe(source.file);
      expect(ids).toContain(id);
    }
  });

  test('names only the owners that differ from the printed ones', () => {
    const owners = new Map(opening.owners).set('karelia-ssr', 'germany').set('egypt-that-is-no-space', 'japan');
    const styleOf = (position: MapPosition) => valuesOf(readXml(draw(position)), 'style');
    expect(styleOf(opening)).toEqual([]);
    expect(styleOf({ ...opening, owners })).toEqual(['--o-karelia-ssr:var(--land-germany)']);
    const lost = new Map(opening.owners).set('karelia-ssr', null);
    expect(styleOf({ ...opening, owners: lost })).toEqual(['--o-karelia-ssr:var(--land-none)']);
  });

  test('every unit of the set-up is on a counter of its power, in the place the layout says', () => {
    const drawn = readXml(draw(opening));
    const { stacks } = layoutOf(base, labels.en, opening);
    for (const [id, units] of opening.stacks) {
      const counters = stacks.get(id)?.counters ?? [];
      const told = counters.map(({ power, type, count }) => `${power} ${type} ${count}`);
      expect(told.sort(), id).toEqual(units.map(({ power, type, count }) => `${power} ${type} ${count}`).sort());
    }
    const shown = valuesOf(drawn, 'href').flatMap((href) => /#[cu]-([a-z-]*[a-z])(-\d)?$/.exec(href)?.[1] ?? []);
    const types = [...opening.stacks.values()].flat().map(({ type }) => type);
    expect(shown.sort()).toEqual(types.sort());
  });

  test('a power whose colour the land does not show carries its emblem', () => {
    const sea = readXml(
      draw({ owners: new Map(), stacks: new Map([['north-sea', [{ power: 'uk', type: 'transport', count: 2 }]]]) }),
    );
    expect(valuesOf(sea, 'href')).toContain(`${source.file}#e-ring`);
  });

  test('every owned territory has its owner’s flag, with emblem and letter', () => {
    const flagsIn = (read: XmlElement): readonly string[] =>
      valuesOf(read, 'href').flatMap((href) => /#(f-.*)/.exec(href)?.[1] ?? []);
    const shared = readXml(file.replace(/<style>.*?<\/style>/s, ''));
    const printedFlags = flagsIn(all(shared).find((one) => one.attributes.get('id') === 'labels-en') ?? shared);
    expect(printedFlags).toHaveLength([...opening.owners.values()].filter((owner) => owner !== null).length);
    // A page draws those that differ, over the printed ones.
    const owners = new Map([...opening.owners, ['karelia-ssr', 'germany'] as const, ['india', null] as const]);
    expect(flagsIn(readXml(draw(opening)))).toEqual([]);
    expect([...flagsIn(readXml(draw({ ...opening, owners })))].sort()).toEqual(['f-germany-en', 'f-none-en']);
    for (const [key, letters] of [
      ['en', 'U G UK J US'],
      ['nl', 'S D V J VS'],
    ] as const) {
      const flags = POWERS.map((power) => all(shared).find((one) => one.attributes.get('id') === `f-${power}-${key}`));
      expect(flags.map((flag) => named(flag ?? shared, 'text')[0]?.text)).toEqual(letters.split(' '));
      // All of one size, so that each covers what is under it.
      expect(new Set(flags.map((flag) => named(flag ?? shared, 'rect')[0]?.attributes.get('width'))).size).toBe(1);
    }
  });

  test('the same position gives the same text, in whatever order it is told', () => {
    const turned: MapPosition = {
      owners: new Map([...opening.owners].reverse()),
      stacks: new Map([...opening.stacks].reverse().map(([id, units]) => [id, [...units].reverse()] as const)),
    };
    const text = (position: MapPosition) => mapBoard(base, position, words, { labels: labels.en, source, id: 'x' }).svg;
    expect(text(turned)).toBe(text(opening));
    expect(mapBase(geometry, printed, base.roster, nameOf('en')).svg).toBe(base.svg);
    expect(mapLabels(base, { name: nameOf('de'), letter: lettersIn('U D G J V') }).svg).toBe(labels.de.svg);
  });

  test('hostile words stay words', () => {
    const hostile = '"><script>alert(1)</script>&\u0000';
    const bad = { title: hostile, description: hostile };
    const position = { ...opening, captured: new Map([['india', null]]), battles: ['india'] };
    const badBase = mapBase(geometry, printed, base.roster, () => hostile);
    const badLabels = mapLabels(badBase, { name: () => hostile, letter: () => hostile });
    const badSource = { file: hostile, labels: hostile };
    const links = [
      { space: 'india', href: hostile, name: hostile },
      { battle: 1, href: hostile, name: hostile },
    ];
    const { svg, layout } = mapBoard(base, position, bad, { labels: badLabels, source: badSource, id: hostile, links });
    const [part] = partsFor(base, badLabels, layout, ['india'], 1);
    if (part === undefined) throw new Error('no part shows India');
    const texts = [
      svg,
      mapSymbolFile(badBase, { [hostile]: badLabels }),
      mapPicture(base, badLabels, position, bad),
      mapPart(base, layout, part, { id: hostile, label: hostile, source: badSource, links }),
    ];
    for (const text of texts) {
      const read = readXml(text.replace(/<style>.*?<\/style>/s, ''));
      expect(named(read, 'script')).toHaveLength(0);
    }
  });
});

describe('pictures and crops', () => {
  test('a picture needs nothing beside itself', () => {
    const read = readXml(mapPicture(base, labels.en, opening, words).replace(/<style>.*?<\/style>/s, ''));
    const ids = valuesOf(read, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of valuesOf(read, 'href')) expect(ids).toContain(href.slice(1));
    expect(valuesOf(read, 'data-space')).toHaveLength(128);
  });

  test('every space is whole in one of the crops', () => {
    const boxes = CROPS.map((crop) => cropBox(geometry, crop).split(' ').map(Number));
    const cut = [...geometry.spaces].filter(([, { label, stack }]) => {
      const left = Math.min(label.x - label.w / 2, stack.x - 14);
      const right = Math.max(label.x + label.w / 2, stack.x + 14);
      const top = Math.min(label.y - label.h / 2, stack.top);
      const bottom = Math.max(label.y + label.h / 2, stack.top + 17);
      return !boxes.some(([x = 0, y = 0, w = 0, h = 0]) => left >= x && right <= x + w && top >= y && bottom <= y + h);
    });
    expect(cut.map(([id]) => id)).toEqual([]);
  });
});

describe('theatres', () => {
  test('one is enough for what it shows whole, and what lies far apart takes several', () => {
    expect(cropsFor(geometry, ['germany', 'karelia-ssr', 'baltic-sea'], 3)).toEqual(['europe']);
    expect(cropsFor(geometry, ['brazil', 'germany', 'karelia-ssr', 'ukraine-ssr'], 3)).toEqual([
      'europe',
      'south-america',
    ]);
    expect(cropsFor(geometry, [...geometry.spaces.keys()], 2)).toHaveLength(2);
    expect(cropsFor(geometry, ['atlantis'], 3)).toEqual([]);
  });

  test('every space is in one', () => {
    const lost = [...geometry.spaces.keys()].filter((space) => cropsFor(geometry, [space], 1).length === 0);
    expect(lost).toEqual([]);
  });
});

describe('parts for a small screen', () => {
  const layout = layoutOf(base, labels.en, opening);
  const parts = (spaces: readonly string[], most = 4) => partsFor(base, labels.en, layout, spaces, most);

  test('neighbours share one, the fullest comes first, each says what it shows', () => {
    const found = parts(['brazil', 'germany', 'karelia-ssr', 'ukraine-ssr']);
    expect(found.map(({ spaces, theatre }) => [theatre, spaces])).toEqual([
      ['europe', ['germany', 'karelia-ssr', 'ukraine-ssr']],
      ['south-america', ['brazil']],
    ]);
  });

  test('every space is whole in its part, with its counters, and parts are narrow enough for a telephone', () => {
    for (const id of geometry.spaces.keys()) {
      const [part] = parts([id]);
      if (part === undefined) throw new Error(`no part shows ${id}`);
      const stack = layout.stacks.get(id)?.box;
      const seen = [...(labels.en.boxes.get(id) ?? []), ...(stack === undefined ? [] : [stack])];
      for (const { left, right, top, bottom } of seen)
        expect(
          left >= part.box.left && right <= part.box.right && top >= part.box.top && bottom <= part.box.bottom,
          id,
        ).toBe(true);
      expect(part.box.right - part.box.left, id).toBe(440);
    }
  });

  test('never more than asked for, and none for nothing', () => {
    expect(parts([...geometry.spaces.keys()], 2)).toHaveLength(2);
    expect(parts([])).toEqual([]);
    expect(parts(['atlantis'])).toEqual([]);
  });

  test('a part shows the map that stands on the page', () => {
    const [part] = parts(['japan']);
    const code = geometry.spaces.get('japan')?.code;
    if (part === undefined) throw new Error('no part shows Japan');
    const links = [{ space: 'japan', href: `#space-${code}`, name: 'Japan' }];
    const read = readXml(mapPart(base, layout, part, { id: 'board-now', label: 'Japan', source, links }));
    expect(valuesOf(read, 'href')).toEqual(['#board-now', `#space-${code}`, `${source.file}#${code}`]);
  });
});

describe('reading the geometry', () => {
  test('a space without a shape, or a shape without a space, is named', () => {
    const { 'karelia-ssr': karelia, ...rest } = topology.objects;
    expect(karelia).toBeDefined();
    expect(() => parseGeometry({ ...topology, objects: rest }, geo)).toThrow(/no shape for space "karelia-ssr"/);
    const more = { ...topology.objects, atlantis: karelia };
    expect(() => parseGeometry({ ...topology, objects: more }, geo)).toThrow(/no place for space "atlantis"/);
  });

  test('a fault is told with its place', () => {
    const spaces = { ...geo.spaces, 'karelia-ssr': { ...geo.spaces['karelia-ssr'], stack: { x: 'here' } } };
    expect(() => parseGeometry(topology, { ...geo, spaces })).toThrow(/karelia-ssr.*stack/s);
    expect(() => parseGeometry(topology, { ...geo, spaces: { 'x;y:z': geo.spaces.alaska } })).toThrow(/map places/);
  });
});

test('a map of heat is the redder where more happened, by its root, and least where nothing was lost', () => {
  const heat = new Map([
    ['karelia-ssr', 200],
    ['ukraine-ssr', 50],
    ['caucasus', 0],
  ]);
  const uses = named(readXml(drawHeat(base, source.file, heat)), 'use').slice(1);
  const codes = [...heat.keys()].map((space) => geometry.spaces.get(space)?.code);
  expect(uses.map(({ attributes }) => [attributes.get('href'), attributes.get('class')])).toEqual([
    [`/map.svg#${codes[0]}`, 'heat-5'],
    [`/map.svg#${codes[1]}`, 'heat-3'],
    [`/map.svg#${codes[2]}`, 'heat-1'],
  ]);
});
