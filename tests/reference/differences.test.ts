// The known differences between the systems: each can be seen in how their clauses stand to each other, and has words
// in every language.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { readDifferences, readRegistry, readRelations, readTopics } from '../../src/reference/files.ts';
import { type Difference, differencesOf, PLAYED_SYSTEMS, treatmentOf, type Value } from '../../src/reference/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { MESSAGES } from '../support/messages.ts';

const project = path.resolve(import.meta.dirname, '../..');
const registry = readRegistry(project);
const relations = readRelations(project, registry);
const differences = readDifferences(project, registry);

/** Whether beside the clauses of the first it is told that one of the others decides otherwise, or is silent. */
const isSeenFrom = ({ clauses }: Value, { systems }: Value, row: Difference): boolean =>
  clauses.some((clause) =>
    systems.some((system) => {
      const standing = treatmentOf(relations, clause, system);
      const told = standing?.counterparts.filter((one) => idsOf(row).includes(one.clause.id)) ?? [];
      return standing?.relation === 'silent' || told.some(({ relation }) => relation !== 'same');
    }),
  );

const idsOf = ({ values }: Difference): readonly string[] =>
  values.flatMap(({ clauses }) => clauses.map(({ id }) => id));

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

describe('known differences', () => {
  test('are many, of topics there are, and none without two systems that part ways', () => {
    const topics = new Set(readTopics(project, 'en').map(({ topic }) => topic));
    expect(differences.length).toBeGreaterThanOrEqual(80);
    expect(differences.filter(({ topic }) => !topics.has(topic))).toEqual([]);
    const alike = differences.filter(({ values, silent }) => values.length < 2 && silent.length === 0);
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  test('can each be seen beside the clauses, between every two systems that part ways', () => {
    const unseen = differences.flatMap((row) =>
      pairsOf(row.values)
        .filter(([one, other]) => !isSeenFrom(one, other, row) && !isSeenFrom(other, one, row))
        .map(([one, other]) => `${row.id}: ${one.systems[0]} and ${other.systems[0]}`),
    );
    expect(unseen).toEqual([]);
  });

  test('have a clause to show on every point, and every system in one place', () => {
    for (const { id, values, silent } of differences) {
      expect(values.flatMap(({ clauses }) => clauses).length, id).toBeGreaterThan(0);
      expect([...values.flatMap(({ systems }) => systems), ...silent].sort(), id).toEqual([...PLAYED_SYSTEMS].sort());
    }
  });

  test.each(LANGUAGES)('have few words in %s, for the point and for what each group of systems has', (language) => {
    const words = wordsOf(secondEditionBoard, language);
    const unsaid = differences.flatMap(({ id, values }) => {
      const key = MESSAGES.find((message) => message === `difference-${id}`);
      if (key === undefined) return [id];
      const say = (part: string) => words.say(key, { part } as never);
      const said = values.map(({ systems }) => say(systems[0] ?? ''));
      const isShort = said.every((text) => text.length < 130) && say('point').length < 60;
      return isShort && new Set([...said, say('point')]).size === said.length + 1 ? [] : [id];
    });
    expect(unsaid).toEqual([]);
    const left = MESSAGES.filter((message) => message.startsWith('difference-')).filter(
      (message) => !differences.some(({ id }) => message === `difference-${id}`),
    );
    expect(left).toEqual([]);
  });

  test('are refused if they speak of no clause, name a system twice, or hold a clause of nobody named', () => {
    const given = (values: readonly (readonly string[])[], clauses: readonly string[]) => () =>
      differencesOf({ point: { topic: 'board', values, clauses } }, registry);
    expect(given([['daak']], ['daak.aa.not-a-casualty'])).not.toThrow();
    expect(given([['europe-1999']], ['C23'])).not.toThrow();
    expect(given([['daak']], ['daak.none'])).toThrow('which is no clause');
    expect(given([['daak'], ['daak']], ['daak.aa.not-a-casualty'])).toThrow('names daak twice');
    expect(given([['daak']], ['C23'])).toThrow('nothing to show C23 with');
    expect(given([['linked-war']], ['C23'])).toThrow();
  });
});
