// How clauses of different systems stand to each other: none is left out, and both directions say the same.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRegistry, readRelations } from '../../src/reference/files.ts';
import {
  isOurRuling,
  PLAYED_SYSTEMS,
  relationsOf,
  type System,
  systemsBeside,
  treatmentOf,
  turned,
} from '../../src/reference/index.ts';
import { newestRulesets } from '../../src/rulesets/index.ts';

const project = path.resolve(import.meta.dirname, '../..');
const registry = readRegistry(project);
const relations = readRelations(project, registry);
const clauses = [...registry.clauses.values()].filter((clause) => !isOurRuling(clause));

const clauseOf = (id: string) => {
  const clause = registry.clauses.get(id);
  if (clause === undefined) throw new Error(`There is no clause ${id}.`);
  return clause;
};
const standing = (id: string, system: System) => {
  const found = treatmentOf(relations, clauseOf(id), system);
  return { relation: found?.relation, clauses: found?.counterparts.map(({ clause }) => clause.id) };
};

test('the systems that play are the rulesets there are', () => {
  expect([...PLAYED_SYSTEMS].sort()).toEqual(
    newestRulesets()
      .map(({ id }) => id)
      .sort(),
  );
});

describe('relations', () => {
  test('say of every clause how it stands to every other system', () => {
    const unsaid = clauses.flatMap((clause) =>
      systemsBeside(clause.ruleset)
        .filter((system) => treatmentOf(relations, clause, system) === undefined)
        .map((system) => `${clause.id} to ${system}`),
    );
    expect(unsaid).toEqual([]);
    expect(clauses.filter(({ source }) => source.document === 'rulebook').length).toBe(142);
  });

  test('call no system silent that speaks, nor one more than is asked', () => {
    const idle = [...relations.silent].flatMap(([id, systems]) => {
      const { ruleset } = clauseOf(id);
      const beside = systemsBeside(ruleset);
      return systems
        .filter((system) => system !== 'linked-war' && !beside.includes(system))
        .concat(systems.filter((system) => systems.includes('linked-war') && /-(1999|2001)$/.test(system)))
        .map((system) => `${id} to ${system}`);
    });
    expect(idle).toEqual([]);
  });

  test('agree in both directions', () => {
    const wrong = [...relations.counterparts].flatMap(([id, counterparts]) =>
      counterparts
        .filter(({ clause, relation }) => {
          const back = relations.counterparts.get(clause.id)?.filter((one) => one.clause.id === id);
          return back?.length !== 1 || back[0]?.relation !== turned(relation);
        })
        .map(({ clause }) => `${id} and ${clause.id}`),
    );
    expect(wrong).toEqual([]);
  });

  test('say of all clauses that the registry calls related how they decide the point', () => {
    const wrong = clauses.flatMap(({ id, related }) =>
      related
        .filter((other) => !isOurRuling(clauseOf(other)))
        .filter((other) => !relations.counterparts.get(id)?.some(({ clause }) => clause.id === other))
        .map((other) => `${id} and ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('tell what is the same, stricter, looser, another rule, or not spoken of', () => {
    expect(standing('B12.2', 'daak')).toEqual({ relation: 'silent', clauses: [] });
    expect(standing('B12.2', 'enhanced-realism')).toEqual({
      relation: 'stricter',
      clauses: ['realism.sub.first-round-timing'],
    });
    expect(standing('realism.sub.first-round-timing', 'second-edition').relation).toBe('looser');
    expect(standing('B13.2', 'daak')).toEqual({ relation: 'same', clauses: ['daak.retreat.not-from-nobody'] });
    expect(standing('B22.1', 'linked-2001').relation).toBe('other');
  });

  test('give a clause that three games share to each of them, and a game’s own to the linked one', () => {
    for (const system of ['europe-1999', 'pacific-2001', 'linked-2001'] as const)
      expect(standing('B10.2', system).clauses).toEqual(['C24']);
    expect(standing('B9.6', 'pacific-2001').relation).toBe('silent');
    expect(standing('B18.1', 'linked-2001').clauses).toEqual(['C11', 'P21']);
    expect(standing('B18.1', 'europe-1999').clauses).toEqual(['C11']);
  });

  test('are refused if they speak of no clause, of a ruling, or of a pair twice or the wrong way round', () => {
    const given = (json: unknown) => () => relationsOf(json, registry);
    expect(given({ 'B13.2': { same: ['C41'] } })).not.toThrow();
    expect(given({ 'B99.9': {} })).toThrow('B99.9 is no clause');
    expect(given({ 'B13.2': { same: ['C99'] } })).toThrow('C99 is no clause');
    expect(given({ 'B13.2': { same: ['ruling.D9'] } })).toThrow('ruling.D9 is a ruling');
    expect(given({ 'B13.2': { same: ['C41'], other: ['C41'] } })).toThrow('related twice');
    expect(given({ C41: { same: ['B13.2'] } })).toThrow('belongs to B13.2');
    expect(given({ 'B13.2': { same: ['B13.1'] } })).toThrow('belongs to B13.1');
    expect(given({ 'B13.2': { same: ['C41'], silent: ['linked-war'] } })).toThrow('said to be silent');
    expect(given({ 'B13.2': { silent: ['chess'] } })).toThrow();
  });
});
