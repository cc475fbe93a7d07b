// Conditions as people say them in natural prose: whatever hangs on a battle is asked about and offered in the form,
// and a rule of a battle is read though it names no verb, or no battle right below the lines of one.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/vocab/index.ts';
import { read } from '../support.ts';

const ABOVE = 'combat moves\n3 inf KAR > FIN\nfight FIN\n';

const offered = (language: Language, sentence: string): readonly unknown[] =>
  read({ power: 'ussr' }, ABOVE + sentence, { language }).problems.map(({ code, nearest }) => ({ code, nearest }));

describe('what hangs on how a battle goes is offered in the form', () => {
  test.each([
    [
      'de',
      'Sollte die Eroberung Finnlands gelingen, so rücken 2 Inf aus Russland nach Karelien nach.',
      'wenn FIN gewonnen: rücken 2 Inf aus Russland nach Karelien nach',
    ],
    [
      'de',
      'Bei Erfolg in Finnland 2 Inf aus Russland nach Karelien.',
      'wenn FIN gewonnen: 2 Inf aus Russland nach Karelien',
    ],
    [
      'de',
      'Sollte es in Finnland schiefgehen, gehen 2 Inf aus Russland nach Karelien.',
      'wenn FIN verloren: gehen 2 Inf aus Russland nach Karelien',
    ],
    [
      'nl',
      'Mocht de verovering van Finland lukken, dan gaan 2 inf uit Rusland naar Karelië.',
      'als FIN gewonnen: gaan 2 inf uit Rusland naar Karelië',
    ],
    [
      'nl',
      'Bij succes in Finland gaan 2 inf van Rusland naar Karelië.',
      'als FIN gewonnen: gaan 2 inf van Rusland naar Karelië',
    ],
    [
      'nl',
      'Mocht het misgaan in Finland, dan gaan 2 inf van Rusland naar Karelië.',
      'als FIN verloren: gaan 2 inf van Rusland naar Karelië',
    ],
    [
      'en',
      'Should the conquest of Finland succeed, 2 inf go from Russia to Karelia.',
      'if won FIN: 2 inf go from Russia to Karelia',
    ],
    ['en', 'Assuming Finland falls, 2 inf go from Russia to Karelia.', 'if FIN ours: 2 inf go from Russia to Karelia'],
    ['en', 'On success in Finland, 2 inf go from Russia to Karelia.', 'if won FIN: 2 inf go from Russia to Karelia'],
  ] as const)('%s: %s', (language, sentence, form) => {
    expect(offered(language, sentence)).toEqual([{ code: 'hangs-on-dice', nearest: [{ kind: 'word', text: form }] }]);
  });

  // Without a place nobody can say which battle is meant where there is more than one; asked about it is.
  test.each([
    ['de', 'Im Erfolgsfall gehen 2 Inf aus Russland nach Karelien.'],
    ['nl', 'Bij een overwinning gaan 2 inf van Rusland naar Karelië.'],
    ['en', 'In the event of a draw 2 inf go from Russia to Karelia.'],
  ] as const)('%s is asked about: %s', (language, sentence) => {
    expect(offered(language, sentence).length).toBeGreaterThan(0);
  });

  // What says how things are is no condition.
  test.each([
    ['de', 'Mit Erfolg rechne ich nicht, aber egal.'],
    ['nl', 'Veel succes allemaal.'],
    ['en', 'Your success in Egypt was pure luck.'],
  ] as const)('%s is none: %s', (language, sentence) => {
    const codes = read({ power: 'ussr' }, ABOVE + sentence, { language }).problems.map(({ code }) => code);
    expect(codes).not.toContain('hangs-on-dice');
  });
});

describe('when a battle is left', () => {
  const rules = (language: Language, text: string) => {
    const sheet = read({ power: 'ussr' }, text, { language });
    expect(sheet.problems, text).toEqual([]);
    return sheet.lines.flatMap(({ hung }) => hung.map(({ deed }) => deed));
  };
  const STOP = 'UKR: stop if attackers < defenders';
  const ATTACK = '5 inf CAU > UKR\nfight UKR\n';

  test.each([
    ['en', 'ukraine stop if they have more left than me, ill decide then'],
    ['de', 'Ukraine bitte anhalten wenn die mehr übrig haben als ich, dann entscheide ich'],
    ['nl', 'oekraine stoppen als zij met meer over zijn dan ik dan beslis ik wel'],
  ] as const)('%s: %s', (language, text) => {
    expect(rules(language, ATTACK + text)).toHaveLength(1);
    const [rule] = rules(language, ATTACK + text);
    const [meant] = rules('en', ATTACK + STOP);
    expect(rule).toMatchObject({ does: 'rule', rule: { battle: 'ukraine-ssr', does: 'stop' } });
    expect(meant).toMatchObject({ does: 'rule', rule: { battle: 'ukraine-ssr', does: 'stop' } });
  });

  const BLOCK = '3 inf CAU > UKR\n\nFinland: 3 inf KAR, 1 arm KAR\n';
  test.each([
    ['en', `${BLOCK}Retreat to KAR if fewer than 2 inf left.`],
    ['de', `${BLOCK}Rückzug nach Karelien, wenn weniger als 2 Inf übrig.`],
    ['nl', `${BLOCK}Terugtrekken naar Karelië als minder dan 2 inf over.`],
  ] as const)('%s: of the battle right above', (language, text) => {
    expect(rules(language, text)).toEqual([
      expect.objectContaining({
        does: 'rule',
        rule: expect.objectContaining({ battle: 'finland-norway', does: 'retreat', to: 'karelia-ssr' }),
      }),
    ]);
  });

  test('but below a gap it is of none, and asked about', () => {
    const sheet = read({ power: 'ussr' }, `${BLOCK}\nRetreat to KAR if fewer than 2 inf left.`, { language: 'en' });
    expect(sheet.problems.map(({ code }) => code)).toEqual(['hangs-on-dice']);
  });

  test.each([
    ['en', 'Roll please.\nFinland: back to KAR after one round'],
    ['de', 'Würfeln bitte.\nIn Finnland nach einer Runde Rückzug nach Karelien.'],
    ['nl', 'Gooien graag.\nFinland: na één ronde terug naar Karelië'],
  ] as const)('%s: a battle ordered above is not fought twice', (language, text) => {
    const { orders, problems } = read({ power: 'ussr' }, `3 inf KAR > FIN\n${text}`, { language });
    expect(problems).toEqual([]);
    expect(orders.flatMap((order) => (order.type === 'fight' ? order.battles : []))).toHaveLength(1);
  });
});
