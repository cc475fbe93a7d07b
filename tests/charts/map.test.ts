import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  CROPS,
  cropBox,
  cropsFor,
  type MapPosition,
  mapBase,
  mapBoard,
  mapCrop,
  mapLabels,
  mapPicture,
  mapSymbolFile,
  parseGeometry,
} from '../../src/charts/index.ts';
import { POWERS, UNIT_TYPES } from '../../src/vocab/index.ts';
import { base, geo, geometry, labels, nameOf, opening, printed, topology, words } from './map-data.ts';
import { all, named, readXml, valuesOf } from './xml.ts';

const source = { file: '/map/second-edition.svg', labels: 'en' };
const draw = (position: MapPosition) => mapBoard(base, position, words, { labels: labels.en, source, id: 'board-now' });
const file = mapSymbolFile(base, labels);
const zipped = (text: string): number => gzipSync(text).length;

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
      expect(space.attributes.get('d')?.length).toBeGreaterThan(20);
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
    for (const type of UNIT_TYPES) expect(ids).toContain(`u-${type}`);
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
  test('the opening position costs at most 10 kB gzipped, and so does a crowded one', () => {
    expect(zipped(draw(opening))).toBeLessThan(10_000);
    const everywhere = [...geometry.spaces.keys()];
    const crowd = UNIT_TYPES.slice(0, 5).map((type, at) => ({ power: POWERS[at % 5] ?? 'uk', type, count: 7 + at }));
    const crowded = draw({
      owners: new Map(everywhere.map((id, at) => [id, POWERS[at % 5] ?? null])),
      stacks: new Map(everywhere.map((id) => [id, crowd])),
    });
    expect(zipped(crowded)).toBeLessThan(10_000);
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

  test('every unit of the set-up is on a counter of its power', () => {
    const drawn = readXml(draw(opening));
    for (const [id, units] of opening.stacks) {
      const stack = all(drawn).find((one) => one.attributes.get('data-stack') === id);
      if (stack === undefined) throw new Error(`no counters in ${id}`);
      const seen = stack.children.flatMap((group) => {
        const power = /--counter-(\w+)/.exec(group.attributes.get('fill') ?? '')?.[1];
        return group.children.map((counter) => {
          const type = valuesOf(counter, 'href').flatMap((href) => href.split('#u-').slice(1))[0];
          return `${power} ${type} ${named(counter, 'text')[0]?.text}`;
        });
      });
      expect(seen.sort()).toEqual(units.map(({ power, type, count }) => `${power} ${type} ${count}`).sort());
    }
  });

  test('a power whose colour the land does not show carries its emblem', () => {
    const sea = readXml(
      draw({ owners: new Map(), stacks: new Map([['north-sea', [{ power: 'uk', type: 'transport', count: 2 }]]]) }),
    );
    expect(valuesOf(sea, 'href')).toContain(`${source.file}#e-ring`);
    const home = readXml(
      draw({
        owners: new Map([['germany', 'germany']]),
        stacks: new Map([['germany', [{ power: 'germany', type: 'armor', count: 2 }]]]),
      }),
    );
    expect(valuesOf(home, 'href').filter((href) => href.endsWith('#e-cross'))).toHaveLength(1);
  });

  test('captured land is hatched and battles are linked', () => {
    const drawn = readXml(
      draw({
        ...opening,
        captured: new Set(['karelia-ssr']),
        battles: new Map([['karelia-ssr', '#battle-karelia-ssr']]),
      }),
    );
    const hatched = all(drawn).find((one) => one.attributes.get('class') === 'captured');
    expect(hatched?.children.map((one) => one.attributes.get('d'))).toEqual([base.shapes.get('karelia-ssr')]);
    const [link] = named(drawn, 'a');
    expect(link?.attributes.get('href')).toBe('#battle-karelia-ssr');
    expect(link?.attributes.get('aria-label')).toBe('Battle for Karelia S.S.R.');
    // Links inside a role of img would be lost to a screen reader.
    expect(drawn.attributes.get('role')).toBe('group');
    expect(readXml(draw(opening)).attributes.get('role')).toBe('img');
  });

  test('the same position gives the same text, in whatever order it is told', () => {
    const turned: MapPosition = {
      owners: new Map([...opening.owners].reverse()),
      stacks: new Map([...opening.stacks].reverse().map(([id, units]) => [id, [...units].reverse()] as const)),
    };
    const plain = { ...words, stack: () => 'units' };
    const text = (position: MapPosition) => mapBoard(base, position, plain, { labels: labels.en, source, id: 'x' });
    expect(text(turned)).toBe(text(opening));
    expect(mapBase(geometry, printed, nameOf('en')).svg).toBe(base.svg);
    expect(mapLabels(base, nameOf('de')).svg).toBe(labels.de.svg);
  });

  test('hostile words stay words', () => {
    const hostile = '"><script>alert(1)</script>&\u0000';
    const say = () => hostile;
    const bad = { title: hostile, description: hostile, stack: say, battle: say, captured: say };
    const position = { ...opening, captured: new Set(['india']), battles: new Map([['india', hostile]]) };
    const badLabels = mapLabels(mapBase(geometry, printed, say), say);
    const texts = [
      mapBoard(base, position, bad, { labels: badLabels, source: { file: hostile, labels: hostile }, id: hostile }),
      mapSymbolFile(mapBase(geometry, printed, say), { [hostile]: badLabels }),
      mapPicture(base, badLabels, position, bad),
      mapCrop(hostile, 'europe', hostile),
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

  test('a crop shows a map that stands on the page', () => {
    const read = readXml(mapCrop('board-now', 'asia', 'Asia'));
    expect(valuesOf(read, 'href')).toEqual(['#board-now']);
    expect(read.attributes.get('viewBox')).toBe(cropBox('asia'));
  });

  test('every space is whole in one of the crops', () => {
    const boxes = CROPS.map((crop) => cropBox(crop).split(' ').map(Number));
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

describe('parts for a small screen', () => {
  test('one part is enough for what it shows whole', () => {
    expect(cropsFor(geometry, ['germany', 'karelia-ssr', 'baltic-sea'], 3)).toEqual(['europe']);
    expect(cropsFor(geometry, ['japan', 'hawaiian-islands'], 3)).toEqual(['pacific']);
  });

  test('what lies far apart takes several, the fullest first', () => {
    const parts = cropsFor(geometry, ['brazil', 'germany', 'karelia-ssr', 'ukraine-ssr'], 3);
    expect(parts).toEqual(['europe', 'south-america']);
  });

  test('every space is in a part of its own making', () => {
    const lost = [...geometry.spaces.keys()].filter((space) => cropsFor(geometry, [space], 1).length === 0);
    expect(lost).toEqual([]);
  });

  test('never more than asked for, and none for nothing', () => {
    expect(cropsFor(geometry, [...geometry.spaces.keys()], 2)).toHaveLength(2);
    expect(cropsFor(geometry, [], 3)).toEqual([]);
    expect(cropsFor(geometry, ['atlantis'], 3)).toEqual([]);
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
