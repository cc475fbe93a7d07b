// Spaces inside sentences: article, case and preposition of each language.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { sayRefusal } from '../../src/i18n/refusals.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const [en, de, nl] = (['en', 'de', 'nl'] as const).map((language) => wordsOf(secondEditionBoard, language).place);

describe('a space in a sentence', () => {
  test.each([
    ['baltic-sea', 'in der Ostsee', 'in die Ostsee', 'aus der Ostsee'],
    ['black-sea', 'im Schwarzen Meer', 'ins Schwarze Meer', 'aus dem Schwarzen Meer'],
    [
      'eastern-indian-ocean',
      'im Östlichen Indischen Ozean',
      'in den Östlichen Indischen Ozean',
      'aus dem Östlichen Indischen Ozean',
    ],
    [
      'great-australian-bight',
      'in der Großen Australischen Bucht',
      'in die Große Australische Bucht',
      'aus der Großen Australischen Bucht',
    ],
    ['us-east-coast', 'vor der US-Ostküste', 'vor die US-Ostküste', 'von der US-Ostküste'],
    ['cape-of-good-hope', 'am Kap der Guten Hoffnung', 'zum Kap der Guten Hoffnung', 'vom Kap der Guten Hoffnung'],
    ['anglo-egypt-sudan', 'in Ägypten-Sudan', 'nach Ägypten-Sudan', 'aus Ägypten-Sudan'],
    ['caucasus', 'im Kaukasus', 'in den Kaukasus', 'aus dem Kaukasus'],
    ['midway', 'auf Midway', 'nach Midway', 'von Midway'],
    ['philippines', 'auf den Philippinen', 'auf die Philippinen', 'von den Philippinen'],
    [
      'soviet-far-east',
      'im Sowjetischen Fernen Osten',
      'in den Sowjetischen Fernen Osten',
      'aus dem Sowjetischen Fernen Osten',
    ],
  ])('in German: %s', (id, where, to, from) => {
    expect([de?.(id).in, de?.(id).to, de?.(id).from]).toEqual([where, to, from]);
  });

  test.each([
    ['baltic-sea', 'in de Oostzee', 'naar de Oostzee', 'uit de Oostzee'],
    ['angola-basin', 'in het Angolabekken', 'naar het Angolabekken', 'uit het Angolabekken'],
    ['united-kingdom', 'in het Verenigd Koninkrijk', 'naar het Verenigd Koninkrijk', 'uit het Verenigd Koninkrijk'],
    ['cuba', 'op Cuba', 'naar Cuba', 'van Cuba'],
    ['india', 'in India', 'naar India', 'uit India'],
  ])('in Dutch: %s', (id, where, to, from) => {
    expect([nl?.(id).in, nl?.(id).to, nl?.(id).from]).toEqual([where, to, from]);
  });

  test.each([
    ['baltic-sea', 'in the Baltic Sea'],
    ['us-east-coast', 'off the U.S. East Coast'],
    ['karelia-ssr', 'in Karelia S.S.R.'],
    ['philippines', 'in the Philippines'],
    ['wake-island', 'on Wake Island'],
  ])('in English: %s', (id, where) => {
    expect(en?.(id).in).toBe(where);
  });

  test('a verb agrees with a name in the plural', () => {
    const params = { space: 'philippines', unit: 'infantry' } as const;
    const say = (language: (typeof LANGUAGES)[number]): string =>
      sayRefusal({ code: 'blocked-by-neutral', params }, wordsOf(secondEditionBoard, language));
    expect(say('de')).toContain('Die Philippinen sind neutral');
    expect(say('en')).toContain('through the Philippines');
  });

  test('every space has every form, also where a board has names of its own', () => {
    for (const language of LANGUAGES) {
      const { place, space } = wordsOf(secondEditionBoard, language);
      for (const { id } of [...secondEditionBoard.spaces, { id: 'nowhere' }]) {
        const { agree: _, article: __, where: ___, ...forms } = place(id);
        expect(forms.name).toBe(space(id));
        for (const form of Object.values(forms)) expect(form, id).toMatch(/\p{Lu}|nowhere/u);
      }
    }
  });
});

test('and on the pages of turns', () => {
  const said = LANGUAGES.map((language) => {
    const words = wordsOf(secondEditionBoard, language);
    const { say: t } = words;
    const [ukraine, zone] = ['ukraine-ssr', 'black-sea'];
    return [
      t('move-load', { from: ukraine, zone }),
      t('move-unload', { zone, to: ukraine }),
      t('battle-over', { space: ukraine }),
      t('battle-withdrew', { power: words.power('japan'), units: words.units({ submarine: 1 }), to: zone }),
    ];
  });
  expect(said).toEqual([
    [
      'aboard in the Black Sea, from the Ukraine S.S.R.',
      'ashore in the Ukraine S.S.R., from the Black Sea',
      'Over the Ukraine S.S.R.',
      'Japan withdraws 1 submarine to the Black Sea',
    ],
    [
      'an Bord im Schwarzen Meer, aus der Ukraine',
      'an Land in der Ukraine, aus dem Schwarzen Meer',
      'Über der Ukraine',
      'Japan: Abzug ins Schwarze Meer, 1 U-Boot',
    ],
    [
      'aan boord in de Zwarte Zee, uit Oekraïne',
      'aan land in Oekraïne, uit de Zwarte Zee',
      'Boven Oekraïne',
      'Japan: ondergedoken naar de Zwarte Zee, 1 onderzeeboot',
    ],
  ]);
});
