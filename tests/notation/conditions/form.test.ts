// A condition in a sentence of somebody's own is not carried out but offered in the form that the guide shows; who says
// yes to it sends a line that is read.

import { expect, test } from 'vitest';
import { read } from '../support.ts';

const ABOVE = 'combat moves\n3 inf KAR > UKR\n2 inf, 1 ftr KAR > FIN\nfight all\n';

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
    'if our losses in UKR > 3 or not won FIN: place 8 inf in Karelia, else: place 8 inf in Russia',
  ],
  ['en', 'If we lose Ukraine place 4 inf in Russia and 4 inf in Karelia, otherwise in Caucasus.', undefined],
  [
    'en',
    'If Norway is won, 2 inf from Russia to Karelia, else to the Caucasus.',
    'if won FIN: 2 inf from Russia to Karelia, else: 2 inf from Russia to Caucasus',
  ],
  // Of the form itself the other side is said whole.
  ['en', 'if FIN ours: place 8 inf KAR, else RUS', 'if FIN ours: place 8 inf KAR, else: place 8 inf RUS'],
  [
    'de',
    'Wenn Norwegen fällt, werden 8 Inf in Karelien gesetzt, sonst in Russland.',
    'wenn FIN unser: setze 8 Inf in Karelien, sonst: setze 8 Inf in Russland',
  ],
  [
    'de',
    'Falls wir Norwegen verlieren, landet der Jäger in Russland, sonst in Karelien.',
    'wenn FIN verloren: der Jäger landet in Russland, sonst: der Jäger landet in Karelien',
  ],
  [
    'nl',
    'Als Noorwegen van ons is, worden er 8 inf in Karelië geplaatst, anders in Rusland.',
    'als FIN van ons: plaats 8 inf in Karelië, anders: plaats 8 inf in Rusland',
  ],
  [
    'nl',
    'Als we Noorwegen verliezen, landt de jager in Rusland, anders in Karelië.',
    'als FIN verloren: de jager landt in Rusland, anders: de jager landt in Karelië',
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
  expect(again.lines.flatMap(({ hung }) => hung)).toHaveLength(/, (?:else|sonst|anders): /.test(form) ? 2 : 1);
});

test.each([
  ['Wenn Norwegen fällt, setze 8 Inf in Karelien', 'wenn FIN unser: setze 8 Inf in Karelien'],
  ['Setze 8 Inf in Karelien, wenn Norwegen fällt', 'wenn FIN unser: Setze 8 Inf in Karelien'],
  ['Als Noorwegen valt, plaats 8 inf in Karelië', 'als FIN van ons: plaats 8 inf in Karelië'],
])('a condition under headings of another language is one: %s', (sentence, form) => {
  const { problems, orders } = read({ power: 'ussr' }, ABOVE + sentence);
  expect(problems.map(({ nearest }) => nearest)).toEqual([[{ kind: 'word', text: form }]]);
  expect(orders.map(({ type }) => type)).toEqual(['combat-move', 'fight']);
});
