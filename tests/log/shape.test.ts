// What is said of a line of the wrong shape: what is missing, what a thing must be, in every language and in words a
// player knows.
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { sayFault } from '../../src/i18n/faults.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { bytesOf, type LogFaults, parseLine } from '../../src/log/index.ts';
import type { Language } from '../../src/vocab/index.ts';
import { AT, GAME, NONCE, openOrder } from './sample.ts';

type Json = { readonly [key: string]: unknown };

const research: Json = { type: 'research', power: 'ussr', dice: 2, nonce: NONCE };
const line: Json = {
  v: 1,
  game: GAME,
  seq: 1,
  prev: 'ab'.repeat(32),
  at: AT,
  by: 'anna',
  order: research,
  events: [],
};
const without = (from: Json, key: string): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
const order = (change: Json): Json => ({ ...line, order: { ...research, ...change } });

const shape = (value: Json): LogFaults['wrong-shape'] => {
  const read = parseLine(bytesOf(canonicalize(value) ?? ''));
  if (read.ok || read.error.code !== 'wrong-shape') throw new Error(read.ok ? 'sound' : read.error.code);
  return read.error.params;
};
const say = (value: Json, language: Language = 'en'): string =>
  sayFault({ code: 'wrong-shape', params: shape(value) }, wordsOf(secondEditionBoard, language), String);
const open = (change: Json): Json => ({ ...line, order: { ...openOrder, ...change } });

const WRONG: readonly (readonly [string, Json, string])[] = [
  ['nothing there', without(line, 'by'), '“by” is missing.'],
  ['nothing there, deeper', { ...line, order: without(research, 'power') }, '“order/power” is missing.'],
  ['an order without a type', { ...line, order: { power: 'ussr' } }, '“order/type” is missing.'],
  ['a key too many', order({ colour: 'red' }), '“order” holds “colour”, which does not belong there.'],
  ['another power', order({ power: 'italy' }), '“order/power” must be one of ussr, germany, uk, japan, usa or china.'],
  ['too many', order({ dice: 100 }), '“order/dice” must be a whole number from 1 to 99.'],
  ['too few', order({ dice: 0 }), '“order/dice” must be a whole number from 1 to 99.'],
  ['no number', order({ dice: 'two' }), '“order/dice” must be a whole number from 1 to 99.'],
  ['a number without an upper end', { ...line, seq: -1 }, '“seq” must be a whole number, 0 or more.'],
  [
    'a number in a list',
    { ...line, events: [{ type: 'dice-awaited', needs: [{ purpose: 'x', n: 1, sides: 1 }] }] },
    '“events/0/needs/0/sides” must be a whole number from 2 to 100.',
  ],
  ['no list', { ...line, events: 'none' }, '“events” must be a list.'],
  ['no text', { ...line, by: 7 }, '“by” must be a text.'],
  ['too long', { ...line, note: 'x'.repeat(4001) }, '“note” must have at most 4,000 characters.'],
  ['empty', { ...line, note: '' }, '“note” must not be empty.'],
  [
    'too many players',
    open({ players: Array.from({ length: 41 }, () => openOrder.players[0]) }),
    '“order/players” must have at most 40 entries.',
  ],
  ['no players', open({ players: [] }), '“order/players” must have at least 1 entry.'],
  ['no time', { ...line, at: '2026-03-01' }, '“at” must be a time in UTC such as 2026-03-01T20:14:00Z.'],
  ['no hash', { ...line, prev: 'x' }, '“prev” must be 64 hexadecimal digits in small letters.'],
  ['no id', { ...line, by: 'Anna K' }, '“by” must be small letters and digits, joined by single hyphens.'],
  [
    'no day',
    { ...line, order: { type: 'absence', from: '2026-02-30', to: '2026-03-02' } },
    '“order/from” must be a day such as 2026-03-01.',
  ],
  [
    'an option of another name',
    open({ options: { ...openOrder.options, luck: 'bad' } }),
    '“order/options/luck” must be one of dice or low-luck.',
  ],
  ['a clock of no hours', open({ clock: { turn: 0 } }), '“order/clock/turn” must be a whole number from 1 to 8,784.'],
];

describe('the wrong shape', () => {
  test('the line these tests start from is sound', () => {
    expect(parseLine(bytesOf(canonicalize(line) ?? '')).ok).toBe(true);
  });
  test.each(WRONG)('%s', (_, value, sentence) => {
    expect(say(value)).toBe(sentence);
  });
  test.each(['en', 'de', 'nl'] as const)('in %s without a word of the schema', (language) => {
    for (const [, value] of WRONG) {
      const sentence = say(value, language);
      expect(sentence).not.toMatch(/invalid|unrecognized|too_|undefined|null|NaN|expected|string|array|record|_/);
      expect(sentence).toMatch(/^[A-Z“‘»].*[^.]\.$/);
    }
  });
});
