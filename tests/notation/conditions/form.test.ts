// A condition in a sentence of somebody's own is not carried out but offered in the form that the guide shows; who says
// yes to it sends a line that is read.

import { expect, test } from 'vitest';
import { read } from '../support.ts';

const ABOVE = 'combat moves\n3 inf KAR > UKR\n2 inf KAR > FIN\nfight all\n';

test.each([
  [
    'en',
    'If Ukraine falls, 2 inf from Russia go to the Caucasus.',
    'if UKR ours: 2 inf from Russia go to the Caucasus',
  ],
  ['en', '2 inf from Russia to Karelia if we lose Norway.', 'if lost FIN: 2 inf from Russia to Karelia'],
  [
    'en',
    'When we lose more than 3 units in Ukraine or Norway is not won, place 8 inf in Karelia, otherwise in Russia.',
    undefined,
  ],
  [
    'en',
    'If my losses in Ukraine are more than 3 and Norway is won, 2 inf from Russia to Karelia.',
    'if our losses in UKR > 3 and won FIN: 2 inf from Russia to Karelia',
  ],
  [
    'en',
    'If fewer than 3 inf are left in Ukraine, 2 inf from Russia to the Caucasus.',
    'if our inf left in UKR < 3: 2 inf from Russia to the Caucasus',
  ],
  ['en', "If we lose Norway don't land there.", "if lost FIN: don't land there"],
  [
    'de',
    'Fällt die Ukraine, rücken die beiden Infanteristen aus Russland in den Kaukasus nach.',
    'wenn UKR unser: rücken die beiden Infanteristen aus Russland in den Kaukasus nach',
  ],
  [
    'de',
    'Wenn Norwegen verloren geht, 2 Inf aus Russland nach Karelien.',
    'wenn FIN verloren: 2 Inf aus Russland nach Karelien',
  ],
  [
    'nl',
    'Als Oekraïne valt, gaan 2 inf uit Rusland naar de Kaukasus.',
    'als UKR van ons: gaan 2 inf uit Rusland naar de Kaukasus',
  ],
  [
    'nl',
    'Als we Noorwegen verliezen, gaan 2 inf uit Rusland naar Karelië.',
    'als FIN verloren: gaan 2 inf uit Rusland naar Karelië',
  ],
] as const)('%s: %s', (language, sentence, form) => {
  const own = read({ power: 'ussr' }, ABOVE + sentence, { language });
  expect(own.problems.map(({ code, line, nearest }) => ({ code, line, nearest }))).toEqual([
    { code: 'hangs-on-dice', line: 5, nearest: form === undefined ? [] : [{ kind: 'word', text: form }] },
  ]);
  expect(own.lines.flatMap(({ hung }) => hung)).toEqual([]);
  if (form === undefined) return;
  const again = read({ power: 'ussr' }, ABOVE + form, { language });
  expect(again.problems).toEqual([]);
  expect(again.lines.flatMap(({ hung }) => hung)).toHaveLength(1);
});
