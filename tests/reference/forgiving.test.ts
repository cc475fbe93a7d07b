// The search forgives: slips in all languages, compounds, sections of the sources, codes of spaces. What is written
// right is never drowned by what is only like it.

import { describe, expect, test } from 'vitest';
import { packed, unpacked } from '../../src/reference/index.ts';
import { searcherFor } from '../../src/reference/search/rank.ts';
import { answersKey, citedBy, keysOf } from '../../src/reference/search/sources.ts';
import { meantBy, piecesOf } from '../../src/reference/search/spelling.ts';
import { termsAmong, termsFrom } from '../../src/reference/search/terms.ts';
import { likeness, wordsIn } from '../../src/reference/words.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { foundIn, indexIn, lore, places, questionsIn, searchIn } from './searching.ts';

describe('slips', () => {
  test.each([
    ['en', 'kamakaze', 'kamikaze'],
    ['en', 'battelship bombardement', 'battleship bombardment'],
    ['en', 'amphibius asault retreet', 'amphibious assault retreat'],
    ['de', 'Schlachtshiff', 'Schlachtschiff'],
    ['de', 'Flugzeugtraeger versenkt Jaeger', 'Flugzeugträger versenkt Jäger'],
    ['de', 'Hauptsadt erobert Geld', 'Hauptstadt erobert Geld'],
    ['nl', 'onderzeboot terugtreken', 'onderzeeboot terugtrekken'],
    ['nl', 'vliegdekship bondgenot', 'vliegdekschip bondgenoot'],
  ] as const)('in %s: “%s” is taken for “%s”', (language, asked, meant) => {
    const right = foundIn(language, meant);
    expect(right).toHaveLength(3);
    expect(foundIn(language, asked).filter((id) => right.includes(id)).length).toBeGreaterThanOrEqual(2);
  });

  /** The third letter left out, doubled, or swapped with the next. */
  const slipsOf = (word: string): readonly string[] => [
    word.slice(0, 2) + word.slice(3),
    word.slice(0, 3) + word.slice(2),
    word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4),
  ];

  test.each(LANGUAGES)('in any longer word of the glossary in %s lead to what the word leads to', (language) => {
    const words = [...(lore.glossaries.get(language)?.values() ?? [])]
      .flat()
      .filter((word) => /^\p{L}{7,}$/u.test(word));
    const all = words.flatMap((word) => slipsOf(word).map((slip) => [word, slip] as const));
    const lost = all.filter(([word, slip]) => {
      const right = foundIn(language, word, 5);
      return right.length > 0 && !foundIn(language, slip, 5).some((id) => right.includes(id));
    });
    expect(all.length).toBeGreaterThan(30);
    expect(lost.length / all.length, lost.join('; ')).toBeLessThan(0.05);
  });

  test('are looked for only in words that nobody knows', () => {
    const known = ['bomber', 'border', 'board'];
    expect(meantBy('bombar', known)).toEqual([['bomber', 0.7]]);
    expect(meantBy('border', known)[0]?.[0]).toBe('border');
    expect(meantBy('xyzzy', known)).toEqual([]);
    expect(meantBy('bom', known)).toEqual([]);
    expect(meantBy('jaeger', ['jager'])).toEqual([['jager', 0.95]]);
  });

  test('weigh less than the word itself', () => {
    const scoreOf = (asked: string): number =>
      searchIn('en')(asked).found.find(({ id }) => id === 'capital.loot')?.score ?? 0;
    for (const slip of ['captial', 'capitol', 'cpital']) {
      expect(scoreOf(slip)).toBeGreaterThan(0);
      expect(scoreOf(slip)).toBeLessThan(scoreOf('capital'));
    }
  });
});

