// Zones that go by their number are written as players write them, and what is written so is read.

import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { read } from '../notation/support.ts';

describe.each([pacific2001, linked2001])('places in the mails of $id', (ruleset) => {
  test.each(LANGUAGES)('%s', (language) => {
    const words = wordsOf(ruleset.board, language);
    const zones = ruleset.board.spaces.filter(({ name }) => /^Sea Zone \d+$/.test(name.en));
    expect(zones.length).toBeGreaterThan(50);
    for (const { id, name } of zones) expect(words.shorthand(id)).toBe(`SZ ${name.en.split(' ').at(-1)}`);
    const [zone] = zones;
    const units = [{ space: zone?.id ?? '', power: 'japan' as const, units: { submarine: 1 } }];
    const { problems } = read(
      { ruleset, power: 'japan', phase: 'noncombat-move', setup: 'empty', units },
      `1 sub ${words.shorthand(zone?.id ?? '')} > ${words.shorthand(zones[1]?.id ?? '')}`,
    );
    expect(problems).toEqual([]);
  });
  test('whatever has a name goes by its code', () => {
    const words = wordsOf(ruleset.board, 'en');
    for (const { id, code, kind } of ruleset.board.spaces) if (kind === 'land') expect(words.shorthand(id)).toBe(code);
  });
});
