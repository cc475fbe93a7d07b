// A drawing of two theatres is two drawings that make one: nothing is lost between them, and nothing that is read lies
// on the line along which they part.

import { describe, expect, test } from 'vitest';
import { layoutOf, linksIn, sharePicture, theatreParts } from '../../src/charts/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { NEW_BOARDS } from './drawn-boards.ts';
import { base as oneTheatre } from './map-data.ts';
import { all, readXml } from './xml.ts';

const linked = NEW_BOARDS.find(({ id }) => id === 'linked-2001');
if (linked === undefined) throw new Error('The linked board is not drawn.');
const { base, labels, opening } = linked;
const parts = theatreParts(base);
const spaces = [...base.geometry.spaces.keys()];
const links = spaces.map((space) => ({ space, at: space, href: `#${space}`, name: space }));

describe('the theatres of a drawing', () => {
  test('a board of one has none', () => {
    expect(theatreParts(oneTheatre)).toEqual([]);
  });

  test('lie side by side, as high as the board, and make it up with its margins', () => {
    const { width, height, marginX, marginY } = base.geometry.viewBox;
    expect(parts.map(({ theatre }) => theatre)).toEqual(['europe', 'pacific']);
    const [left, right] = parts;
    expect(left?.box.left).toBe(-marginX);
    expect(left?.box.right).toBe(right?.box.left);
    expect(right?.box.right).toBe(width + marginX);
    for (const { box } of parts) expect([box.top, box.bottom]).toEqual([-marginY, height + marginY]);
  });

  test('each space leads on from one of them, and those of a board from its own', () => {
    const own = parts.map((part) => linksIn(base, part, links, [], []).links.map(({ space = '' }) => space));
    expect(own.flat().toSorted()).toEqual(spaces.toSorted());
    expect(own[0]?.filter((space) => space.startsWith('pa:'))).toEqual([]);
    expect(own[1]?.filter((space) => space.startsWith('eu:'))).toEqual([]);
  });

  test('an arrow leads on from the theatre in which it ends', () => {
    const moves = [
      { kind: 'noncombat', path: ['eu:siberia', 'cccp-west', 'cccp-east'], by: 'surface', count: 1 },
      { kind: 'noncombat', path: ['cccp-west', 'eu:siberia'], by: 'surface', count: 1 },
    ] as const;
    const ways = [1, 2].map((way) => ({ way, to: `move-${way}` }));
    const own = parts.map((part) => linksIn(base, part, [], ways, moves).ways.map(({ way }) => way));
    expect(own.flat().toSorted()).toEqual([1, 2]);
    expect(own.every((each) => each.length === 1)).toBe(true);
  });

  test('no name and no counter of the opening lies across the line between them', () => {
    const line = parts[0]?.box.right ?? Number.NaN;
    for (const language of LANGUAGES) {
      const boxes = [...labels(language).boxes].flatMap(([space, own]) => own.map((box) => ({ space, box })));
      const stacks = [...layoutOf(base, labels(language), opening).stacks].map(([space, { box }]) => ({ space, box }));
      const across = [...boxes, ...stacks].filter(({ box }) => box.left < line && box.right > line);
      expect(across.map(({ space }) => space)).toEqual([]);
    }
  });
});

describe('the shared picture of a board that is too wide to have words beside it', () => {
  const words = { title: 'The linked war', moment: 'R3 japan', archive: 'Fieldpost' };
  const drawn = readXml(sharePicture(base, opening, words));
  const map = all(drawn).find(({ attributes }) => attributes.get('viewBox') === '0 0 3760 1260');

  test('has the board over its whole width and the powers below it', () => {
    expect(['x', 'y', 'width'].map((name) => map?.attributes.get(name))).toEqual(['0', '0', '1200']);
    const below = Number(map?.attributes.get('height'));
    const tops = all(drawn)
      .filter(({ attributes }) => attributes.get('width') === '24' && attributes.get('height') === '24')
      .map(({ attributes }) => Number(attributes.get('y')));
    expect(tops).toHaveLength(6);
    for (const top of tops) {
      expect(top).toBeGreaterThan(below);
      expect(top + 24).toBeLessThan(630);
    }
  });
});
