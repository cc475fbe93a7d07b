// How spaces stand in sentences, in every language: words from the board's folder, grammar from i18n.

import { describe, expect, test } from 'vitest';
import { arrangeBoard } from '../../src/board/arrange.ts';
import { BoardData, PlacesData } from '../../src/board/data.ts';
import { loadBoard } from '../../src/board/load.ts';
import data from '../../src/board/second-edition/board.json' with { type: 'json' };
import { SECOND_EDITION_FIGURES } from '../../src/board/second-edition/index.ts';
import places from '../../src/board/second-edition/places.json' with { type: 'json' };
import { wordsOf } from '../../src/i18n/words-of.ts';
import { daak } from '../../src/rulesets/index.ts';
import type { Language, SpaceId } from '../../src/vocab/index.ts';

const SAID: readonly (readonly [SpaceId, Language, string, string, string])[] = [
  ['philippines', 'en', 'the Philippines', 'in the Philippines', 'from the Philippines'],
  ['midway', 'en', 'Midway', 'on Midway', 'from Midway'],
  ['baltic-sea', 'en', 'the Baltic Sea', 'in the Baltic Sea', 'from the Baltic Sea'],
  ['philippines', 'de', 'die Philippinen', 'auf den Philippinen', 'von den Philippinen'],
  ['caucasus', 'de', 'der Kaukasus', 'im Kaukasus', 'aus dem Kaukasus'],
  ['black-sea', 'de', 'das Schwarze Meer', 'im Schwarzen Meer', 'aus dem Schwarzen Meer'],
  ['cape-of-good-hope', 'de', 'das Kap der Guten Hoffnung', 'am Kap der Guten Hoffnung', 'vom Kap der Guten Hoffnung'],
  ['united-kingdom', 'nl', 'het Verenigd Koninkrijk', 'in het Verenigd Koninkrijk', 'uit het Verenigd Koninkrijk'],
  ['philippines', 'nl', 'de Filipijnen', 'op de Filipijnen', 'van de Filipijnen'],
];

describe('a space in a sentence', () => {
  test.each(SAID)('%s in %s', (id, language, the, where, from) => {
    expect(wordsOf(daak.board, language).place(id)).toMatchObject({ the, in: where, from });
  });
  test('the verb agrees with it', () => {
    const is = (id: SpaceId) => wordsOf(daak.board, 'en').place(id).agree('is', 'are');
    expect(['east-indies', 'karelia-ssr', 'hawaiian-islands'].map(is)).toEqual(['are', 'is', 'are']);
  });
  test('a battle’s id stands for its place, also the second time in a turn', () => {
    const words = wordsOf(daak.board, 'en');
    expect(['raid/germany', 'karelia-ssr/2'].map((id) => words.battle(id))).toEqual(['Germany', 'Karelia S.S.R.']);
    expect(words.place('caucasus/2').in).toBe('in the Caucasus');
  });
  test('a city stands for a capital', () => {
    const cities = (language: Language) => daak.turnOrder.map((power) => wordsOf(daak.board, language).city(power));
    expect(cities('en')).toEqual(['Moscow', 'Berlin', 'London', 'Tokyo', 'Washington']);
    expect(cities('nl')).toEqual(['Moskou', 'Berlijn', 'Londen', 'Tokio', 'Washington']);
  });
});

describe('words for places belong to a board', () => {
  test('of another board they say another thing', () => {
    const renamed = { ...places, places: { ...places.places, spain: { en: { article: 'the', where: 'on' } } } };
    const board = arrangeBoard(BoardData.parse(data), PlacesData.parse(renamed));
    expect(wordsOf(board, 'en').place('spain').in).toBe('on the Spain');
    expect(wordsOf(daak.board, 'en').place('spain').in).toBe('in Spain');
  });
  test('a place the board lacks is refused', () => {
    const wrong = { ...places, places: { atlantis: { en: { where: 'on' } } } };
    expect(() => loadBoard(data, wrong, SECOND_EDITION_FIGURES)).toThrow(
      'places: "atlantis" is no space of this board.',
    );
  });
  test('and so is a word the language does not have', () => {
    const wrong = { ...places, places: { spain: { de: { article: 'el' } } } };
    expect(() => loadBoard(data, wrong, SECOND_EDITION_FIGURES)).toThrow('words for places cannot be read');
  });
});
