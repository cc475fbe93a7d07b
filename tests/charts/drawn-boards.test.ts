// The drawings of Europe, Pacific and both linked: every name of every language has its place, counters keep clear of
// them, and what no board before had can be seen: convoys, bases, land of nations.

import { describe, expect, test } from 'vitest';
import { cropsFor, layoutOf, mapPicture, mapSymbolFile, ownerStyle } from '../../src/charts/index.ts';
import { type Box, isWithin, meets } from '../../src/charts/map/boxes.ts';
import { ownerEmblem } from '../../src/charts/powers.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';
import { NEW_BOARDS } from './drawn-boards.ts';
import { all, readXml } from './xml.ts';

interface Named {
  readonly id: string;
  readonly box: Box;
}

const clashes = (one: readonly Named[], other: readonly Named[]): readonly string[] =>
  one.flatMap((a) => other.flatMap((b) => (a.id !== b.id && meets(a.box, b.box) ? [`${a.id} / ${b.id}`] : [])));

const boardOf = (id: string) => {
  const found = NEW_BOARDS.find((board) => board.id === id);
  if (found === undefined) throw new Error(`no board ${id}`);
  return found;
};

const EACH = NEW_BOARDS.flatMap((board) => LANGUAGES.map((language) => [board.id, language] as const));

describe.each(EACH)('names on %s in %s', (id, language) => {
  const { base, labels, opening } = boardOf(id);
  const names = [...labels(language as Language).boxes].flatMap(([space, boxes]) =>
    boxes.map((box): Named => ({ id: space, box })),
  );
  const { width, height } = base.geometry.viewBox;
  const frame: Box = { left: 0, right: width, top: 0, bottom: height };

  test('stand on the board, and none covers that of another space', () => {
    expect(names.filter(({ box }) => !isWithin(box, frame)).map((name) => name.id)).toEqual([]);
    expect(clashes(names, names)).toEqual([]);
  });

  test('lie on their own space or the water beside it', () => {
    const off = names.filter(({ id: space, box }) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const kind = base.geometry.spaces.get(space)?.kind;
      const under = base.ground.spaceAt(x, y);
      if (under === space || under === undefined) return false;
      return kind !== 'land' || base.geometry.spaces.get(under)?.kind === 'land';
    });
    expect(off.map((name) => name.id)).toEqual([]);
  });

  test('are kept clear by the counters of the set-up, which all stand in or beside their space', () => {
    const { stacks } = layoutOf(base, labels(language as Language), opening);
    const { height: tall } = base.geometry.counters;
    const counters = [...stacks].flatMap(([space, stack]) =>
      stack.counters.map(
        ({ x, y, width: wide }): Named => ({ id: space, box: { left: x, right: x + wide, top: y, bottom: y + tall } }),
      ),
    );
    expect(clashes(counters, counters)).toEqual([]);
    expect(counters.filter(({ box }) => names.some((name) => meets(name.box, box))).map((each) => each.id)).toEqual([]);
    expect(counters.filter(({ box }) => !isWithin(box, frame)).map((each) => each.id)).toEqual([]);
    expect([...stacks].filter(([, { leader }]) => leader !== undefined).map(([space]) => space)).toEqual([]);
  });
});

test.each(NEW_BOARDS)('every space of $id is whole in a part that is legible on a telephone', ({ base }) => {
  const lost = [...base.geometry.spaces.keys()].filter((space) => cropsFor(base.geometry, [space], 1).length === 0);
  expect(lost).toEqual([]);
});

describe('what is printed', () => {
  const pacific = boardOf('pacific-2001');
  const linked = boardOf('linked-2001');
  const words = { title: 'The board after set-up', description: 'All of it.' };

  test('seventeen anchors, eleven planes and sixteen marks of convoys', () => {
    const { svg } = pacific.labels('en');
    expect([svg.split('href="#b-naval"').length, svg.split('href="#b-air"').length]).toEqual([18, 12]);
    expect(svg.match(/>convoy( route| \d+)</g)).toHaveLength(16);
    const file = mapSymbolFile(pacific.base, { en: pacific.labels('en') });
    expect([...file.matchAll(/<path id="(b-\w+)"/g)].map(([, id]) => id)).toEqual(['b-naval', 'b-air']);
  });

  test('a convoy that is taken changes colour and flag, and land of a nation is nobody else’s until it is taken', () => {
    expect(ownerStyle(pacific.base, pacific.opening)).toBe('');
    const owners = new Map(pacific.opening.owners).set('sea-zone-3', 'japan' as const).set('yunnan', 'japan' as const);
    const position = { ...pacific.opening, owners };
    expect(ownerStyle(pacific.base, position)).toBe('--o-yunnan:var(--land-japan);--o-sea-zone-3:var(--land-japan)');
    expect(mapPicture(pacific.base, pacific.labels('en'), position, words)).toContain('href="#f-japan-own"');
  });

  test('ids with a colon make names of properties that style sheets take', () => {
    const svg = mapPicture(linked.base, linked.labels('en'), linked.opening, words);
    expect(svg).toContain('fill:var(--o-eu_egypt,var(--land-middle-east))');
    expect(svg).not.toMatch(/--o-\w+:\w/);
    expect(svg).toContain('--land-china:');
    expect(svg).toContain('--map-out:');
    const read = readXml(svg.replace(/<style>.*?<\/style>/s, ''));
    const ids = all(read).flatMap((one) => one.attributes.get('data-space') ?? []);
    expect(ids.sort()).toEqual([...linked.base.geometry.spaces.keys()].sort());
  });
});

test.each(NEW_BOARDS.map(({ id }) => id))('the drawing of %s has the emblem of everybody who owns land there', (id) => {
  const { base, labels } = boardOf(id);
  const file = mapSymbolFile(base, { en: labels('en') });
  const missing = base.owners.filter((owner) => !file.includes(`id="e-${ownerEmblem(owner)}"`));
  expect(missing).toEqual([]);
});
