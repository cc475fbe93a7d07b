// Compounds are taken apart where our own words allow it, and nowhere else.

import { expect, test } from 'vitest';
import { partsIn, partsOf, vocabularyOf } from '../../src/reference/index.ts';

const vocabulary = vocabularyOf([
  'Die Küste wurde zum Ziel, das Bombardement traf Flugzeug und Träger, der Angriff die Züge.',
]);

test('what a compound goes on with is found, whatever joins it', () => {
  expect(partsOf('kustenbombardement', vocabulary)).toEqual(['bombardement']);
  expect(partsOf('angriffszuge', vocabulary)).toEqual(['zuge']);
  expect(partsIn('Flugzeugträger, Flugzeugträger und Küstenbombardement', vocabulary)).toEqual([
    'trager',
    'bombardement',
  ]);
});

test('what only looks like one stays whole', () => {
  expect(partsOf('bombardement', vocabulary)).toEqual([]);
  expect(partsOf('xyzbombardement', vocabulary)).toEqual([]);
  expect(partsOf('zielbomb', vocabulary)).toEqual([]);
});
