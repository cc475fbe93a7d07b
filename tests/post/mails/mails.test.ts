import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openProject } from './project.ts';
import { type Scored, score, table, validate } from './score.ts';

/** Mails of each folder that are understood at first reading, by language. These only grow. */
const FLOORS = {
  /** Ninety that the reader was written with. */
  mails: { en: 30, de: 30, nl: 30 },
  /** Others of the same kind, some of which are still asked about. */
  more: { en: 439, de: 371, nl: 364 },
} as const;

/**
 * Mails of which something is left out or taken otherwise than meant, and nothing asked. Each is a fault to be mended;
 * the list only shrinks.
 */
const WRONGLY: { readonly [folder in keyof typeof FLOORS]: readonly string[] } = {
  mails: [],
  more: [],
};

describe.each(['mails', 'more'] as const)('turn mails as people write them: %s', async (name) => {
  const folder = path.join(import.meta.dirname, name);
  const project = await openProject(path.resolve(import.meta.dirname, '../../..'));
  const all: readonly Scored[] = await score(folder, project);

  test('say in canonical lines what they mean, and these lines are taken', () => {
    const items = all.map(({ item }) => item);
    expect(items).toHaveLength(readdirSync(folder).filter((file) => file.endsWith('.json')).length);
    expect(validate(items, project)).toEqual([]);
  });

  test.each(['en', 'de', 'nl'] as const)('are understood at first reading as often as ever: %s', (language) => {
    const missed = all.filter(({ item, why }) => item.language === language && why !== undefined);
    const of = all.filter(({ item }) => item.language === language).length;
    expect(of - missed.length, missed.map(({ item, why }) => `${item.id}: ${why}`).join('\n')).toBeGreaterThanOrEqual(
      FLOORS[name][language],
    );
  });

  test('are entered otherwise than meant by no fault but those listed: what is not understood is asked about', () => {
    const wrongly = all.filter(({ entered }) => entered === 'wrongly');
    expect(
      wrongly.map(({ item }) => item.id),
      wrongly.map(({ item, why }) => `${item.id}: ${why}`).join('\n'),
    ).toEqual(WRONGLY[name]);
  });

  test('the figure', () => {
    console.log(`turn mails understood at first reading, ${name}\n${table(all)}`);
    expect(all.length).toBeGreaterThan(85);
  });
});