describe('compounds', () => {
  test('are found by their parts, and taken apart where no text has them', () => {
    expect(foundIn('de', 'Bombardement').every((id) => /bombard|battleship|^B9/.test(id))).toBe(true);
    expect(foundIn('de', 'Kanal', 6).some((id) => id.includes('suez'))).toBe(true);
    expect(foundIn('de', 'Trägerlandung', 8).some((id) => /carrier|^B6\.[67]/.test(id))).toBe(true);
    const isKnown = (word: string): boolean => ['panzer', 'blitz', 'angriff', 'zuge'].includes(word);
    expect(piecesOf('panzerblitz', isKnown)).toEqual(['panzer', 'blitz']);
    expect(piecesOf('angriffszuge', isKnown)).toEqual(['angriff', 'zuge']);
    expect(piecesOf('panzer', isKnown)).toEqual([]);
  });
});

describe('sections', () => {
  test.each([
    ['3.4(7)', ['daak.carrier.no-plan-on-carrier-retreat']],
    ['§ 3.4(7)', ['daak.carrier.no-plan-on-carrier-retreat']],
    ['DAAK 3.4 (7)', ['daak.carrier.no-plan-on-carrier-retreat']],
    ['D16', ['ruling.D16']],
    ['d16?', ['ruling.D16']],
    ['B9.4', ['B9.4']],
    ['RR18', ['ruling.RR18']],
    ['C22', ['C22']],
    ['sub.first-shot-every-round', ['sub.first-shot-every-round']],
  ] as const)('“%s” is what it names, for sure', (asked, answers) => {
    for (const language of LANGUAGES) {
      expect(foundIn(language, asked, 1)).toEqual(answers);
      expect(searchIn(language)(asked).sure).toBe('yes');
    }
  });

  test.each([
    ['§ 4.1', /^daak\.retreat\./],
    ['4.1', /^daak\.retreat\./],
    ['Abschnitt 4.1', /^daak\.retreat\./],
    ['Section III', /^realism\./],
    ['sectie II', /^realism\./],
  ] as const)('“%s” is all that stands there', (asked, known) => {
    const found = foundIn('nl', asked, 6);
    expect(found).toHaveLength(6);
    expect(found.filter((id) => !known.test(id))).toEqual([]);
  });

  test.each(['p. 14', 'page 14', 'S. 14', 'Seite 14', 'blz. 14'])('“%s” is a page of the rulebook', (asked) => {
    const onPage = [...lore.registry.clauses.values()].filter((clause) => keysOf(clause).includes('p14'));
    expect(onPage.map(({ source }) => source.document)).toContain('rulebook');
    const ids = onPage.map(({ id }) => id);
    expect(foundIn('en', asked, ids.length).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every section of every source that has a number finds its clauses', () => {
    const find = searchIn('en');
    const lost = [...lore.registry.clauses.values()].filter((clause) => {
      const { section } = clause.source;
      if (!/^(\d+\.\d+(\(\w+\))*|[A-Z]{1,2}\d+[a-z]?)$/.test(section)) return false;
      return !find(section).found.some(({ id, score }) => id === clause.id && score >= 1000);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('are read with and without their signs, and plain numbers are none', () => {
    const cite = citedBy({ page: ['p', 'Seite'], section: ['section'] });
    const keys = (question: string): readonly string[] => cite(question).map(({ key }) => key);
    expect(keys('§ 2.7(4)(a)')).toEqual(['2.7.4.a']);
    expect(keys('section III and p. 12')).toEqual(['p12', '#3']);
    expect(keys('84 IPC, 2 fighters, round 1')).toEqual([]);
    expect(answersKey(['3.4.7'], '3.4')).toBe('part');
    expect(answersKey(['3.40'], '3.4')).toBe('no');
  });
});

describe('spaces', () => {
  test.each([
    ['BER LAB', 'daak.board.bering-not-labrador'],
    ['TAS', 'daak.board.tas-includes-boxes'],
    ['Hudson Bay', 'board.hudson-bay-western-canada'],
    ['Kaspisches Meer', 'daak.board.caspian-is-sea-zone'],
    ['Schweiz überfliegen', 'B20.4'],
  ])('“%s” is known by name and code', (asked, answer) => {
    for (const language of LANGUAGES) expect(foundIn(language, asked, 5)).toContain(answer);
  });

  test('any name or code of any board finds what speaks of that space, if anything does', () => {
    for (const language of LANGUAGES) {
      const { ideas } = indexIn(language);
      const find = searchIn(language);
      const spoken = places.places.filter(({ idea }) => ideas.has(idea));
      expect(spoken.length).toBeGreaterThan(60);
      const lost = spoken
        .flatMap(({ names, codes }) => [...names, ...codes])
        .filter((name) => find(name).found.length === 0);
      expect(lost).toEqual([]);
    }
  });

  test('a code in small letters is a word like others', () => {
    expect(foundIn('en', 'can', 3)).toEqual([]);
  });
});

describe('words of players', () => {
  test('that name who does it are not what is done, and no name is cut to another word', () => {
    for (const [one, other] of [
      ['fighter', 'fighting'],
      ['carrier', 'carried'],
      ['zerstorer', 'zerstort'],
    ] as const)
      expect(likeness(one, other)).toBeLessThan(0.9);
    for (const [one, other] of [
      ['feld', 'felder'],
      ['attacks', 'attacking'],
      ['verteidigt', 'verteidigung'],
    ] as const)
      expect(likeness(one, other)).toBe(0.9);
    const named = termsAmong(
      termsFrom(
        new Map([
          ['plane', ['plane', 'planes']],
          ['fighter', ['fighter']],
          ['landing', ['landing']],
        ]),
      ),
    );
    const ideasIn = (text: string): readonly string[] => named(wordsIn(text)).map(({ idea }) => idea);
    expect(ideasIn('a plan to fight on land')).toEqual([]);
    expect(ideasIn('planes and fighters at landings')).toEqual(['plane', 'plane', 'fighter', 'landing']);
  });

  test('may come apart in a question', () => {
    const terms = termsFrom(new Map([['retreat', ['zieht zurück']]]));
    const words = wordsIn('Wohin zieht sich ein U-Boot zurück?');
    expect(termsAmong(terms)(words)).toEqual([]);
    expect(termsAmong(terms, 4)(words)).toEqual([{ idea: 'retreat', at: 1, length: 2 }]);
    expect(foundIn('de', 'Wohin zieht sich ein U-Boot zurück?', 5)).toContain('B13.5');
  });

  test('every word for every idea finds clauses, in whatever language it is asked', () => {
    for (const language of LANGUAGES) {
      const { ideas } = indexIn(language);
      for (const glossary of [
        lore.glossaries,
        new Map([...lore.ways].map(([one, { said }]) => [one, new Map(Object.entries(said))])),
      ]) {
        const own = glossary.get(language) ?? new Map<string, readonly string[]>();
        const lost = [...own]
          .filter(([idea]) => ideas.has(idea))
          .flatMap(([, words]) => words.filter((word) => foundIn(language, word, 1).length === 0));
        expect(lost).toEqual([]);
      }
    }
  });

  test('names of several words count only as a whole', () => {
    const named = termsAmong(
      termsFrom(
        new Map([
          ['sbr', ['strategic bombing raid', 'SBR']],
          ['submarine', ['sub']],
        ]),
      ),
    );
    const ideasIn = (text: string): readonly string[] => named(wordsIn(text)).map(({ idea }) => idea);
    expect(ideasIn('A strategic bombing raid, an SBR, two subs')).toEqual(['sbr', 'sbr', 'submarine']);
    expect(ideasIn('strategic retreat')).toEqual([]);
  });
});

test('an index that was sent finds what the index finds', () => {
  for (const language of LANGUAGES) {
    const index = indexIn(language);
    const find = searcherFor(unpacked(JSON.parse(JSON.stringify(packed(index, lore.registry)))));
    for (const [asked] of questionsIn(language)) expect(find(asked)).toEqual(searchIn(language)(asked));
  }
});
