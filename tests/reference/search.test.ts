// What players type finds the clause that answers them among the first three, in their own language.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGlossary, readRegistry, readTopics } from '../../src/reference/files.ts';
import { indexOfTopics, search } from '../../src/reference/index.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';

const project = path.resolve(import.meta.dirname, '../..');
const glossaries = LANGUAGES.map((language) => readGlossary(project, language));
const english = readTopics(project, 'en');

/** What is typed, and the clauses any of which answers it. */
const ASKED: { readonly [language in Language]: readonly (readonly [string, readonly string[]])[] } = {
  en: [
    ['can subs retreat', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw']],
    ['fighter carrier sunk island', ['air.homeless-fighter-lands-in-zone']],
    ['aa gun captured move', ['aa.captured-immobile']],
    ['blitz through empty', ['B4.3']],
    ['panama canal ships', ['linked.canal.panama', 'canal.panama-one-move', 'daak.canal.panama-two-zones']],
    ['capital captured money', ['capital.loot']],
    ['transport unload two territories', ['B8.4']],
    ['battleship shot landing', ['amphib.one-shot-per-battleship', 'amphib.bombardment-forfeit']],
    ['ally transport', ['transport.allied-three-turns', 'B8.6']],
    ['retreat amphibious', ['amphib.no-retreat']],
  ],
  de: [
    ['U-Boot Rückzug', ['sub.retreat-or-withdraw']],
    ['Panzer durchfahren Flak', ['armor.blitz-past-aa-and-complex']],
    ['Teilentladen', ['daak.transport.no-partial-unload-combat', 'daak.transport.partial-unload-noncombat']],
    ['Magic84', ['daak.victory.magic84']],
    ['Suezkanal', ['canal.suez-ships-only']],
    ['neutrales Land überfliegen', ['B20.4', 'B20.3', 'B20.1']],
    ['Hauptstadt besetzt Einkommen', ['capital.no-production', 'B21.2']],
    ['Küstenbombardement', ['amphib.bombardment-forfeit', 'daak.battleship.bombard-conditions']],
    ['Träger versenkt Jäger', ['air.homeless-fighter-lands-in-zone']],
    ['Kaspisches Meer', ['daak.board.caspian-is-sea-zone', 'ruling.D27']],
  ],
  nl: [
    ['onderzeeboot onderduiken', ['sub.both-sides-withdraw']],
    ['terugtrekken', ['retreat.after-each-defence-fire']],
    ['hoofdstad veroverd IPC', ['capital.loot']],
    ['overbruggen', ['transport.bridging-limit', 'transport.bridging']],
    ['luchtdoelgeschut veroverd', ['aa.captured-immobile']],
    ['kamikaze', ['carrier.no-kamikaze']],
    ['tank bliksemaanval', ['B4.3']],
    ['zware bommenwerper', ['B17.8', 'weapons.heavy-bombers-attack-only']],
    ['vliegdekschip bondgenoot', ['carrier.allied-landing', 'B6.9']],
    ['slagschip schot', ['amphib.one-shot-per-battleship']],
    // Said in one word, with the English abbreviation, and asked for in English.
    ['onderzeeboot terugtrekken', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw', 'daak.sub.withdraw-alone']],
    ['sub retreat', ['sub.retreat-or-withdraw', 'sub.both-sides-withdraw']],
  ],
};

describe.each(LANGUAGES)('a search in %s', (language) => {
  const index = indexOfTopics(readTopics(project, language), english, glossaries);

  test.each(ASKED[language])('for “%s” finds the answer', (asked, answers) => {
    const found = search(index, asked, 3).map(({ id }) => id);
    expect(
      found.some((id) => answers.includes(id)),
      found.join(', '),
    ).toBe(true);
  });

  test('finds nothing by words nobody uses', () => {
    expect(search(index, 'xylophone qwertz', 3)).toEqual([]);
    expect(search(index, ' … ', 3)).toEqual([]);
  });
});

test('what is not translated is found in English', () => {
  const index = indexOfTopics([], english, glossaries);
  expect(search(index, 'capital captured money', 1).map(({ id }) => id)).toEqual(['capital.loot']);
});

test('every answer is a clause', () => {
  const { clauses } = readRegistry(project);
  const answers = Object.values(ASKED).flatMap((asked) => asked.flatMap(([, ids]) => ids));
  expect(answers.filter((id) => !clauses.has(id))).toEqual([]);
});
