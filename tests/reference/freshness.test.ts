// A translation is fresh, stale or missing, and one sees which.

import { describe, expect, test } from 'vitest';
import { clausesOf, fingerprint, freshnessOf, progressOf, stamped } from '../../src/reference/index.ts';

const block = (id: string, body: string, of?: string): string =>
  `<Clause id="${id}"${of === undefined ? '' : ` of="${of}"`}>\n${body}\n</Clause>\n`;

const ENGLISH =
  block('B1.1', 'The turn has\nsix phases.') +
  block('sub.one', 'A submarine leaves.') +
  block('air.two', 'A plane lands.');
const english = clausesOf(ENGLISH);
const GERMAN =
  block('B1.1', 'Der Zug hat sechs Phasen.') +
  block('sub.one', 'Ein U-Boot geht.') +
  block('air.two', 'Ein Flugzeug landet.');
const german = stamped(GERMAN, english);

const rewritten = (from: string, to: string) => clausesOf(ENGLISH.replace(from, to));

describe('a fingerprint', () => {
  test('is eight hex digits of the hash of what is said', () => {
    expect(fingerprint('A submarine leaves.')).toBe('b81db881');
    expect(fingerprint('A submarine stays.')).not.toBe(fingerprint('A submarine leaves.'));
  });

  test('does not depend on where lines break', () => {
    expect(fingerprint('The turn has six\nphases.\n')).toBe(fingerprint('The turn has\n  six phases.'));
  });
});

describe('a translation', () => {
  test('is stamped block by block, and then fresh', () => {
    expect(progressOf(clausesOf(GERMAN), english)).toMatchObject({
      fresh: 0,
      unstamped: ['B1.1', 'sub.one', 'air.two'],
    });
    expect(progressOf(clausesOf(german), english)).toEqual({
      fresh: 3,
      missing: [],
      stale: [],
      unstamped: [],
      orphans: [],
    });
    expect(german.replace(/ of="[^"]+"/g, '')).toBe(GERMAN);
  });

  test('is stale where English has changed, and only there', () => {
    const now = rewritten('A submarine leaves.', 'A submarine may leave.');
    expect(progressOf(clausesOf(german), now)).toMatchObject({ fresh: 2, stale: ['sub.one'], missing: [] });
  });

  test('stays fresh when English is only wrapped anew', () => {
    expect(progressOf(clausesOf(german), rewritten('has\nsix', 'has six')).fresh).toBe(3);
  });

  test('keeps the stamp it has: a stale block does not become fresh by stamping', () => {
    const now = rewritten('A submarine leaves.', 'A submarine may leave.');
    expect(stamped(german, now)).toBe(german);
  });

  test('has an orphan where English has taken a clause out', () => {
    const now = english.filter(({ id }) => String(id) !== 'air.two');
    expect(progressOf(clausesOf(german), now)).toMatchObject({ fresh: 2, orphans: ['air.two'] });
    expect(stamped(GERMAN, now)).toContain('<Clause id="air.two">');
  });

  test('misses what English has added', () => {
    const now = clausesOf(ENGLISH + block('new.one', 'New.'));
    expect(progressOf(clausesOf(german), now)).toMatchObject({ fresh: 3, missing: ['new.one'] });
  });

  test('is judged block by block', () => {
    const [one] = clausesOf(block('B1.1', 'Der Zug.', '00000000'));
    expect(one === undefined ? undefined : freshnessOf(one, english[0])).toBe('stale');
  });
});
