// A log made by a later program is told from one that is wrong: by which rules it is played, which are known here, and
// what to do. Wherever a log is read it is the same fault.
import { describe, expect, test } from 'vitest';
import { appendOrder, gameOf, verifyGame } from '../../src/archive/index.ts';
import { secondEditionBoard } from '../../src/board/index.ts';
import { sayFault } from '../../src/i18n/faults.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { bytesOf, parseLog } from '../../src/log/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { proveLog } from '../../src/site/proof/prove.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { purchase } from '../archive/play.ts';
import { ABROAD, foreignText, opening, type Rules, UNHEARD, UNSEEN } from './foreign.ts';
import { AT, GAME } from './sample.ts';

const file = `games/${GAME}/log.jsonl`;
const known = RULESETS.map(({ id, version }) => ({ id, version }));
const LATER: Rules = { ruleset: 'second-edition', version: 77 };
const OTHER: Rules = { ruleset: 'enhanced-dreams', version: 1 };

const faultOf = (rules: Rules) => ({
  file,
  line: 1,
  code: 'unknown-ruleset',
  params: { ...rules, known },
  remedy: 'use-newer-version',
});
const read = (text: string) => parseLog(bytesOf(text), { file, game: GAME });

describe.each([LATER, OTHER])('rules $ruleset $version', (rules) => {
  test('are named where every line can be read', () => {
    const { entries, faults } = read(foreignText([opening(rules), ...ABROAD]));
    expect(entries).toHaveLength(3);
    expect(faults).toEqual([faultOf(rules)]);
  });
  test.each([
    ['an event', [opening(rules), ...ABROAD, UNHEARD], 3],
    ['a unit', [opening(rules), UNSEEN], 1],
    ['an option', [opening(rules, { options: { weather: 'on' } })], 0],
    ['a power', [opening(rules, { players: [{ id: 'li', name: 'Li', role: 'player', powers: ['brazil'] }] })], 0],
    ['a key', [opening(rules, { theatres: ['europe'] })], 0],
  ])('are named where %s of theirs is not known, and not its shape', (_, lines, readable) => {
    const { entries, faults } = read(foreignText(lines));
    expect(entries).toHaveLength(readable);
    expect(faults).toEqual([faultOf(rules)]);
  });
  test('do not hide that a line was changed', () => {
    const changed = foreignText([opening(rules), ...ABROAD]).replace('Welcome.', 'Go away.');
    expect(read(changed).faults.map(({ code, line }) => [code, line])).toEqual([
      ['unknown-ruleset', 1],
      ['wrong-prev', 3],
    ]);
  });
  test('are a fault of the game: shown as far as it can be read, and not gone on with', () => {
    const game = gameOf(GAME, bytesOf(foreignText([opening(rules), ...ABROAD])));
    expect(game.faults).toEqual([faultOf(rules)]);
    expect(game.entries).toHaveLength(3);
    expect(verifyGame(game)).toMatchObject({ verdict: 'broken', faults: [faultOf(rules)] });
    expect(appendOrder(game, purchase, { at: AT, by: 'anna' })).toMatchObject({
      ok: false,
      error: { kind: 'fault', fault: { code: 'unknown-ruleset' } },
    });
  });
  test('are named by the proof in a browser', () => {
    expect(proveLog(GAME, bytesOf(foreignText([opening(rules), ...ABROAD, UNHEARD])))).toMatchObject({
      verdict: 'broken',
      entries: 3,
      faults: [
        { line: 1, code: 'unknown-ruleset', newer: 'yes', known: known.map(({ id, version }) => `${id} ${version}`) },
      ],
    });
  });
});

test('by known rules a wrong shape is a wrong shape', () => {
  const rules = { ruleset: 'daak', version: 1 };
  expect(read(foreignText([opening(rules, { options: { weather: 'on' } })])).faults).toMatchObject([
    { line: 1, code: 'wrong-shape' },
  ]);
  expect(read(foreignText([opening(rules), UNHEARD])).faults).toMatchObject([{ line: 2, code: 'unknown-event' }]);
});

test('a later format is named, with the versions that are known', () => {
  const text = foreignText([opening(LATER, { weather: 'rain' })], GAME, 2);
  expect(read(text).faults).toMatchObject([
    { line: 1, code: 'unknown-version', params: { v: 2, known: [1] }, remedy: 'use-newer-version' },
  ]);
  expect(proveLog(GAME, bytesOf(text)).faults).toEqual([
    { line: 1, code: 'unknown-version', newer: 'yes', known: ['1'] },
  ]);
});

describe.each(LANGUAGES)('in words: %s', (language) => {
  const words = wordsOf(secondEditionBoard, language);
  const say = (rules: Rules): string =>
    sayFault({ code: 'unknown-ruleset', params: { ...rules, known } }, words, String);

  test('a later version of known rules is told from rules nobody has heard of', () => {
    expect(say(LATER)).toContain('77');
    expect(say(LATER)).toContain('second-edition');
    expect(say(LATER)).not.toContain('daak');
    for (const { id } of known) expect(say(OTHER)).toContain(id);
    expect(say(OTHER)).toContain('enhanced-dreams');
    expect(say(OTHER)).toContain('Fieldpost');
  });
  test('what to do is to take a newer program', () => {
    expect(words.say('advice-use-newer-version')).toContain('Fieldpost');
    expect(words.say('fault-unknown-version', { v: 2, known: [1] })).toMatch(/2.*Fieldpost.*1/);
  });
});
