import { describe, expect, test } from 'vitest';
import { loadGame, rulesOf, turnsOf } from '../../src/archive/index.ts';
import type { LogEntry } from '../../src/log/index.ts';
import { happenedBy, kindsOf, tellingOf } from '../../src/post/index.ts';
import { root } from '../support/sources.ts';

const toldOf = (slug: string, language: 'en' | 'de' | 'nl' = 'en') => {
  const game = loadGame(root, slug);
  const ruleset = rulesOf(game);
  if (ruleset === undefined) throw new Error(slug);
  const telling = tellingOf(game, ruleset, language, { moment: (at) => at, page: (turn) => turn });
  const turns = turnsOf(game);
  return { game, turns, telling, by: (isNew: (entry: LogEntry) => boolean) => happenedBy(telling, turns, isNew) };
};

describe('what happened by some entries', () => {
  test('is told turn by turn: a headline with its round, and sentences', () => {
    const { by, turns } = toldOf('spring-evening');
    const all = by(() => true);
    expect(all[0]?.headline).toMatch(/^.+ opened the game “.+”$/);
    expect(all.slice(1)).toHaveLength(turns.filter(({ entries }) => entries.length > 0).length);
    for (const { headline, lines } of all.slice(1)) {
      expect(headline).toMatch(/\(round \d+\)$/);
      expect(lines[0]).toMatch(/\.$/);
    }
  });

  test('is of those entries alone, and of nothing where there are none', () => {
    const { by, turns } = toldOf('spring-evening');
    expect(by(() => false)).toEqual([]);
    const last = turns.filter(({ entries }) => entries.length > 0).at(-1);
    const seqs = last?.entries.map(({ entry }) => entry.seq) ?? [];
    expect(by(({ seq }) => seqs.includes(seq))).toHaveLength(1);
  });

  test('of a long time only the last turns are told in full', () => {
    const { by } = toldOf('sparring-match');
    const all = by(() => true).slice(1);
    expect(all.length).toBeGreaterThan(50);
    expect(all.map(({ lines }) => lines.length > 0).lastIndexOf(false)).toBe(all.length - 5);
    expect(all.every(({ headline }) => headline !== undefined)).toBe(true);
  });

  test.each(['en', 'de', 'nl'] as const)('holds no number of entries, in %s', (language) => {
    const { by, game, telling } = toldOf('fought-again', language);
    const text = by(() => true)
      .flatMap(({ headline = '', lines }) => [headline, ...lines])
      .join('\n');
    expect(text).not.toMatch(/undefined|\d+ (entry|entries|Eintr|regel)/);
    expect(kindsOf(telling, game.entries.slice(1, 3))).not.toBe('');
  });
});
