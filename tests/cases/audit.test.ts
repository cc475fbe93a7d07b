// Every clause answers for itself: a rule of what is legal has an accepted and a refused case, an effect a case, a
// definition and a paragraph of the rulebook a case or a stated reason, an advice its text.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import type { Case } from '../../src/cases/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { casesOf } from '../support/conformance/cases.ts';
import { EXCEPTIONS, type Lack } from '../support/conformance/clause-exceptions.ts';

const registered = Object.entries(registry.clauses).map(([id, clause]) => ({ id, ...clause }));
type Clause = (typeof registered)[number];

/** Clauses a case speaks of: the one it is about, those it says were applied, the one its refusal must cite. */
const acceptedFor = ({ clause, then }: Case): readonly string[] =>
  'refused' in then ? [] : [clause, ...(then.applied ?? [])];
const refusedFor = ({ then }: Case): readonly string[] =>
  'refused' in then && then.refused.clause !== undefined ? [then.refused.clause] : [];

/** Every ruleset once, whatever its versions; those that are not offered yet as well. */
const IDS = [...new Set(RULESETS.map(({ id }) => id))];

const all = IDS.flatMap((id) => casesOf(id));
const accepted = new Set(all.flatMap(acceptedFor));
const refused = new Set(all.flatMap(refusedFor));

/** Rules that several rulesets share stand under a name of their own. */
const SYSTEMS: readonly string[] = [...IDS, 'linked-war'];
const cited: ReadonlySet<string> = new Set(RULESETS.flatMap(({ cites }) => Object.values(cites).flat()));

/** Rulings count for the rulesets whose versions follow them; those of other editions come with these editions. */
const ours = registered.filter(
  ({ id, kind, ruleset }) =>
    SYSTEMS.includes(ruleset) &&
    (kind !== 'ruling' || ruleset !== 'linked-war' || cited.has(id) || accepted.has(id) || refused.has(id)),
);

const lacksOf = ({ id, kind }: Clause): readonly Lack[] => {
  if (!accepted.has(id) && !refused.has(id)) return ['case'];
  if (kind !== 'legality') return [];
  return [...(accepted.has(id) ? [] : (['accepted'] as const)), ...(refused.has(id) ? [] : (['refused'] as const))];
};

describe('clauses and cases', () => {
  test('there are clauses of every kind to look at', () => {
    const kinds = new Set(ours.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['advice', 'definition', 'effect', 'legality', 'rule', 'ruling']);
    expect(ours.filter(({ kind }) => kind === 'legality' || kind === 'effect').length).toBeGreaterThanOrEqual(169);
  });

  test.each(ours.map((clause) => [clause.id, clause] as const))('%s', (id, clause) => {
    expect(lacksOf(clause).filter((lack) => EXCEPTIONS[id]?.lacks !== lack)).toEqual([]);
  });

  test('every exception is still one: an entry whose clause has its case by now is taken out', () => {
    const stale = ours.filter((clause) => {
      const excused = EXCEPTIONS[clause.id];
      return excused !== undefined && !lacksOf(clause).includes(excused.lacks);
    });
    expect(stale.map(({ id }) => id)).toEqual([]);
  });

  test('every exception is a clause and gives a reason', () => {
    const known = new Set(ours.map(({ id }) => id));
    for (const [id, { reason }] of Object.entries(EXCEPTIONS)) {
      expect(known).toContain(id);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});

describe('cases can fail', () => {
  const demandsOf = ({ then }: Case): number =>
    'refused' in then
      ? Object.keys(then.refused).length - 1
      : Object.keys(then.state ?? {}).length +
        (then.applied ?? []).length +
        (then.notApplied ?? []).length +
        (then.awaits ?? []).length +
        (then.asked === undefined ? 0 : 1);

  test.each(IDS)('every case of %s demands something', (ruleset) => {
    const specs = casesOf(ruleset);
    expect(specs.length).toBeGreaterThan(200);
    expect(specs.filter((spec) => demandsOf(spec) === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every case is of a ruleset there is, in its folder', () => {
    const here = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(here.map(({ name }) => name).sort()).toEqual([...IDS].sort());
    expect(all.length).toBeGreaterThanOrEqual(450);
  });
});

describe('advice is text', () => {
  const folder = join(import.meta.dirname, '../../content/rules/en');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

  test.each(ours.filter(({ kind }) => kind === 'advice').map(({ id }) => id))('%s', (id) => {
    expect(texts.some((text) => text.includes(`<Clause id="${id}">`))).toBe(true);
  });
});
