// How spaces stand in sentences, in every language: words from the board's folder, grammar from i18n.

import { describe, expect, test } from 'vitest';
import { arrangeBoard } from '../../src/board/arrange.ts';
import { BoardData, SaidData } from '../../src/board/data.ts';
import { loadBoard } from '../../src/board/load.ts';
import data from '../../src/board/second-edition/board.json' with { type: 'json' };
import { SECOND_EDITION_FIGURES } from '../../src/board/second-edition/index.ts';
import said from '../../src/board/second-edition/said.json' with { type: 'json' };
import { wordsOf } from '../../src/i18n/words-of.ts';
import { daak, RULESETS } from '../../src/rulesets/index.ts';
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

describe('a power and a unit in a sentence', () => {
  test('a power has article and number where its language gives them, and the name of stories', () => {
    const the = (language: Language) =>
      daak.turnOrder.map((power) => wordsOf(daak.board, language).thePower(power).the);
    expect(the('en')).toEqual(['the U.S.S.R.', 'Germany', 'Britain', 'Japan', 'the United States']);
    expect(the('de')).toEqual(['die UdSSR', 'Deutschland', 'Großbritannien', 'Japan', 'die USA']);
    expect(the('nl')).toEqual(['de Sovjet-Unie', 'Duitsland', 'het Verenigd Koninkrijk', 'Japan', 'de VS']);
  });
  test.each(RULESETS)('$id: every kind of unit has a German gender', ({ board }) => {
    expect(board.roster.filter((type) => wordsOf(board, 'de').unitWords(type).article === undefined)).toEqual([]);
  });
});

describe('words for things belong to a board', () => {
  test('of another board they say another thing', () => {
    const renamed = { ...said, places: { ...said.places, spain: { en: { article: 'the', where: 'on' } } } };
    const board = arrangeBoard(BoardData.parse(data), SaidData.parse(renamed));
    expect(wordsOf(board, 'en').place('spain').in).toBe('on the Spain');
    expect(wordsOf(daak.board, 'en').place('spain').in).toBe('in Spain');
  });
  test('a place the board lacks is refused', () => {
    const wrong = { ...said, places: { atlantis: { en: { where: 'on' } } } };
    expect(() => loadBoard(data, wrong, SECOND_EDITION_FIGURES)).toThrow(
      'places: "atlantis" is no space of this board.',
    );
  });
  test('a power or a side it lacks as well', () => {
    const wrong = { ...said, sides: { ...said.sides, neutrals: { en: { article: 'the' } } } };
    expect(() => loadBoard(data, wrong, SECOND_EDITION_FIGURES)).toThrow('sides: "neutrals" is no side of this board.');
  });
  test('and so is a word the language does not have', () => {
    const wrong = { ...said, places: { spain: { de: { article: 'el' } } } };
    expect(() => loadBoard(data, wrong, SECOND_EDITION_FIGURES)).toThrow(
      'words of the board for sentences cannot be read',
    );
  });
});
