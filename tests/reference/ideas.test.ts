// The ideas a text names bring along everything else they are called.

import { expect, test } from 'vitest';
import { glossaryOf, ideasBy, termsOf } from '../../src/reference/index.ts';

const glossary = glossaryOf({
  submarine: { term: 'U-Boot', also: ['Ub', 'Sub'], note: '' },
  'sea-zone': { term: 'Seegebiet', also: ['SZ'], note: '' },
  sbr: { term: 'strategischer Bombenangriff', also: ['SBR'], note: '' },
});
const ideasIn = ideasBy([glossary]);

test('by any of their names, in any form', () => {
  expect([...ideasIn('Zwei U-Boote verlassen das Seegebiet.')]).toEqual(['submarine', 'sea-zone']);
  expect([...ideasIn('Subs in SZ')]).toEqual(['submarine', 'sea-zone']);
});

test('a name of several words only as a whole', () => {
  expect([...ideasIn('Ein strategischer Bombenangriff, ein SBR')]).toEqual(['sbr']);
  expect([...ideasIn('strategischer Rückzug')]).toEqual([]);
});

test('with all their names', () => {
  expect(termsOf(ideasIn('ein U-Boot'), [glossary])).toEqual(['U-Boot', 'Ub', 'Sub']);
});
