// Sentences in no form that is known, explained from the position and the rules; what has two readings is asked about.

import { describe, expect, test } from 'vitest';
import { makeOrder, type Sheet } from '../../../src/notation/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import type { Language } from '../../../src/vocab/index.ts';
import { type Given, read, stateOf } from '../support.ts';

const USSR: Given = { power: 'ussr', phase: 'combat-move' };

const movesOf = (given: Given, { orders }: Sheet): readonly string[] =>
  orders.flatMap((order) =>
    makeOrder({ ruleset: secondEdition, state: stateOf(given), power: given.power }, order)
      .split('\n')
      .slice(1),
  );

describe('what is read from the position', () => {
  test.each<readonly [string, Given, Language, string, readonly string[]]>([
    [
      'units that say nothing of where they stand are found there',
      USSR,
      'en',
      'Sub to the Baltic plus both fighters, they come back to Karelia after',
      ['1 sub BAR > NOR > BAL', '1 ftr KAR > BAL (land KAR)', '1 ftr RUS > KAR > BAL (land KAR)'],
    ],
    [
      'a place before a colon is where they come from, if they stand there',
      { power: 'ussr', phase: 'noncombat-move' },
      'en',
      'Far East: both inf and the tank back to Yakut',
      ['2 inf, 1 arm SFE > YAK'],
    ],
    [
      'a place before a dash is the target, if they cannot stand there',
      { power: 'japan', phase: 'combat-move' },
      'en',
      'china - man 3 inf, kwa 2 inf, man ftr (land kwa)',
      ['3 inf MAN > CHI', '2 inf KWA > CHI', '1 ftr MAN > CHI (land KWA)'],
    ],
    [
      'of land and sea of one name ships and planes go to the sea',
      { power: 'japan', phase: 'combat-move' },
      'nl',
      'De vloot bij Hawaï wordt aangevallen door het slagschip, het vliegdekschip en de jager uit de zee bij de Carolinen, de onderzeeër van de Salomonseilanden en de bommenwerper uit Japan.',
      ['1 ac, 1 bb CIS > SOS > HWS', '1 sub SOS > HWS'],
    ],
    [
      'a sentence above names the target alone',
      { power: 'japan', phase: 'combat-move' },
      'en',
      'Fighting: only China. 2 inf from Kwangtung, 2 inf from Manchuria, bomber from Tokyo (lands in Manchuria).',
      ['2 inf KWA > CHI', '2 inf MAN > CHI'],
    ],
    [
      'ships that carry go to one place, what they carry to another',
      { power: 'usa', phase: 'noncombat-move' },
      'de',
      'Trn Ostküste nimmt 2 Inf aus Ost-USA mit und fährt über die Labradorsee in die Nordsee, Inf an Land in England',
      ['load 2 inf EUS > ECO', 'unload 2 inf NOR > GBR'],
    ],
  ])('%s', (_, given, language, text, moves) => {
    const sheet = read(given, text, { language });
    expect(sheet.problems).toEqual([]);
    expect(movesOf(given, sheet)).toEqual(expect.arrayContaining([...moves]));
  });

  test('it is told where units were found', () => {
    const sheet = read(USSR, 'Sub to the Baltic plus both fighters, they come back to Karelia after', {
      language: 'en',
    });
    expect(sheet.remarks.filter(({ code }) => code === 'origin-found').map(({ params }) => params)).toEqual([
      { text: 'both fighters', space: 'karelia-ssr' },
      { text: 'both fighters', space: 'russia' },
      { text: 'Sub', space: 'barents-sea' },
    ]);
  });
});

describe('landings of their own sentence', () => {
  const given: Given = { power: 'japan', phase: 'combat-move' };
  const fly = {
    de: 'China: 3 Inf und der Jäger aus der Mandschurei.',
    en: 'China: 3 inf and the fighter from Manchuria.',
  };
  test.each<readonly [keyof typeof fly, string]>([
    ['de', 'Sie landen, wo sie hergekommen sind.'],
    ['en', 'They all come back to Manchuria afterwards.'],
  ])('%s: are those of all planes sent above: %s', (language, text) => {
    const sheet = read(given, `${fly[language]} ${text}`, { language });
    expect(sheet.problems).toEqual([]);
    expect(movesOf(given, sheet)).toContain('1 ftr MAN > CHI (land MAN)');
  });

  test('of both, where one was sent, nothing is read', () => {
    const sheet = read(given, `${fly.en} Both come back to Manchuria.`, { language: 'en' });
    expect(movesOf(given, sheet)).not.toContain('1 ftr MAN > CHI (land MAN)');
  });
});

describe('what is asked about as ever', () => {
  test.each<readonly [string, Given, Language, string]>([
    [
      'units that can be two groups',
      { power: 'japan', phase: 'combat-move' },
      'en',
      'A fighter to China, back to Manchuria',
    ],
    [
      'more units than stand anywhere near',
      USSR,
      'en',
      'Finland: nine tanks of ours and the fighter go in, it comes back to Karelia',
    ],
    ['a word that turns it round', USSR, 'en', 'Sub to the Baltic plus both fighters, perhaps'],
    ['a place that nobody knows', USSR, 'en', 'Sub to Ruritania plus both fighters, they come back to Karelia'],
    [
      'fewer ships than lie there, too few for what they carry',
      {
        power: 'uk',
        phase: 'combat-move',
        units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
      },
      'de',
      '1 Trn Nordsee: 2 Inf, 1 Pz England > Nordsee > Norwegen',
    ],
  ])('%s', (_, given, language, text) => {
    const sheet = read(given, text, { language });
    expect(sheet.problems.length + sheet.lines.flatMap(({ chat }) => chat).length).toBeGreaterThan(0);
    expect(sheet.orders).toEqual([]);
  });

  test('a way written with arrows is refused as it stands, where it is against the rules', () => {
    const given: Given = { power: 'uk', phase: 'combat-move' };
    const text = 'Trn Indischer Ozean: 2 Inf Indien > Rotes Meer > Östliches Mittelmeer > Ägypten';
    expect(movesOf(given, read(given, text, { language: 'de' })).join()).toContain('RED > EMD');
  });

  test('of two seas of one name neither is taken because it alone is near', () => {
    const given: Given = { power: 'uk', phase: 'noncombat-move' };
    const sheet = read(given, 'the battleship from the North Sea to the Med please', { language: 'en' });
    expect(sheet.orders).toEqual([]);
  });
});

test('a sentence of many units and places is given up soon', () => {
  const started = performance.now();
  read(USSR, `${'2 inf Karelia, 1 ftr Russia, 3 arm Caucasus, '.repeat(20)}\n`.repeat(20), { language: 'en' });
  expect(performance.now() - started).toBeLessThan(20_000);
});
